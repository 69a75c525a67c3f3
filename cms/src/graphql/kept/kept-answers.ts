import { AnswerStore, type KeptAnswer, type StoreLimits } from './answer-store';

/** What came of looking for an answer. */
export interface Look {
  /** The answer, where there is one. */
  readonly answer?: KeptAnswer;
  /** Takes the answer that was found elsewhere then; nothing where it is none to keep. Has to be called where there was no answer. */
  settle(answer: KeptAnswer | undefined): void;
}

const nothing = () => undefined;

/** Public answers of one state of the content. Whoever asks the same at the same time waits for one answer. */
export class KeptAnswers {
  private readonly store: AnswerStore;
  private readonly underWay = new Map<string, Promise<KeptAnswer | undefined>>();
  private current: string | undefined;
  private counted = { hits: 0, misses: 0 };

  /** @param readStamp names the state of the content now; undefined where nobody knows */
  constructor(
    private readonly readStamp: () => Promise<string | undefined>,
    limits: StoreLimits,
  ) {
    this.store = new AnswerStore(limits);
  }

  get figures(): Readonly<{ hits: number; misses: number; bytes: number; answers: number }> {
    return { ...this.counted, bytes: this.store.bytes, answers: this.store.size };
  }

  /** @param mayKeep whether the question's answer is one to keep; asked where there is none yet */
  async look(question: string, mayKeep: () => boolean): Promise<Look> {
    const stamp = await this.readStamp();
    if (stamp === undefined) return { settle: nothing };
    if (stamp !== this.current) {
      this.store.clear();
      this.underWay.clear();
      this.current = stamp;
    }
    const answer = this.store.get(question) ?? (await this.underWay.get(question));
    if (answer) {
      this.counted.hits += 1;
      return { answer, settle: nothing };
    }
    return mayKeep() ? this.begin(question, stamp) : { settle: nothing };
  }

  private begin(question: string, stamp: string): Look {
    this.counted.misses += 1;
    let resolve: (answer: KeptAnswer | undefined) => void = nothing;
    const promised = new Promise<KeptAnswer | undefined>((done) => {
      resolve = done;
    });
    this.underWay.set(question, promised);
    return {
      settle: (answer) => {
        if (this.underWay.get(question) === promised) this.underWay.delete(question);
        // Read before the content changed, it may be the old one.
        if (answer && this.current === stamp) this.store.set(question, answer);
        resolve(answer);
      },
    };
  }
}
