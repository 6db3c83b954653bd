import { addDays } from '@waqf/formats';
import type { FilingKind } from '@waqf/contracts/endowments';

/** What must be reported to the authority: an approved waqf, or a change of one. */
export interface FilingDuty {
  readonly subjectId: string;
  readonly waqfId: string;
  readonly kind: FilingKind;
  /** The day in Riyadh on which the period starts. */
  readonly aroseOn: string;
}

/** A duty that was fulfilled. */
export interface FilingRecord extends FilingDuty {
  readonly filedOn: string;
  readonly number: string;
}

const friday = 5;
const saturday = 6;

/** The last of `count` working days after a day. Public holidays are not known here, so they count as working days. */
export function workingDaysAfter(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0; ) {
    last = addDays(last, 1);
    const weekday = new Date(`${last}T00:00:00Z`).getUTCDay();
    if (weekday !== friday && weekday !== saturday) left -= 1;
  }
  return last;
}
