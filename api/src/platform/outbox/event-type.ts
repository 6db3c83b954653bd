/** A kind of event. Contexts declare theirs and export it from `index.ts`. */
export interface EventType<T> {
  /** `<context>.<what-happened>` */
  readonly name: string;
  /** Carries the payload's type only. */
  readonly payload?: T;
}

/** An event as listeners get it. */
export interface OutboxEvent<T> {
  /** Row id: the key against double delivery. */
  readonly id: string;
  /** Place in the stream, in the order in which events become final; opaque, compare with `after` only. */
  readonly position: string;
  readonly type: string;
  readonly payload: T;
  readonly occurredAt: Date;
}

/** Declares an event: `export const waqfApproved = defineEvent<{ waqfId: string }>('endowments.waqf-approved')`. */
export function defineEvent<T extends object>(name: string): EventType<T> {
  return { name };
}
