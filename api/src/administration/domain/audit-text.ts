import { listSeparator } from '@waqf/contracts/audit';
import type { AuditLine } from '../../platform/index.js';

type Values = NonNullable<AuditLine['before']>;

/** Values before and after that differ, by field. */
export function changesOf({ before, after }: Pick<AuditLine, 'before' | 'after'>) {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => {
    const [was, is] = [textOf(before?.[field]), textOf(after?.[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

/** What else was noted, without empty values. */
export function detailsOf({ details }: Pick<AuditLine, 'details'>) {
  return Object.entries(details).flatMap(([field, value]) => {
    const text = textOf(value);
    return text === null || text === '' ? [] : [{ field, value: text }];
  });
}

/** A list is shown as its values; anything deeper as it was written. */
function textOf(value: Values[string] | undefined): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(listSeparator);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
