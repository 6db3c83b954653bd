import type { WaqfSummary } from '@waqf/contracts/endowments';
import { incomeFundLabels, incomeFunds, type CreateTransaction, type IncomeFund } from '@waqf/contracts/finances';
import {
  displayAmount,
  halalas,
  isAmountText,
  normaliseAmount,
  parseAmount,
  parseSignedAmount,
  zeroHalalas,
} from '@waqf/money';
import { useLanguage, useMessages, type Translate } from '@waqf/platform-web';
import type { ContractForm } from '@waqf/platform-web/form';
import { Segmented } from '@waqf/ui/core';
import { AmountInput, DateInput, Field, Form, TextInput } from '@waqf/ui/form';
import { addMessages } from '../messages/transaction.messages';
import type { TransactionValues } from '../model/transaction-form';
import { CategoryField, SourceField, TypeField, WaqfField } from './entered-fields';

export interface AddTransactionFormProps {
  waqfs: readonly WaqfSummary[];
  form: ContractForm<TransactionValues, CreateTransaction>;
  onSubmit: () => Promise<void>;
  /** Today in Riyadh. */
  today: string;
}

/**
 * Waqf, type, amount, description and day; an income also needs the fund that it increases, an expense its category.
 */
export function AddTransactionForm({ waqfs, form, onSubmit, today }: AddTransactionFormProps) {
  const t = useMessages(addMessages);
  const { values, set } = form;
  const waqf = waqfs.find(({ id }) => id === values.waqfId);
  const spends = values.type === 'expense' && waqf !== undefined;
  return (
    <Form onSubmit={onSubmit} errorsAt={form.errorsAt}>
      <TypeField value={values.type} onChange={(type) => set({ type })} />
      <WaqfField
        waqfs={waqfs}
        value={values.waqfId}
        error={form.error('waqfId')}
        onChange={(waqfId) => set({ waqfId })}
      />
      <Field
        label={t('amount')}
        required
        error={form.error('amount')}
        hint={spends ? yieldHint(t, values.amount, waqf) : undefined}
      >
        <AmountInput placeholder="0.00" {...form.field('amount')} />
      </Field>
      <Field label={t('description')} required error={form.error('description')}>
        <TextInput {...form.field('description')} />
      </Field>
      <KindField form={form} />
      <Field label={t('occurredOn')} required error={form.error('occurredOn')}>
        <DateInput value={values.occurredOn} max={today} onChange={(occurredOn) => set({ occurredOn })} />
      </Field>
      <button type="submit" hidden tabIndex={-1} aria-hidden>
        {t('title')}
      </button>
    </Form>
  );
}

/** The fund and the source of an income, or the category of an expense. */
function KindField({ form }: Pick<AddTransactionFormProps, 'form'>) {
  const t = useMessages(addMessages);
  const { language } = useLanguage();
  const { values, set } = form;
  if (values.type === 'income') {
    const fund: IncomeFund = values.fund === 'corpus' ? 'corpus' : 'yield';
    return (
      <>
        <Field label={t('fund')} group hint={fund === 'corpus' ? t('corpusHint') : t('yieldHint')}>
          <Segmented<IncomeFund>
            label={t('fund')}
            value={fund}
            onChange={(chosen) => set({ fund: chosen, source: '' })}
            options={incomeFunds.map((value) => ({ value, label: incomeFundLabels[value][language] }))}
          />
        </Field>
        <SourceField
          fund={fund}
          value={values.source}
          error={form.error('source')}
          onChange={(source) => set({ source })}
        />
      </>
    );
  }
  return (
    <CategoryField value={values.category} error={form.error('category')} onChange={(category) => set({ category })} />
  );
}

/** What may be spent, and by how much the amount exceeds it. */
function yieldHint(t: Translate<typeof addMessages>, typed: string, waqf: WaqfSummary): string {
  const held = parseSignedAmount(waqf.balance);
  const text = normaliseAmount(typed);
  const asked = isAmountText(text) ? parseAmount(text) : zeroHalalas;
  return asked > held
    ? t('shortage', { amount: displayAmount(held), missing: displayAmount(halalas(asked - held)) })
    : t('yield', { amount: displayAmount(held) });
}
