import type { DeedField } from '@waqf/contracts/documents';
import { deedMessages, kindOf } from '@waqf/feature-endowments';
import { riyadhDay } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { DateInput, Field, ListInput, NationalIdInput, NumberInput, TextArea, TextInput } from '@waqf/ui/form';
import type { DraftFault, FieldDraft } from './field-draft';
import { reviewMessages } from './review.messages';

export interface FieldEditorProps {
  name: DeedField['name'];
  draft: FieldDraft;
  onChange: (draft: FieldDraft) => void;
  fault: DraftFault | string | null;
  hint?: string | undefined;
}

const faults: readonly string[] = ['nationalId', 'date', 'number', 'tooShort'] satisfies DraftFault[];

/** The control that fits a field: text, number, day in two calendars, national id, list. */
export function FieldEditor({ name, draft, onChange, fault, hint }: FieldEditorProps) {
  const t = useMessages(reviewMessages);
  const deed = useMessages(deedMessages);
  const error = fault === null ? undefined : faults.includes(fault) ? t(`fault.${fault as DraftFault}`) : fault;
  return (
    <Field label={deed.of('field.', name)} error={error} hint={hint} group={kindOf(name) === 'list'}>
      <Control name={name} draft={draft} onChange={onChange} />
    </Field>
  );
}

function Control({ name, draft, onChange }: Pick<FieldEditorProps, 'name' | 'draft' | 'onChange'>) {
  const t = useMessages(reviewMessages);
  if (Array.isArray(draft)) {
    const item = name === 'conditions' || name === 'beneficiaries' ? name : 'authorities';
    return <ListInput value={draft} onChange={onChange} itemLabel={t.of('item.', item)} maxItems={100} />;
  }
  switch (kindOf(name)) {
    case 'date':
      return <DateInput value={draft} onChange={onChange} max={riyadhDay(new Date())} />;
    case 'number':
      return <NumberInput value={draft} onChange={onChange} decimals={2} suffix={t('squareMetre')} />;
    case 'nationalId':
      return <NationalIdInput value={draft} onChange={onChange} />;
    default:
      return name === 'purpose' ? (
        <TextArea value={draft} onChange={onChange} rows={2} maxLength={2000} />
      ) : (
        <TextInput value={draft} onChange={onChange} maxLength={300} ltr={name === 'propertyNumber'} />
      );
  }
}
