import type { Bilingual, SeenValue } from '@waqf/contracts';
import { auditValueLabel } from '@waqf/contracts/audit';
import { isolatedIn } from '@waqf/formats';
import { DomainError, type FieldProblem } from './domain-error.js';

/** Fields of a record, by the names and in the form of the request that changes them. */
type Fields = Readonly<Record<string, SeenValue | undefined>>;

/** Somebody else has changed what the user is about to change; each field says what it is now. */
export class ChangedMeanwhileError extends DomainError {
  readonly code: string = 'platform.changed-meanwhile';
  readonly status = 409;
  override readonly fields: readonly FieldProblem[];
  constructor(
    override readonly now: Readonly<Record<string, SeenValue>>,
    text: Bilingual = {
      ar: 'تغيّرت هذه البيانات بعد أن فتحتها، ولم يُحفظ شيء. راجع ما صارت إليه',
      en: 'This was changed after you opened it, and nothing was saved. Check what it is now',
    },
    /** What a value is called that only its context can name. */
    named: Readonly<Record<string, Bilingual>> = {},
  ) {
    super(text);
    const labelOf = (field: string, value: SeenValue, language: 'ar' | 'en'): string =>
      isolatedIn(language, named[field]?.[language] ?? valueLabel(field, value, language));
    this.fields = Object.entries(now).map(([field, value]) => ({
      field,
      message: {
        ar: `تغيّر بعد أن فتحته، وهو الآن: ${labelOf(field, value, 'ar')}`,
        en: `Changed after you opened it; it is now: ${labelOf(field, value, 'en')}`,
      },
    }));
  }

  /** The same refusal for a call that has other names for these fields; the values are called what they were called. */
  renamed(names: Readonly<Record<string, string>>): ChangedMeanwhileError {
    const entries = Object.entries(this.now).map(([field, value]) => ({ field, name: names[field] ?? field, value }));
    return new ChangedMeanwhileError(
      Object.fromEntries(entries.map(({ name, value }) => [name, value])),
      this.text,
      Object.fromEntries(
        entries.map(({ field, name, value }) => [
          name,
          { ar: valueLabel(field, value, 'ar'), en: valueLabel(field, value, 'en') },
        ]),
      ),
    );
  }
}

const valueLabel = (field: string, value: SeenValue, language: 'ar' | 'en'): string =>
  auditValueLabel(field, value === null ? null : String(value), language);

/**
 * Refuses when a field that is wanted is by now neither what the user saw nor what they want. Fields without a seen
 * value are not checked: a page of an older release sends none.
 * @param now the current values, locked by the caller
 * @throws ChangedMeanwhileError (409)
 */
export function refuseChangedMeanwhile(wanted: Fields, now: Fields, seen: Fields = {}): void {
  const changed = Object.keys(wanted).filter((name) => {
    const [asked, current, before] = [wanted[name], now[name] ?? null, seen[name]];
    return asked !== undefined && before !== undefined && current !== before && current !== asked;
  });
  if (changed.length === 0) return;
  throw new ChangedMeanwhileError(Object.fromEntries(changed.map((name) => [name, now[name] ?? null])));
}

/**
 * What of a request is still to be done: a form sends all its fields, and one that the user left as they saw it must
 * not undo what somebody else has made of it since.
 * @throws ChangedMeanwhileError (409)
 */
export function askedSince<Wanted extends object>(wanted: Wanted, now: object, seen: Fields = {}): Partial<Wanted> {
  const asked = Object.entries(wanted).filter(([name, value]) => value !== undefined && value !== seen[name]);
  refuseChangedMeanwhile(Object.fromEntries(asked), now as Fields, seen);
  return Object.fromEntries(asked) as Partial<Wanted>;
}
