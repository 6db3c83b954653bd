import { useState, type FormEvent } from 'react';
import type { DeedField } from '@waqf/contracts/documents';
import { issueMessage } from '@waqf/contracts/messages';
import { useLanguage } from '@waqf/platform-web';
import { useDraft } from '@waqf/ui/form';
import { draftOf, isChanged, readDraft, type FieldDraft } from './field-draft';
import type { SettleOptions } from './use-review';

/** The text typed for a field, kept in this tab until it is saved or discarded; null when there is none. */
export const useFieldDraft = (documentId: string, name: DeedField['name']) =>
  useDraft<FieldDraft | null>(`review:${documentId}:${name}`, null);

interface FieldFormInput {
  field: DeedField;
  /** Text that was typed and is not saved yet, or null. */
  draft: FieldDraft | null;
  /** True when the editor is open from the beginning. */
  opened: boolean;
  busy: boolean;
  letGo: () => void;
  onSettle: (value: DeedField['value'], how?: SettleOptions) => void;
}

/** The editor of one field: its content, what is wrong with it, and saving it. */
export function useFieldForm({ field, draft, opened, busy, letGo, onSettle }: FieldFormInput) {
  const { language } = useLanguage();
  const [editing, setEditing] = useState(opened || draft !== null);
  const [fault, setFault] = useState<string | null>(null);
  const [badDay, setBadDay] = useState(false);
  const shown = draft ?? draftOf(field.name, field.value);

  const save = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(field.name, shown, badDay);
    setFault('fault' in read ? issueMessage({ message: read.fault })[language] : null);
    if ('value' in read && !busy) onSettle(read.value, { onSaved: letGo });
  };
  const close = () => {
    setFault(null);
    setEditing(false);
    letGo();
  };
  return {
    editing,
    edit: () => setEditing(true),
    /** Discards the typed text and shows the value again. */
    close,
    shown,
    changed: isChanged(field, draft),
    fault,
    setBadDay,
    save,
  };
}
