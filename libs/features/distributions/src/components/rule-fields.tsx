import { ruleBases, ruleKinds } from '@waqf/contracts/distributions';
import { useMessages } from '@waqf/platform-web';
import { Icon, IconButton, Surface } from '@waqf/ui/core';
import { AmountInput, Field, NumberInput, SelectInput } from '@waqf/ui/form';
import { proposalMessages } from '../messages/proposal.messages';
import { ruleMessages } from '@waqf/screen-kit';
import { amountKindsOf, withKind } from '../model/rules-form';
import { RecipientFields } from './recipient-fields';
import type { RuleFieldsProps } from './rule-fields-props';
import * as css from './proposal.module.css';

/** The fields of one rule: those that its kind has, and the founder's condition behind it. */
export function RuleFields(props: RuleFieldsProps) {
  const t = useMessages(proposalMessages);
  const words = useMessages(ruleMessages);
  const { number, values, onChange, onRemove, errorOf } = props;
  const whole = errorOf('');
  return (
    <Surface>
      <div className={css.head} data-wq-field-error={whole ? '' : undefined}>
        <h3>{t('rule', { number })}</h3>
        <IconButton label={t('remove', { number })} icon={<Icon.Delete size={18} />} onClick={onRemove} />
      </div>
      {whole ? <p className={css.error}>{whole}</p> : null}
      <div className={css.fields}>
        <Field label={t('kind')} required error={errorOf('kind')}>
          <SelectInput
            value={values.kind}
            onChange={(kind) => onChange(withKind(values, kind ?? values.kind))}
            options={ruleKinds.map((kind) => ({ value: kind, label: words(`kind.${kind}`) }))}
          />
        </Field>
        <FigureFields {...props} />
        <RecipientFields {...props} />
        <ClauseField {...props} />
      </div>
      <LimitFields {...props} />
    </Surface>
  );
}

function FigureFields({ values, onChange, errorOf }: RuleFieldsProps) {
  const t = useMessages(proposalMessages);
  const words = useMessages(ruleMessages);
  const { kind, figure } = values;
  const figures = amountKindsOf(kind);
  const none = kind === 'maintenance' ? t('figure.spent') : t('figure.left');
  return (
    <>
      {figures.length > 1 ? (
        <Field label={t('figure')}>
          <SelectInput
            value={figure}
            onChange={(chosen) => onChange({ ...values, figure: chosen ?? figure })}
            options={figures.map((value) => ({ value, label: value === 'none' ? none : t(`figure.${value}`) }))}
          />
        </Field>
      ) : null}
      {figure === 'percent' ? (
        <>
          <Field label={t('percent')} required error={errorOf('percent')}>
            <NumberInput decimals={4} value={values.percent} onChange={(percent) => onChange({ ...values, percent })} />
          </Field>
          <Field label={t('basis')} error={errorOf('basis')}>
            <SelectInput
              value={values.basis}
              onChange={(basis) => onChange({ ...values, basis: basis ?? values.basis })}
              options={ruleBases.map((basis) => ({ value: basis, label: words(`basis.${basis}`) }))}
            />
          </Field>
        </>
      ) : null}
      {figure === 'amount' ? (
        <Field label={t('amount')} required error={errorOf('amount')}>
          <AmountInput value={values.amount} onChange={(amount) => onChange({ ...values, amount })} />
        </Field>
      ) : null}
    </>
  );
}

/** The condition of the deed behind the rule; its place in the deed is set with it. */
function ClauseField({ values, onChange, errorOf, proposal }: RuleFieldsProps) {
  const t = useMessages(proposalMessages);
  const { clause } = values;
  const known = proposal.conditions.map(({ text, documentId, page, box }) => ({ text, documentId, page, box }));
  const clauses = clause && !known.some(({ text }) => text === clause.text) ? [clause, ...known] : known;
  return (
    <div className={css.whole}>
      <Field label={t('clause')} optional error={errorOf('clause')}>
        <SelectInput
          clearable
          value={clause?.text}
          placeholder={t('clauseNone')}
          onChange={(text) => onChange({ ...values, clause: clauses.find((one) => one.text === text) ?? null })}
          options={clauses.map(({ text }) => ({ value: text, label: text }))}
        />
      </Field>
    </div>
  );
}

function LimitFields({ values, onChange, errorOf }: RuleFieldsProps) {
  const t = useMessages(proposalMessages);
  const isUsed = [values.cap, values.floor, values.tier].some((value) => value !== '');
  return (
    <details className={css.more} open={isUsed || undefined}>
      <summary>{t('limits')}</summary>
      <div className={css.fields}>
        <Field label={t('cap')} optional error={errorOf('cap')}>
          <AmountInput value={values.cap} onChange={(cap) => onChange({ ...values, cap })} />
        </Field>
        <Field label={t('floor')} optional error={errorOf('floor')}>
          <AmountInput value={values.floor} onChange={(floor) => onChange({ ...values, floor })} />
        </Field>
        <Field label={t('tier')} optional hint={t('tierHint')} error={errorOf('tier')}>
          <NumberInput value={values.tier} onChange={(tier) => onChange({ ...values, tier })} />
        </Field>
      </div>
    </details>
  );
}
