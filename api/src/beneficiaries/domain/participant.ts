import type { Gender } from '@waqf/contracts/beneficiaries';
import type { BeneficiaryRecord } from './beneficiary.js';

/** A beneficiary with the data that the division of a yield needs. */
export interface Participant {
  readonly beneficiaryId: string;
  readonly fullName: string;
  /** Ten-thousandths of a percent; null when none was set. */
  readonly share: bigint | null;
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

/** The columns of a beneficiary that a division reads. */
export interface ParticipantRecord
  extends Pick<
    BeneficiaryRecord,
    'id' | 'fullName' | 'isActive' | 'class' | 'gender' | 'weight' | 'tier' | 'entitledFrom' | 'bornOn' | 'diedOn'
  > {
  /** Percent as decimal text; null when none was set. */
  readonly allocatedPercentage: string | null;
}

/** @param shares percent by beneficiary id, for those whose share was different on the requested day */
export function participantOf(record: ParticipantRecord, shares: ReadonlyMap<string, number | null>): Participant {
  const { id, fullName, isActive, weight, gender, tier, entitledFrom, bornOn, diedOn } = record;
  const percentage = (shares.has(id) ? shares.get(id) : record.allocatedPercentage) ?? null;
  return {
    beneficiaryId: id,
    fullName,
    share: percentage === null ? null : BigInt(Math.round(Number(percentage) * 10_000)),
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
