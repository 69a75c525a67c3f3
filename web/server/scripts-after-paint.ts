/** An external script of the build, as Next writes it; one for browsers of before modules (`noModule`) is left alone: no other fetches it. */
const SCRIPT = /<script (?=src="\/_next\/static\/[^"]*" async="")/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** Where one piece of Next's inline data ends and the next one begins: pieces are for pages that are sent as they are made. */
const BETWEEN_DATA = '</script><script>self.__next_f.push(';

/** Of a type that no browser knows: the address is there, but nothing is fetched. */
const WAITING = 'text/x-after-paint';

/**
 * A frame comes once the stylesheet is there, and a tab in the background gets none. Each script
 * begins in a task of its own: a dozen at once would keep a slow phone from answering its reader.
 */
const LOADER = `<script>(() => {
  const start = (waiting) => {
    const script = document.createElement('script');
    for (const { name, value } of waiting.attributes) if (name !== 'type') script.setAttribute(name, value);
    waiting.replaceWith(script);
  };
  const load = () => document.querySelectorAll('script[type="${WAITING}"]').forEach((waiting) => setTimeout(start, 0, waiting));
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(load));
  setTimeout(load, document.visibilityState === 'visible' ? 2000 : 0);
})()</script>`;

/**
 * Has a page fetch its scripts once it has been painted, or after two seconds. It can be read without them; fetched at once, they would
 * share the line with the letters and the picture it is read for. Its inline data becomes one script, so that its policy, a header which
 * nothing compresses, names one hash for all of it.
 * @param html a whole page as Next renders it
 */
export function scriptsAfterPaint(html: string): string {
  const end = html.lastIndexOf('</body>');
  if (end < 0 || html.search(SCRIPT) < 0) return html;
  const page = `${html.slice(0, end)}${LOADER}${html.slice(end)}`;
  return page.replaceAll(BETWEEN_DATA, ';self.__next_f.push(').replace(PRELOAD, '').replace(SCRIPT, `<script type="${WAITING}" `);
}
