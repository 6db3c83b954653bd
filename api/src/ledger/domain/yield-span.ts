/** Days whose income and expenses of the yield are summed. */
export interface YieldSpan {
  /** ISO days of Asia/Riyadh, both included. */
  readonly from: string;
  readonly to: string;
  /** Only what was recorded later, by the database's time; null: all. */
  readonly recordedAfter: Date | null;
}
