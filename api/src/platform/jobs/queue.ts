/** A kind of background work. Contexts declare theirs with `defineQueue`. */
export interface Queue<T> {
  /** `<context>.<verb-noun>`; letters, digits, `.` and `-` */
  readonly name: string;
  /** Has no value; it carries the type of the data. */
  readonly data?: T;
}

/** A claimed job. */
export interface Job<T> {
  readonly id: string;
  readonly data: T;
  /** Number of this run, 1 for the first. */
  readonly attempt: number;
  /** True when a failure now is the last one. */
  readonly lastAttempt: boolean;
  /** Aborted when the job expires and on shutdown. */
  readonly signal: AbortSignal;
}

/** Declares a queue: `const readDocument = defineQueue<{ documentId: string }>('documents.read-document')`. */
export function defineQueue<T extends object>(name: string): Queue<T> {
  return { name };
}
