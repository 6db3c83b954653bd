import type { AssetValueSource } from '@waqf/contracts/endowments';

/** The value of a waqf's assets on a day, as a user recorded it. */
export interface RecordedAssetValue {
  readonly id: string;
  /** In halalas. */
  readonly amount: bigint;
  /** The day of the valuation, or of the deed. */
  readonly valuedOn: string;
  readonly source: AssetValueSource;
  readonly reference: string;
  /** The id of the user. */
  readonly recordedBy: string;
  readonly recordedAt: Date;
}
