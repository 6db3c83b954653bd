import type { FieldName } from '@waqf/contracts/documents';
import { isNationalId } from '@waqf/formats';
import { groupOfField } from './confidence.js';
import { findDates } from '../entities/date-mentions.js';
import type { DeedText } from '../text/deed-text.js';
import { findNames } from '../entities/person-names.js';

/**
 * How many other values of the same kind the deed contains: the only long number of a deed is more likely right than
 * one of three. 0 for kinds that cannot be recognised without a label.
 */
export function othersLike(deed: DeedText, name: FieldName, start: number, value: string | number | string[]): number {
  switch (groupOfField[name]) {
    case 'number':
      return distinct(
        numbersIn(deed).filter((one) => !isNationalId(one) && !/^05\d{8}$/.test(one)),
        String(value),
      );
    case 'id':
      return distinct(numbersIn(deed).filter(isNationalId), String(value));
    case 'date':
      return distinct(
        findDates(deed.text).map(({ iso }) => iso),
        String(value),
      );
    case 'person': {
      const names = findNames(deed.text);
      const own = names.find((one) => one.start === start);
      return distinct(
        names.map((one) => spelled(deed, one)),
        own ? spelled(deed, own) : '',
      );
    }
    default:
      return 0;
  }
}

const numbersIn = (deed: DeedText): string[] =>
  [...deed.text.matchAll(/(?<![\d/.,-])\d{6,16}(?![\d/.,-])/g)].map(([number]) => number);

const spelled = (deed: DeedText, { start, end }: { start: number; end: number }): string =>
  deed.text.slice(start, end).replace(/\s+/g, '');

function distinct(values: string[], own: string): number {
  return new Set(values.filter((value) => value !== own)).size;
}
