/** A kind of work. Contexts declare theirs with `defineQueue`. */
export interface Queue<T> {
  /** `<context>.<verb-noun>`, letters, digits, `.`, `-` */
  readonly name: string;
  /** Carries the data's type only. */
  readonly data?: T;
}

/** A claimed job. */
export interface Job<T> {
  readonly id: string;
  readonly data: T;
  /** 1 on the first run. */
  readonly attempt: number;
  /** True when a failure now is the last one. */
  readonly lastAttempt: boolean;
  /** Aborted on expiry and on shutdown. */
  readonly signal: AbortSignal;
}

/** Declares a queue: `const readDocument = defineQueue<{ documentId: string }>('documents.read-document')`. */
export function defineQueue<T extends object>(name: string): Queue<T> {
  return { name };
}
