/** A kind of event. Contexts declare theirs and export them from `index.ts`. */
export interface EventType<T> {
  /** `<context>.<what-happened>` */
  readonly name: string;
  /** Has no value; it carries the type of the payload. */
  readonly payload?: T;
}

/** An event as it is passed to listeners. */
export interface OutboxEvent<T> {
  /** Row id: used to detect a second delivery. */
  readonly id: string;
  /** Position in the stream, in the order in which events become final; opaque, compare it with `after` only. */
  readonly position: string;
  readonly type: string;
  readonly payload: T;
  readonly occurredAt: Date;
}

/** Declares an event: `export const waqfApproved = defineEvent<{ waqfId: string }>('endowments.waqf-approved')`. */
export function defineEvent<T extends object>(name: string): EventType<T> {
  return { name };
}
