/** An answer that leads to a page and is kept by nobody. */
export const leadTo = (path: string): Response =>
  new Response(null, { status: 307, headers: { Location: path, 'Cache-Control': 'no-store' } });
