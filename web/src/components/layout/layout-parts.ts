import { ToastHost } from '../toast/toast-host';
import { FarDownBands } from './far-down-bands';
import { HeaderShell } from './header-shell';
import { LanguageLink } from './language-link';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';
import { PrivacyButton } from './privacy-button';
import { ScrollToTop } from './scroll-to-top';
import { ServicesMenu } from './services-menu';
import { SoftLinks } from './soft-links';

/** What moves in a page's frame, fetched as one. */
export const layoutParts = {
  FarDownBands, HeaderShell, LanguageLink, MobileMenu, NavLink, PrivacyButton, ScrollToTop, ServicesMenu, SoftLinks, ToastHost,
};
