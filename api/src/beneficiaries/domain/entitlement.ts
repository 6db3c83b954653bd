import type { Bilingual } from '@waqf/contracts';
import { sentenceList } from '@waqf/formats';
import type { BeneficiaryRecord } from './beneficiary.js';

/** One field that contradicts the others. */
export interface EntitlementProblem {
  readonly field: keyof BeneficiaryRecord;
  readonly message: Bilingual;
}

type Life = Pick<BeneficiaryRecord, 'entitledFrom' | 'bornOn' | 'diedOn'>;

/** Problems of dates that are impossible. @param today ISO day of Asia/Riyadh */
export function lifeProblems({ entitledFrom, bornOn, diedOn }: Life, today: string): EntitlementProblem[] {
  const problems: EntitlementProblem[] = [];
  if (bornOn !== null && bornOn > today)
    problems.push({
      field: 'bornOn',
      message: { ar: 'تاريخ الميلاد في المستقبل', en: 'The date of birth is in the future' },
    });
  if (diedOn !== null && diedOn > today)
    problems.push({
      field: 'diedOn',
      message: { ar: 'تاريخ الوفاة في المستقبل', en: 'The date of death is in the future' },
    });
  if (diedOn !== null && bornOn !== null && diedOn < bornOn)
    problems.push({
      field: 'diedOn',
      message: { ar: 'الوفاة قبل الميلاد', en: 'The date of death is before the date of birth' },
    });
  if (diedOn !== null && entitledFrom !== null && diedOn < entitledFrom)
    problems.push({
      field: 'entitledFrom',
      message: { ar: 'بداية الاستحقاق بعد الوفاة', en: 'The entitlement begins after the death' },
    });
  return problems;
}

/**
 * Nobody may stand for a minor who has died or is a minor: where that becomes known of a guardian, the guardianship is
 * ended first.
 * @param unfit what is recorded of somebody who cannot be a guardian
 * @param wards names of those whom the person represents in this waqf, today or later
 */
export function guardianProblems(unfit: Pick<Life, 'diedOn'>, wards: readonly string[]): EntitlementProblem[] {
  if (wards.length === 0) return [];
  const [ar, en] = [sentenceList(wards, 'ar'), sentenceList(wards, 'en')];
  return [
    {
      field: unfit.diedOn === null ? 'bornOn' : 'diedOn',
      message: {
        ar: `وليّ مسجل على ${ar}. أنهِ ولايته أولًا، ثم احفظ هذا التاريخ`,
        en: `Recorded as guardian of ${en}. End the guardianship first, then save this date`,
      },
    },
  ];
}

type Entitled = Pick<BeneficiaryRecord, 'allocatedPercentage' | 'isActive' | 'diedOn'>;

/** Problems of a change: no new share for a suspended or deceased person, and no resumption of a deceased person. */
export function changeProblems(before: Entitled, after: Entitled): EntitlementProblem[] {
  const problems: EntitlementProblem[] = [];
  const newShare = after.allocatedPercentage !== before.allocatedPercentage && (after.allocatedPercentage ?? 0) > 0;
  if (newShare && after.diedOn !== null)
    problems.push({
      field: 'allocatedPercentage',
      message: { ar: 'لا تُحدد نسبة لمستفيد متوفى', en: 'A deceased beneficiary cannot be given a share' },
    });
  else if (newShare && !after.isActive)
    problems.push({
      field: 'allocatedPercentage',
      message: { ar: 'استأنف الاستحقاق أولًا ثم حدد النسبة', en: 'Resume the entitlement first, then set the share' },
    });
  if (after.isActive && !before.isActive && after.diedOn !== null)
    problems.push({
      field: 'isActive',
      message: { ar: 'لا يُستأنف استحقاق متوفى', en: 'The entitlement of a deceased beneficiary cannot be resumed' },
    });
  return problems;
}
