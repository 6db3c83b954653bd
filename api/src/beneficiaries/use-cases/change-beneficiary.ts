import { Injectable } from '@nestjs/common';
import type { ChangeBeneficiary as Input } from '@waqf/contracts/beneficiaries';
import { riyadhDay } from '@waqf/formats';
import { askedSince, type Ctx, Facts, type Json, Transactions } from '../../platform/index.js';
import { BeneficiaryAccess } from '../access.js';
import { BeneficiariesContradictionError, BeneficiariesNotFoundError } from '../beneficiaries.errors.js';
import { beneficiaryChanged, beneficiaryResumed, beneficiarySuspended } from '../beneficiaries.facts.js';
import type { BeneficiaryRecord } from '../domain/beneficiary.js';
import { changeProblems, type EntitlementProblem, guardianProblems, lifeProblems } from '../domain/entitlement.js';
import { isFitGuardian, outlastsMinority } from '../domain/guardianship.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';
import { GuardianshipRepository } from '../persistence/guardianship.repository.js';
import { RecordShare } from './record-share.js';

export interface Changed {
  record: BeneficiaryRecord;
  /** Sum of the waqf's active shares after the change, in percent. */
  totalPercentage: number;
}

const editable = [
  'relationship',
  'allocatedPercentage',
  'class',
  'gender',
  'weight',
  'tier',
  'entitledFrom',
  'bornOn',
  'diedOn',
] as const satisfies (keyof BeneficiaryRecord & keyof Input)[];

/** The nazir (or an administrator) changes a beneficiary's data, and suspends or resumes the entitlement. */
@Injectable()
export class ChangeBeneficiary {
  constructor(
    private readonly access: BeneficiaryAccess,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly guardianships: GuardianshipRepository,
    private readonly share: RecordShare,
    private readonly transactions: Transactions,
    private readonly facts: Facts,
  ) {}

  /**
   * Of a person who was removed only the days of birth and death are changed: what was allocated before is still paid,
   * and both decide to whom.
   * Omitted fields stay unchanged. A share without a day corrects the recorded one; with a day it applies from then on.
   * @throws BeneficiariesNotFoundError (404), BeneficiariesForbiddenError (403), ChangedMeanwhileError (409),
   *   BeneficiariesContradictionError, BeneficiariesShareDayError (422)
   */
  async execute(ctx: Ctx, { beneficiaryId, ...input }: Input & { beneficiaryId: string }): Promise<Changed> {
    const found = await this.beneficiaries.find(ctx, beneficiaryId);
    if (!found || !isOpenTo(input, found)) throw new BeneficiariesNotFoundError();
    await this.access.toManageBeneficiary(ctx, found);
    const record = await this.transactions.run(ctx, (ctx) => this.change(ctx, beneficiaryId, input));
    const [shares] = await this.beneficiaries.shares(ctx, [record.waqfId]);
    return { record, totalPercentage: shares?.total ?? 0 };
  }

  private async change(ctx: Ctx, beneficiaryId: string, wanted: Input): Promise<BeneficiaryRecord> {
    const { reason, shareFrom, seen, ...input } = wanted;
    const before = await this.beneficiaries.findForUpdate(ctx, beneficiaryId);
    if (!before || !isOpenTo(wanted, before)) throw new BeneficiariesNotFoundError();
    const given = askedSince(input, before, seen);
    const suspended = before.isActive ? (reason ?? null) : before.suspensionReason;
    const merged: BeneficiaryRecord = { ...before, ...given };
    const after = { ...merged, suspensionReason: merged.isActive ? null : suspended };
    const today = riyadhDay(ctx.clock.now());
    refuseAny([...lifeProblems(after, today), ...changeProblems(before, after)]);
    refuseAny(await this.guardianshipProblems(ctx, before, after));
    await this.share.execute(ctx, before, after, shareFrom ?? null);
    await this.beneficiaries.change(ctx, after);
    await this.record(ctx, before, after, reason ?? '', shareFrom ?? null);
    return after;
  }

  /**
   * A guardian must not go on reading and deciding for somebody who is of age by the corrected day of birth, nor once
   * they cannot be a guardian themselves. Days that are impossible have no age: they are refused before.
   */
  private async guardianshipProblems(
    ctx: Ctx,
    before: BeneficiaryRecord,
    after: BeneficiaryRecord,
  ): Promise<EntitlementProblem[]> {
    const today = riyadhDay(ctx.clock.now());
    const problems: EntitlementProblem[] = [];
    if (before.bornOn !== after.bornOn) {
      const given = await this.guardianships.ofWard(ctx, after);
      if (given.some((one) => outlastsMinority(one, after.bornOn, today))) problems.push(guardianOutlasts);
    }
    if (isFitGuardian(before, today) && !isFitGuardian(after, today)) {
      await this.beneficiaries.lockGuardian(ctx, after.personId);
      problems.push(...guardianProblems(after, await this.beneficiaries.wardsOf(ctx, after, today)));
    }
    return problems;
  }

  private async record(
    ctx: Ctx,
    before: BeneficiaryRecord,
    after: BeneficiaryRecord,
    reason: string,
    shareFrom: string | null,
  ): Promise<void> {
    const { waqfId, id: beneficiaryId, personId } = after;
    const fact = { waqfId, beneficiaryId, personId };
    const changed = editable.filter((field) => before[field] !== after[field]);
    const valuesOf = (from: BeneficiaryRecord): Record<string, Json> =>
      Object.fromEntries(changed.map((field) => [field, from[field]]));
    const dated: Record<string, Json> = shareFrom === null ? {} : { shareFrom };
    if (changed.length > 0)
      await this.facts.record(ctx, beneficiaryChanged, {
        ...fact,
        before: valuesOf(before),
        after: { ...valuesOf(after), ...dated },
      });
    if (before.isActive === after.isActive) return;
    await this.facts.record(ctx, after.isActive ? beneficiaryResumed : beneficiarySuspended, { ...fact, reason });
  }
}

function refuseAny([problem, ...more]: EntitlementProblem[]): void {
  if (problem) throw new BeneficiariesContradictionError([problem, ...more]);
}

const guardianOutlasts: EntitlementProblem = {
  field: 'bornOn',
  message: {
    ar: 'الولاية المسجلة تمتد إلى ما بعد البلوغ بهذا التاريخ. أنهها أولًا، ثم صحّح تاريخ الميلاد',
    en: 'The recorded guardianship goes on after the coming of age by this day. End it first, then correct the birth',
  },
};

const openOnceRemoved: readonly string[] = ['bornOn', 'diedOn'];

/** Whether a change is possible: of somebody who was removed, only what decides to whom they are paid. */
function isOpenTo({ seen: _seen, ...input }: Input, { removedAt }: BeneficiaryRecord): boolean {
  const names = Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : name));
  return removedAt === null || names.every((name) => openOnceRemoved.includes(name));
}
