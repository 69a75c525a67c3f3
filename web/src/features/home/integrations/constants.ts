/** Where the logos' drawings are read from, with the version of their package, so that browsers may keep them. */
export const LOGOS_PATH = '/integrations.svg';
export const LOGOS_VERSION = '16.37.0';

export const INTEGRATION_COUNT = 24;
export const ROW_COUNT = 2;
