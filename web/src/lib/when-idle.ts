/** Safari knows no idle time. */
const knowsIdle = (): boolean => typeof requestIdleCallback === 'function';

/** Does something once the page has loaded and the browser is idle. @returns leaves it undone, if it isn't yet */
export function whenIdle(work: () => void): () => void {
  let idle: number | undefined;
  const schedule = () => (idle = knowsIdle() ? requestIdleCallback(work) : window.setTimeout(work));
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    window.removeEventListener('load', schedule);
    if (idle === undefined) return;
    if (knowsIdle()) cancelIdleCallback(idle);
    else window.clearTimeout(idle);
  };
}
