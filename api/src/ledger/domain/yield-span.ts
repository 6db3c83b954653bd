/** A period of days for which the income and expenses of the yield are summed. */
export interface YieldSpan {
  /** ISO dates in Asia/Riyadh, both included. */
  readonly from: string;
  readonly to: string;
  /** Only entries recorded after this moment (database time) are counted; null: all. */
  readonly recordedAfter: Date | null;
}
