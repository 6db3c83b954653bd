import { ruleSplits } from '@waqf/contracts/distributions';
import { useMessages } from '@waqf/platform-web';
import { Field, SelectInput, TextInput } from '@waqf/ui/field';
import { proposalMessages } from '../messages/proposal.messages';
import { ruleMessages } from '@waqf/screen-kit';
import { recipientsOf } from '../model/rules-form';
import type { RuleFieldsProps } from './rule-fields-props';

/** The recipients of the rule, and how it is divided among several; renders nothing when the rule has no recipients. */
export function RecipientFields(props: RuleFieldsProps) {
  const t = useMessages(proposalMessages);
  const { values, onChange, errorOf, proposal } = props;
  const recipients = recipientsOf(values.kind);
  if (recipients.length === 0) return null;
  const isUnknown = values.class !== '' && !proposal.classes.includes(values.class.trim());
  return (
    <>
      {recipients.length > 1 ? (
        <Field label={t('to')}>
          <SelectInput
            value={values.to}
            onChange={(to) => onChange({ ...values, to: to ?? values.to })}
            options={recipients.map((value) => ({ value, label: t(`to.${value}`) }))}
          />
        </Field>
      ) : null}
      {values.to === 'person' ? (
        <Field label={t('person')} required error={errorOf('to')}>
          <SelectInput
            searchable
            value={values.beneficiaryId || undefined}
            onChange={(beneficiaryId) => onChange({ ...values, beneficiaryId: beneficiaryId ?? '' })}
            options={proposal.people.map((person) => ({ value: person.beneficiaryId, label: person.fullName }))}
          />
        </Field>
      ) : null}
      {values.to === 'class' ? (
        <Field
          label={t('class')}
          required
          error={errorOf('to') ?? errorOf('to.class')}
          hint={isUnknown ? t('classUnknown') : t('classHint')}
        >
          <TextInput value={values.class} onChange={(name) => onChange({ ...values, class: name })} />
        </Field>
      ) : null}
      {values.to === 'person' ? null : <SplitField {...props} />}
    </>
  );
}

/** The choice of how an amount is divided among several recipients. */
function SplitField({ values, onChange, errorOf }: RuleFieldsProps) {
  const t = useMessages(proposalMessages);
  const words = useMessages(ruleMessages);
  return (
    <Field label={t('split')} error={errorOf('split')}>
      <SelectInput
        value={values.split}
        onChange={(split) => onChange({ ...values, split: split ?? values.split })}
        options={ruleSplits.map((split) => ({ value: split, label: words(`split.${split}`) }))}
      />
    </Field>
  );
}
