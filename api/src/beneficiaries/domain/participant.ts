import type { Gender } from '@waqf/contracts/beneficiaries';
import type { BeneficiaryRecord } from './beneficiary.js';

/** A beneficiary as the division of a yield needs to know them. */
export interface Participant {
  readonly beneficiaryId: string;
  readonly fullName: string;
  /** Ten-thousandths of a percent; zero when none was set. */
  readonly share: bigint;
  readonly active: boolean;
  readonly gender: Gender | null;
  readonly weight: bigint;
  readonly class: string | null;
  readonly tier: number | null;
  /** ISO days of Asia/Riyadh. */
  readonly entitledFrom: string | null;
  readonly bornOn: string | null;
  readonly diedOn: string | null;
}

/** What a division reads of a beneficiary's row. */
export interface ParticipantRecord
  extends Pick<
    BeneficiaryRecord,
    'id' | 'fullName' | 'isActive' | 'class' | 'gender' | 'weight' | 'tier' | 'entitledFrom' | 'bornOn' | 'diedOn'
  > {
  /** Decimal text. */
  readonly allocatedPercentage: string | null;
}

/** @param shares percent by beneficiary id, of those whose share was another one on the day that is asked about */
export function participantOf(record: ParticipantRecord, shares: ReadonlyMap<string, number | null>): Participant {
  const { id, fullName, isActive, weight, gender, tier, entitledFrom, bornOn, diedOn } = record;
  const percentage = shares.has(id) ? shares.get(id) : record.allocatedPercentage;
  return {
    beneficiaryId: id,
    fullName,
    share: BigInt(Math.round(Number(percentage ?? 0) * 10_000)),
    active: isActive,
    gender,
    weight: BigInt(weight),
    class: record.class,
    tier,
    entitledFrom,
    bornOn,
    diedOn,
  };
}
