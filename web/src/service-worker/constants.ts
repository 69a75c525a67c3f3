/** How long a page is waited for before the copy of the last visit is shown, where there is one. */
export const PAGE_TIMEOUT_SECONDS = 4;

/** Pages, and files of the build, that are kept for times without a network; the one not used for longest goes first. */
export const PAGES_KEPT = 40;
export const FILES_KEPT = 250;

export const PAGES_CACHE = 'pages';
export const FILES_CACHE = 'build-files';
