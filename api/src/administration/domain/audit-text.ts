import { listSeparator } from '@waqf/contracts/audit';
import type { AuditLine } from '../../platform/index.js';

type Values = NonNullable<AuditLine['before']>;

/** The full names of people by user id. */
export type PeopleNames = ReadonlyMap<string, string>;

/** The fields whose value is a user id, and the types of subject that are a person. */
const personFields = ['nazirUserId', 'personId', 'guardianId', 'person'];
const personSubjects = ['person', 'user'];

/** The ids of the people whom a line names, besides the actor. */
export function peopleIn({ before, after, details, subjectType, subjectId }: AuditLine): string[] {
  const named = [before, after, details].flatMap((values) => personFields.map((field) => values?.[field]));
  const subject = personSubjects.includes(subjectType) ? [subjectId] : [];
  return [...named, ...subject].filter((id) => typeof id === 'string');
}

/** The name of the person whom a line is about; null when it is about something else or an unknown person. */
export const subjectName = ({ subjectType, subjectId }: AuditLine, people: PeopleNames): string | null =>
  personSubjects.includes(subjectType) ? (people.get(subjectId) ?? null) : null;

/** The values that changed, by field, before and after; people are shown by name. */
export function changesOf({ before, after }: Pick<AuditLine, 'before' | 'after'>, people: PeopleNames) {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => {
    const textIn = (values: Values | null) => textOf(nameIn(field, values?.[field], people));
    const [was, is] = [textIn(before), textIn(after)];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

/** The other recorded values, without empty ones; people are shown by name. */
export function detailsOf({ details }: Pick<AuditLine, 'details'>, people: PeopleNames) {
  return Object.entries(details).flatMap(([field, value]) => {
    const text = textOf(nameIn(field, value, people));
    return text === null || text === '' ? [] : [{ field, value: text }];
  });
}

function nameIn(field: string, value: Values[string] | undefined, people: PeopleNames): Values[string] | undefined {
  return typeof value === 'string' && personFields.includes(field) ? (people.get(value) ?? value) : value;
}

/** The text of a value: a list as its values, anything deeper as JSON. */
function textOf(value: Values[string] | undefined): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(listSeparator);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
