// @ts-check

/** What pages are measured at; the first one is what the others are compared with. */
export const SERVERS = { nginx: 'nginx, file', front: 'through the front', site: 'web/server', next: 'next start' };
