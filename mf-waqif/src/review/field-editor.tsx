import { longestDeedText, mostDeedListItems, type DeedField } from '@waqf/contracts/documents';
import { deedMessages, kindOf } from '@waqf/feature-endowments';
import { riyadhDay } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { DateInput, Field, ListInput, NationalIdInput, NumberInput, TextArea, TextInput } from '@waqf/ui/form';
import type { FieldDraft } from './field-draft';
import { reviewMessages } from './review.messages';

export interface FieldEditorProps {
  name: DeedField['name'];
  draft: FieldDraft;
  onChange: (draft: FieldDraft) => void;
  /** The sentence that says what is wrong with the draft. */
  fault: string | null;
  /** Called with true when the typed text is not a valid day; the draft then still contains the previous day. */
  onBadDay: (bad: boolean) => void;
  hint?: string | undefined;
}

/** The control for the kind of field: text, number, day in two calendars, national id, list. */
export function FieldEditor({ name, draft, onChange, fault, hint, onBadDay }: FieldEditorProps) {
  const deed = useMessages(deedMessages);
  return (
    <Field label={deed.of('field.', name)} error={fault ?? undefined} hint={hint} group={kindOf(name) === 'list'}>
      <Control name={name} draft={draft} onChange={onChange} onBadDay={onBadDay} />
    </Field>
  );
}

type ControlProps = Pick<FieldEditorProps, 'name' | 'draft' | 'onChange' | 'onBadDay'>;

function Control({ name, draft, onChange, onBadDay }: ControlProps) {
  const t = useMessages(reviewMessages);
  if (Array.isArray(draft)) {
    const item = name === 'conditions' || name === 'beneficiaries' ? name : 'authorities';
    return <ListInput value={draft} onChange={onChange} itemLabel={t.of('item.', item)} maxItems={mostDeedListItems} />;
  }
  switch (kindOf(name)) {
    case 'date':
      return <DateInput value={draft} onChange={onChange} max={riyadhDay(new Date())} onInvalid={onBadDay} />;
    case 'number':
      return <NumberInput value={draft} onChange={onChange} decimals={2} suffix={t('squareMetre')} />;
    case 'nationalId':
      return <NationalIdInput value={draft} onChange={onChange} />;
    default:
      return name === 'purpose' ? (
        <TextArea value={draft} onChange={onChange} rows={2} maxLength={longestDeedText(name)} />
      ) : (
        <TextInput
          value={draft}
          onChange={onChange}
          maxLength={longestDeedText(name)}
          ltr={name === 'propertyNumber'}
        />
      );
  }
}
