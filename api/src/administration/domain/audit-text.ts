import { listSeparator } from '@waqf/contracts/audit';
import type { AuditLine } from '../../platform/index.js';

type Values = NonNullable<AuditLine['before']>;

/** Full names of people by their id. */
export type PeopleNames = ReadonlyMap<string, string>;

/** Fields whose value is the id of a person, and subjects that are one. */
const personFields = ['nazirUserId', 'personId', 'guardianId', 'person'];
const personSubjects = ['person', 'user'];

/** Ids of the people whom a line names beside who acted. */
export function peopleIn({ before, after, details, subjectType, subjectId }: AuditLine): string[] {
  const named = [before, after, details].flatMap((values) => personFields.map((field) => values?.[field]));
  const subject = personSubjects.includes(subjectType) ? [subjectId] : [];
  return [...named, ...subject].filter((id) => typeof id === 'string');
}

/** The person whom a line is about; null where it is about something else, or about nobody that is known. */
export const subjectName = ({ subjectType, subjectId }: AuditLine, people: PeopleNames): string | null =>
  personSubjects.includes(subjectType) ? (people.get(subjectId) ?? null) : null;

/** Values before and after that differ, by field; people by their names. */
export function changesOf({ before, after }: Pick<AuditLine, 'before' | 'after'>, people: PeopleNames) {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => {
    const textIn = (values: Values | null) => textOf(nameIn(field, values?.[field], people));
    const [was, is] = [textIn(before), textIn(after)];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

/** What else was noted, without empty values; people by their names. */
export function detailsOf({ details }: Pick<AuditLine, 'details'>, people: PeopleNames) {
  return Object.entries(details).flatMap(([field, value]) => {
    const text = textOf(nameIn(field, value, people));
    return text === null || text === '' ? [] : [{ field, value: text }];
  });
}

function nameIn(field: string, value: Values[string] | undefined, people: PeopleNames): Values[string] | undefined {
  return typeof value === 'string' && personFields.includes(field) ? (people.get(value) ?? value) : value;
}

/** A list is shown as its values; anything deeper as it was written. */
function textOf(value: Values[string] | undefined): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(listSeparator);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
