'use client';

import { late } from '@/lib/late';

const parts = () => import('./layout-parts').then(({ layoutParts }) => layoutParts);

/*
 * What moves in a page's frame, in the browser once the page is awake. Server components take it from here: by importing a part itself they would put it
 * into the page's first load.
 */
export const FarDownBands = late(() => parts().then((all) => all.FarDownBands));
export const HeaderShell = late(() => parts().then((all) => all.HeaderShell));
export const LanguageLink = late(() => parts().then((all) => all.LanguageLink));
export const MobileMenu = late(() => parts().then((all) => all.MobileMenu));
export const NavLink = late(() => parts().then((all) => all.NavLink));
export const PrivacyButton = late(() => parts().then((all) => all.PrivacyButton));
export const ScrollToTop = late(() => parts().then((all) => all.ScrollToTop));
export const ServicesMenu = late(() => parts().then((all) => all.ServicesMenu));
export const SoftLinks = late(() => parts().then((all) => all.SoftLinks));
export const ToastHost = late(() => parts().then((all) => all.ToastHost));
