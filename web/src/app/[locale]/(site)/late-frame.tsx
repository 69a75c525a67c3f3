'use client';

import { late } from '@/lib/late';

const parts = () => import('./frame-parts').then(({ frameParts }) => frameParts);

// In the browser once the page is awake; no public page needs them before.
export const AccountControls = late(() => parts().then((all) => all.AccountControls));
export const AuthBoot = late(() => parts().then((all) => all.AuthBoot));
export const AuthModalHost = late(() => parts().then((all) => all.AuthModalHost));
export const CartBoot = late(() => parts().then((all) => all.CartBoot));
export const CartButton = late(() => parts().then((all) => all.CartButton));
