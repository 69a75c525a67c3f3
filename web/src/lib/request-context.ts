import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  requestId: string;
}

const KEY = Symbol.for('rukn.request-context');

/** One store for both sides of the process, which are bundled apart. */
function store(): AsyncLocalStorage<RequestContext | undefined> {
  const holder = globalThis as { [KEY]?: AsyncLocalStorage<RequestContext | undefined> };
  return (holder[KEY] ??= new AsyncLocalStorage());
}

/** Does something on behalf of a request: each line that is logged meanwhile, and each question to the CMS, carries its id. */
export const onBehalfOf = <T>(requestId: string, work: () => T): T => store().run({ requestId }, work);

/** Does something that a request has only set off. */
export const onNobodysBehalf = <T>(work: () => T): T => store().run(undefined, work);

/** Id of the request on whose behalf this runs. */
export const currentRequestId = (): string | undefined => store().getStore()?.requestId;
