const UPLOADS = /^(?:https?:\/\/[^/]+)?\/uploads\//;

/** An upload's address on this site: the CMS itself is never named to a visitor. */
export const mediaPath = (url: string): string => url.replace(UPLOADS, '/media/');
