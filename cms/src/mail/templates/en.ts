import type { StaffRole } from '../../accounts/fields';
import { button, isolate, note, text, type Block, type MailTexts } from './content';
import { quotesEn } from './quotes-en';

const roleNames: Record<StaffRole, string> = { admin: 'Administrator', marketing_responsible: 'Marketing' };

const panel = (url: string | null): Block[] =>
  url === null
    ? []
    : [
        text('You also have an account in the content system, where posts and services are written. It has a password of its own, which you set here:'),
        button('Activate the content account', url),
      ];

/*
 * Mails to an address that nobody has verified don't greet by name: the name is whatever somebody typed, and the mail
 * would carry it to a stranger under our letterhead.
 */
export const en: MailTexts = {
  verification: ({ brand, verifyUrl, asksFor }) => ({
    title: 'Verify your email address',
    blocks: [
      text(`Thank you for creating an account with ${isolate(brand)}. Please confirm that this email address is yours: open the page below and press its button.`),
      ...(asksFor === null ? [] : [text(`This is a staff account with the role ${roleNames[asksFor]}. Verify it only if you registered it yourself: the account opens with the password that was entered then.`)]),
      button('Verify email address', verifyUrl),
      note('The link works once and for 24 hours.'),
      note('If you did not create an account, ignore this message. Without this step the account stays closed.'),
    ],
  }),
  'already-registered': ({ brand, loginUrl, forgotPasswordUrl }) => ({
    title: 'You already have an account',
    blocks: [
      text(`Somebody, probably you, has just tried to create an account with ${isolate(brand)} using this email address. There is one already, so nothing was changed. You can simply sign in.`),
      button('Sign in', loginUrl),
      text('If you no longer know your password, choose a new one:'),
      button('Choose a new password', forgotPasswordUrl),
      note('If it was not you, there is nothing to do. Whoever it was did not learn that this address has an account.'),
    ],
  }),
  reset: ({ brand, resetUrl }) => ({
    title: 'Choose a new password',
    blocks: [
      text(`A new password was requested for your account with ${isolate(brand)}. You can choose one on this page:`),
      button('Choose a new password', resetUrl),
      note('The link works once and for 30 minutes. Afterwards you are signed out on every device.'),
      note('If you did not ask for this, ignore this message. Your password stays as it is.'),
    ],
  }),
  'password-changed': ({ brand, contact, forgotPasswordUrl }) => ({
    title: 'Your password was changed',
    blocks: [
      text(`The password of your account with ${isolate(brand)} has just been changed, and you were signed out on every device. If that was you, there is nothing more to do.`),
      text(`If it was not you, choose a new password at once${contact === null ? '' : ` and write to us at ${isolate(contact)}`}.`),
      button('Choose a new password', forgotPasswordUrl),
    ],
  }),
  'staff-approved': ({ brand, name, role, loginUrl, panelUrl }) => ({
    title: 'Your staff account is ready',
    blocks: [
      text(`Hello ${isolate(name)}, your staff account with ${isolate(brand)} has been approved. Your role is: ${roleNames[role]}. You can now sign in to the dashboard.`),
      button('Sign in', loginUrl),
      ...panel(panelUrl),
    ],
  }),
  'staff-invitation': ({ brand, name, role, passwordUrl, panelUrl }) => ({
    title: 'You are invited to join the team',
    blocks: [
      text(`Hello ${isolate(name)}, you have been invited to the staff dashboard of ${isolate(brand)}. Your role is: ${roleNames[role]}. Set a password to start:`),
      button('Set your password', passwordUrl),
      note('The link works once and for 7 days.'),
      ...panel(panelUrl),
      note('If you did not expect this invitation, ignore this message.'),
    ],
  }),
  'staff-request': ({ name, email, role, staffUrl }) => ({
    title: 'A staff account is waiting for approval',
    blocks: [
      text(`${isolate(name)} (${isolate(email)}) has registered a staff account and verified the email address. The role asked for is: ${roleNames[role]}.`),
      button('Review the request', staffUrl),
      note('Approve only people you know. Until then the account can do nothing.'),
    ],
  }),
  ...quotesEn,
};
