/** An answer as it was sent, without what belongs to one call alone. */
export interface KeptAnswer {
  readonly type: string;
  readonly body: Buffer;
}

export interface StoreLimits {
  readonly maxBytes: number;
  /** Of one answer together with its question. */
  readonly maxEntryBytes: number;
}

/** Keeps answers by their questions, those asked for last, up to a number of bytes. */
export class AnswerStore {
  private readonly answers = new Map<string, KeptAnswer>();
  private used = 0;

  constructor(private readonly limits: StoreLimits) {}

  get bytes(): number {
    return this.used;
  }

  get size(): number {
    return this.answers.size;
  }

  get(question: string): KeptAnswer | undefined {
    const answer = this.answers.get(question);
    if (!answer) return undefined;
    // A map keeps the order of insertion: the first is the one nobody has asked for longest.
    this.answers.delete(question);
    this.answers.set(question, answer);
    return answer;
  }

  set(question: string, answer: KeptAnswer): void {
    this.delete(question);
    const bytes = bytesOf(question, answer);
    if (bytes > this.limits.maxEntryBytes) return;
    this.answers.set(question, answer);
    this.used += bytes;
    for (const oldest of this.answers.keys()) {
      if (this.used <= this.limits.maxBytes) return;
      this.delete(oldest);
    }
  }

  clear(): void {
    this.answers.clear();
    this.used = 0;
  }

  private delete(question: string): void {
    const answer = this.answers.get(question);
    if (!answer) return;
    this.answers.delete(question);
    this.used -= bytesOf(question, answer);
  }
}

/** Two bytes per character is what a text takes at most in memory. */
const bytesOf = (question: string, { body }: KeptAnswer): number => body.length + 2 * question.length;
