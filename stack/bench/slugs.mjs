// @ts-check
import { Failure } from '../failure.mjs';

/** @typedef {{ service: string, subService: string, post: string }} Slugs what there is to ask for */

/**
 * @param {string} site
 * @returns {Promise<Slugs>}
 */
export async function readSlugs(site) {
  /** @param {string} path @returns {Promise<string>} */
  const first = async (path) => {
    /** @type {{ data?: { slug: string, externalUrl?: string | null }[] }} */
    const { data = [] } = await (await fetch(`${site}${path}?limit=20`)).json();
    const slug = data.find(({ externalUrl }) => !externalUrl)?.slug;
    if (slug === undefined) throw new Failure(`${path} lists nothing to measure.`);
    return slug;
  };
  return { service: await first('/api/services'), subService: await first('/api/subservices'), post: await first('/api/blogs') };
}
