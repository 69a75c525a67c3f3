const UPLOADS = /^(?:https?:\/\/[^/]+)?\/uploads\//;

/**
 * An upload's address on this site: the CMS itself is never named to a visitor.
 * @param url as the CMS gives it
 * @param updatedAt ISO time of the upload's last change. A replaced file keeps its name, so that its address needs this to be a new one.
 */
export function mediaPath(url: string, updatedAt?: string | null): string {
  const path = url.replace(UPLOADS, '/media/');
  const version = updatedAt ? Date.parse(updatedAt) : Number.NaN;
  return Number.isNaN(version) ? path : `${path}?v=${version.toString(36)}`;
}
