import {
  type DocumentType,
  type FieldName,
  type FieldValue,
  fieldNames,
  fieldsOfDeed,
} from '../documents/deed-fields.js';
import type { SeenValue } from '../problem/index.js';

/** What a founder is shown before they approve: the registered name, which deeds, and the value of each field. */
export const approvalFields = ['name', 'deeds', ...fieldNames] as const;
export type ApprovalSeen = Partial<Record<(typeof approvalFields)[number], SeenValue>>;

/** A deed with its values; a field that is not in the list has no value. */
interface ShownDeed {
  readonly id: string;
  readonly type: string;
  readonly fields: readonly { readonly name: string; readonly value: FieldValue }[];
}

/** The deeds as one value, to find out whether they are still those that were read. */
export const deedsSeen = (deeds: readonly { id: string }[]): string =>
  deeds
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

/** What is shown of a waqf and of the deeds that an approval puts in force, as `seen` of the approval takes it. */
export function approvalSeen(waqf: { readonly name: string }, deeds: readonly ShownDeed[]): ApprovalSeen {
  const shown: ApprovalSeen = { name: waqf.name, deeds: deedsSeen(deeds) };
  for (const { type, fields } of deeds)
    for (const name of fieldsOf(type)) shown[name] = asSeen(fields.find((field) => field.name === name)?.value ?? null);
  return shown;
}

const fieldsOf = (type: string): readonly FieldName[] => fieldsOfDeed[type as DocumentType] ?? [];

const longest = 1_900;

/** A list has one value a line; a text longer than `seen` may be is cut, and its sum stands for the rest. */
function asSeen(value: FieldValue): SeenValue {
  if (typeof value === 'string') return inShort(value);
  if (!Array.isArray(value)) return value;
  return value.length === 0 ? null : inShort(value.join('\n'));
}

/** Half of a character at the cut would be refused as text. */
const inShort = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}\n… ${sumOf(text)}`;

/** FNV-1a, for texts that change by chance and not by intent. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return sum.toString(16);
}
