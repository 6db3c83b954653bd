import { useState } from 'react';
import type { SeenValue } from '@waqf/contracts';
import { HttpError } from '@waqf/platform-web';
import { type Draft, rebased } from './rebased';
import { useContractForm, type ContractForm, type ContractFormOptions, type FormDraft } from '@waqf/platform-web/form';

/** The fields that a form changes, by their names in the call and in the form in which the call takes them. */
type Fields = Readonly<Record<string, SeenValue>>;

export interface RecordFormOptions<Record extends Fields, Values extends object, Output>
  extends Omit<ContractFormOptions<Values, Output>, 'values' | 'draft' | 'inputOf'> {
  /** The record as the user sees it when the form opens. */
  record: Record;
  valuesOf: (record: Record) => Values;
  inputOf: (values: Values) => object;
  /** Stores what the user types together with what they saw, for a form whose fields are those of the record. */
  draft?: FormDraft<Draft<Record & Values>>;
}

export interface RecordForm<Values extends object, Output> extends ContractForm<Values, Output> {
  /** Whether somebody else has changed a field that the user changes too; the fields say what they are now. */
  changedMeanwhile: boolean;
  /** Replaces what was typed in those fields by what they are now. */
  takeNew: () => void;
}

/** The current values of what somebody else has changed; null when a call failed for another reason. */
export const changedSince = (failure: unknown): Fields | null =>
  failure instanceof HttpError && failure.status === 409 ? (failure.problem?.now ?? null) : null;

/**
 * A form that changes an existing record. It sends what the user saw as `seen`, so that two people do not undo each
 * other's changes; after such a refusal what was typed is kept, and saving again replaces the newer values knowingly.
 */
export function useRecordForm<Record extends Fields, Values extends object, Output>({
  record,
  valuesOf,
  inputOf,
  draft,
  ...options
}: RecordFormOptions<Record, Values, Output>): RecordForm<Values, Output> {
  // Read once: later the form has what was typed.
  const [kept] = useState(draft && (() => rebased(draft[0], { ...record, ...valuesOf(record) })));
  const [seen, setSeen] = useState<Record>(kept?.seen ?? record);
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map());
  const keep = (values: Values, of: Record) =>
    draft?.[1]({ values: { ...record, ...values }, seen: { ...valuesOf(record), ...of } });
  const form = useContractForm<Values, Output>({
    ...options,
    values: valuesOf(record),
    inputOf: (values) => ({ ...inputOf(values), seen }),
    ...(draft && kept ? { draft: [kept.values, (values) => keep(values, seen), draft[2]] } : {}),
  });
  const error = (name: string) => form.error(name) ?? notes.get(name);
  return {
    ...form,
    error,
    row: (name) => ({ ...form.row(name), error: error(name) }),
    refuse: (failure, otherwise) => {
      const now = changedSince(failure);
      if (now === null || !(failure instanceof HttpError)) return form.refuse(failure, otherwise);
      const current = { ...seen, ...now } as Record;
      setSeen(current);
      setNotes(new Map(failure.errors.map(({ field, message }) => [field, message])));
      keep(form.values, current);
      return true;
    },
    changedMeanwhile: notes.size > 0,
    takeNew: () => {
      const current = Object.entries(valuesOf(seen)).filter(([name]) => notes.has(name));
      setNotes(new Map());
      form.set(Object.fromEntries(current) as Partial<Values>);
    },
  };
}
