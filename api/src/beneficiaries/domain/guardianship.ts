import { addDays, gregorianFromHijri, hijriFromGregorian, hijriMonthLength } from '@waqf/formats';

/** Ages in Hijri years: `ownAccessAge` for a minor's own access, `comesOfAge` for the end of a guardianship. */
export const ownAccessAge = 15;
const comesOfAge = 18;

/** A guardianship of a minor. Days of Asia/Riyadh, both included. */
export interface GuardianshipRecord {
  readonly id: string;
  /** User ids. */
  readonly wardId: string;
  readonly guardianId: string;
  readonly guardianName: string;
  readonly beneficiaryId: string;
  readonly waqfId: string;
  readonly deed: string;
  readonly from: string;
  readonly until: string;
  readonly continues: boolean;
  readonly setBy: string;
  readonly setAt: Date;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
  readonly endReason: string | null;
}

export function stateOf(
  { from, until, endedAt }: Pick<GuardianshipRecord, 'from' | 'until' | 'endedAt'>,
  today: string,
): 'named' | 'active' | 'over' | 'ended' {
  if (endedAt !== null) return 'ended';
  if (today < from) return 'named';
  return today <= until ? 'active' : 'over';
}

/**
 * Age in whole Hijri (Umm al-Qura) years on a day. In a month of 29 days the birthday of somebody born on a thirtieth
 * is its last day.
 * @param bornOn ISO, Gregorian
 */
export function hijriAge(bornOn: string, today: string): number {
  const born = hijriFromGregorian(bornOn);
  const now = hijriFromGregorian(today);
  const birthday = Math.min(born.day, hijriMonthLength(now.year, born.month));
  const isBeforeBirthday = now.month < born.month || (now.month === born.month && now.day < birthday);
  return now.year - born.year - (isBeforeBirthday ? 1 : 0);
}

/** The last day as a minor, ISO: the day before the eighteenth Hijri birthday. */
export function minorUntil(bornOn: string): string {
  const { year, month, day } = hijriFromGregorian(bornOn);
  const birthday = { year: year + comesOfAge, month, day: Math.min(day, hijriMonthLength(year + comesOfAge, month)) };
  return addDays(gregorianFromHijri(birthday), -1);
}

/** Whether a person can be a guardian: living and of age, as far as their waqf knows. */
export const isFitGuardian = (
  { bornOn, diedOn }: { readonly bornOn: string | null; readonly diedOn: string | null },
  today: string,
): boolean => diedOn === null && (bornOn === null || today > minorUntil(bornOn));

/**
 * Whether a guardianship of a minor would go on although the ward is of age, or of unknown age, by another day of
 * birth: its last day was counted from the former one.
 */
export const outlastsMinority = (
  { until, continues, endedAt }: Pick<GuardianshipRecord, 'until' | 'continues' | 'endedAt'>,
  bornOn: string | null,
  today: string,
): boolean => endedAt === null && !continues && until >= today && (bornOn === null || until > minorUntil(bornOn));
