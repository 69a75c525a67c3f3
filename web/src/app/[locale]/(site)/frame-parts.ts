import { AccountControls } from '@/features/auth/account-controls';
import { AuthBoot } from '@/features/auth/auth-boot';
import { AuthModalHost } from '@/features/auth/auth-modal-host';
import { CartBoot } from '@/features/cart/cart-boot';
import { CartButton } from '@/features/cart/cart-button';

/** What features put into the frame of public pages, fetched as one. */
export const frameParts = { AccountControls, AuthBoot, AuthModalHost, CartBoot, CartButton };
