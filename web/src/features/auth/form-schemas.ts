// First, because it settles how the schemas below are made.
import {
  clientRegistrationForm,
  emailRequest,
  loginRequest,
  resetPasswordForm,
  staffRegistrationForm,
} from '@/contracts/account';

/** The same rules as the calls have; issues are keys of the messages' `Problems`. */
export const signInSchema = loginRequest.pick({ email: true, password: true });
export const createAccountSchema = clientRegistrationForm;
export const staffRegisterSchema = staffRegistrationForm;
export const emailSchema = emailRequest;
export const newPasswordSchema = resetPasswordForm;
