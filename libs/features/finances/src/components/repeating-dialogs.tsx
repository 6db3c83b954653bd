import { useState } from 'react';
import type { WaqfSummary } from '@waqf/contracts/endowments';
import {
  changeRepeating,
  createRepeating,
  repeatingMonths,
  type ChangeRepeating,
  type CreateRepeating,
  type Repeating,
} from '@waqf/contracts/finances';
import { riyadhDay } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { useContractForm, type ContractForm } from '@waqf/platform-web/form';
import { ChangedMeanwhile, FormDialog, useAttempt, useRecordForm, useWaqfChoices } from '@waqf/screen-kit';
import { Segmented } from '@waqf/ui/core';
import { AmountInput, DateInput, Field, TextInput } from '@waqf/ui/form';
import { useChangeRepeating, usePlanRepeating } from '../api/repeating';
import { repeatingMessages } from '../messages/repeating.messages';
import { addMessages } from '../messages/transaction.messages';
import { newPlan, planOf, type PlanValues } from '../model/repeating-form';
import { CategoryField, SourceField, TypeField, WaqfField } from './entered-fields';
import { frequencyText } from './frequency-text';

interface AddRepeatingDialogProps {
  /** Approved waqfs: only these have books. */
  waqfs: readonly WaqfSummary[];
  waqfId: string | undefined;
  onClose: () => void;
}

/** The form of a new plan: what is expected, how much, how often and from when. */
export function AddRepeatingDialog({ waqfs, waqfId, onClose }: AddRepeatingDialogProps) {
  const t = useMessages(repeatingMessages);
  const attempt = useAttempt();
  const plan = usePlanRepeating();
  const [today] = useState(() => riyadhDay(new Date()));
  const { only } = useWaqfChoices(waqfs);
  const form = useContractForm({
    schema: createRepeating,
    values: newPlan(waqfId ?? only ?? '', today),
    inputOf: planOf,
  });
  const send = async (input: CreateRepeating) => {
    const words = { done: t('saved'), failed: t('saveFailed'), form };
    if (await attempt(() => plan.mutateAsync(input), words)) onClose();
  };
  return (
    <FormDialog
      title={t('addTitle')}
      submitLabel={t('save')}
      pending={plan.isPending}
      onSubmit={() => form.submit(send)}
      errorsAt={form.errorsAt}
      onClose={onClose}
    >
      <TransactionFields waqfs={waqfs} form={form} />
      <FrequencyFields form={form} />
    </FormDialog>
  );
}

type PlanForm = ContractForm<PlanValues, CreateRepeating>;

function TransactionFields({ waqfs, form }: { waqfs: readonly WaqfSummary[]; form: PlanForm }) {
  const a = useMessages(addMessages);
  const { values, set } = form;
  return (
    <>
      <TypeField value={values.type} onChange={(type) => set({ type })} />
      <WaqfField
        waqfs={waqfs}
        value={values.waqfId}
        error={form.error('waqfId')}
        onChange={(chosen) => set({ waqfId: chosen })}
      />
      <Field label={a('amount')} required error={form.error('amount')}>
        <AmountInput placeholder="0.00" {...form.field('amount')} />
      </Field>
      <Field label={a('description')} required error={form.error('description')}>
        <TextInput {...form.field('description')} />
      </Field>
      {values.type === 'income' ? (
        <SourceField
          fund="yield"
          value={values.source}
          error={form.error('source')}
          onChange={(source) => set({ source })}
        />
      ) : (
        <CategoryField
          value={values.category}
          error={form.error('category')}
          onChange={(category) => set({ category })}
        />
      )}
    </>
  );
}

function FrequencyFields({ form }: { form: PlanForm }) {
  const t = useMessages(repeatingMessages);
  return (
    <>
      <Field label={t('every')} group error={form.error('everyMonths')}>
        <Segmented
          label={t('every')}
          value={form.values.everyMonths}
          onChange={(everyMonths) => form.set({ everyMonths })}
          options={repeatingMonths.map((months) => ({ value: String(months), label: frequencyText(t, months) }))}
        />
      </Field>
      <Field label={t('firstOn')} required error={form.error('firstOn')}>
        <DateInput {...form.field('firstOn')} />
      </Field>
      <Field label={t('lastOn')} optional error={form.error('lastOn')}>
        <DateInput {...form.field('lastOn')} />
      </Field>
    </>
  );
}

/** Changes the amount, the description or the last day, for waiting and future transactions of the plan. */
export function ChangeRepeatingDialog({ plan, onClose }: { plan: Repeating; onClose: () => void }) {
  const t = useMessages(repeatingMessages);
  const a = useMessages(addMessages);
  const attempt = useAttempt();
  const change = useChangeRepeating(plan.id);
  const form = useRecordForm({
    schema: changeRepeating,
    record: { amount: plan.amount, description: plan.description, lastOn: plan.lastOn },
    valuesOf: ({ lastOn, ...rest }) => ({ ...rest, lastOn: lastOn ?? '' }),
    inputOf: ({ lastOn, ...rest }) => ({ ...rest, lastOn: lastOn || null }),
  });
  const send = async (input: ChangeRepeating) => {
    const words = { done: t('saved'), failed: t('saveFailed'), form, quiet: true };
    if (await attempt(() => change.mutateAsync(input), words)) onClose();
  };
  return (
    <FormDialog
      title={t('changeTitle')}
      submitLabel={t('save')}
      pending={change.isPending}
      onSubmit={() => form.submit(send)}
      errorsAt={form.errorsAt}
      onClose={onClose}
    >
      <ChangedMeanwhile form={form} />
      <Field label={a('amount')} required error={form.error('amount')}>
        <AmountInput placeholder="0.00" {...form.field('amount')} />
      </Field>
      <Field label={a('description')} required error={form.error('description')}>
        <TextInput {...form.field('description')} />
      </Field>
      <Field label={t('lastOn')} optional error={form.error('lastOn')}>
        <DateInput {...form.field('lastOn')} />
      </Field>
    </FormDialog>
  );
}
