import { contentModels, contentVersions, type ContentChange, type ContentModel } from '@/contracts/revalidate';

type Versions = Readonly<Record<string, string>>;

interface ContentPollerOptions {
  /** Reads the CMS's fingerprints, one per model; rejects while it doesn't answer. */
  read: () => Promise<unknown>;
  /** Handles changes just as a notification of the CMS is handled. */
  report: (changes: ContentChange[]) => Promise<void>;
  onStateChange: (answering: boolean, error?: unknown) => void;
}

const INTERVAL_MS = 15_000;
/** While the CMS is down, so that pages are fresh soon after it is back. */
const DOWN_INTERVAL_MS = 3_000;

const asChange = (model: ContentModel): ContentChange => ({ model, slug: null });

/**
 * Notices changes whose notification was lost: asks the CMS for a fingerprint of its content and reports what differs.
 * After a start, and after the CMS was away, everything counts as changed.
 */
export class ContentPoller {
  readonly #options: ContentPollerOptions;
  #known: Versions | undefined;
  #answering: boolean | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: ContentPollerOptions) {
    this.#options = options;
  }

  /** Asks now, and then again and again until `stop`. Resolves after the first question. */
  async start(): Promise<void> {
    await this.check();
    if (this.#stopped) return;
    const interval = this.#answering ? INTERVAL_MS : DOWN_INTERVAL_MS;
    // Replicas started together shall not ask together.
    this.#timer = setTimeout(() => void this.start(), interval * (0.9 + Math.random() * 0.2));
    this.#timer.unref();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** One question to the CMS. */
  async check(): Promise<void> {
    const { read, report } = this.#options;
    try {
      const versions = contentVersions.parse(await read());
      const changes = changesBetween(this.#known, versions);
      if (changes.length) await report(changes);
      this.#known = versions;
      this.#say(true);
    } catch (error) {
      this.#known = undefined;
      this.#say(false, error);
    }
  }

  #say(answering: boolean, error?: unknown): void {
    if (this.#answering === answering) return;
    this.#answering = answering;
    this.#options.onStateChange(answering, error);
  }
}

function changesBetween(before: Versions | undefined, after: Versions): ContentChange[] {
  if (!before) return contentModels.map(asChange);
  return contentModels.filter((model) => before[model] !== after[model]).map(asChange);
}
