import type { SystemSettings } from './settings.js';

/** The size of a waqf by the value of its assets; `unknown` while no value is recorded. */
export type KnownWaqfSize = 'large' | 'medium' | 'small' | 'unknown';

/** The legal deadlines of one waqf. */
export interface LegalDeadlines {
  readonly size: KnownWaqfSize;
  readonly registrationWorkingDays: number;
  readonly changeWorkingDays: number;
  readonly distributionMonths: number;
  /** The waqfs to which these deadlines apply, shown beside them. */
  readonly because: { readonly ar: string; readonly en: string };
}

type Times = Pick<LegalDeadlines, 'registrationWorkingDays' | 'changeWorkingDays' | 'distributionMonths'>;
/** The settings that determine the deadlines of a waqf. */
export type DeadlinesBySize = Pick<
  SystemSettings,
  keyof Times | `${keyof Times}Medium` | `${keyof Times}Large` | 'mediumWaqfMillions' | 'largeWaqfMillions'
>;

const halalasOfMillion = 100_000_000n;

/** @param assets value in halalas; null while no value is recorded */
export function waqfSize(
  { mediumWaqfMillions, largeWaqfMillions }: Pick<DeadlinesBySize, 'mediumWaqfMillions' | 'largeWaqfMillions'>,
  assets: bigint | null,
): KnownWaqfSize {
  if (assets === null) return 'unknown';
  if (assets >= BigInt(largeWaqfMillions) * halalasOfMillion) return 'large';
  return assets >= BigInt(mediumWaqfMillions) * halalasOfMillion ? 'medium' : 'small';
}

/**
 * The deadlines for a waqf with assets of this value. Without a recorded value the shortest of the three apply, so that
 * a nazir who keeps them is in time whatever the value turns out to be.
 * @param assets value in halalas; null while no value is recorded
 */
export function legalDeadlines(settings: DeadlinesBySize, assets: bigint | null): LegalDeadlines {
  const times = timesOf(settings);
  const size = waqfSize(settings, assets);
  const because = reasons(settings)[size];
  if (size !== 'unknown') return { size, ...times[size], because };
  const all = Object.values(times);
  const shortest = (name: keyof Times): number => Math.min(...all.map((each) => each[name]));
  return {
    size,
    registrationWorkingDays: shortest('registrationWorkingDays'),
    changeWorkingDays: shortest('changeWorkingDays'),
    distributionMonths: shortest('distributionMonths'),
    because,
  };
}

function timesOf(settings: DeadlinesBySize): Record<'large' | 'medium' | 'small', Times> {
  return {
    large: {
      registrationWorkingDays: settings.registrationWorkingDaysLarge,
      changeWorkingDays: settings.changeWorkingDaysLarge,
      distributionMonths: settings.distributionMonthsLarge,
    },
    medium: {
      registrationWorkingDays: settings.registrationWorkingDaysMedium,
      changeWorkingDays: settings.changeWorkingDaysMedium,
      distributionMonths: settings.distributionMonthsMedium,
    },
    small: {
      registrationWorkingDays: settings.registrationWorkingDays,
      changeWorkingDays: settings.changeWorkingDays,
      distributionMonths: settings.distributionMonths,
    },
  };
}

function reasons({
  mediumWaqfMillions: medium,
  largeWaqfMillions: large,
}: DeadlinesBySize): Record<KnownWaqfSize, LegalDeadlines['because']> {
  return {
    large: {
      ar: `وهي مهلة وقف تبلغ أصوله ${large} مليون ريال فأكثر`,
      en: `the deadline for a waqf with assets of SAR ${large} million or more`,
    },
    medium: {
      ar: `وهي مهلة وقف أصوله من ${medium} إلى أقل من ${large} مليون ريال`,
      en: `the deadline for a waqf with assets of SAR ${medium} to below ${large} million`,
    },
    small: {
      ar: `وهي مهلة وقف أصوله دون ${medium} مليون ريال`,
      en: `the deadline for a waqf with assets below SAR ${medium} million`,
    },
    unknown: {
      ar: 'وقيمة أصول الوقف لم تُسجل بعد، فأُخذت أقصر المهل',
      en: 'the value of the assets is not recorded, so the shortest deadline applies',
    },
  };
}
