import type { AssetValueSource } from '@waqf/contracts/endowments';

/** What the assets of a waqf were worth on a day, as somebody recorded it. */
export interface RecordedAssetValue {
  readonly id: string;
  /** Halalas. */
  readonly amount: bigint;
  /** The day of the valuation, or of the deed. */
  readonly valuedOn: string;
  readonly source: AssetValueSource;
  readonly reference: string;
  /** User id. */
  readonly recordedBy: string;
  readonly recordedAt: Date;
}
