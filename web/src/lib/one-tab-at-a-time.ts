/**
 * Does something while no other tab of the site does the same. Where the browser can't keep tabs apart (no https), it is
 * simply done: the server has to cope with both anyway.
 * @param name of what is done
 */
export const oneTabAtATime = <T>(name: string, task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, task) : task();
