import { useNavigate } from 'react-router';
import { startDistribution, type StartDistribution } from '@waqf/contracts/distributions';
import { addMonths, firstDayOf, lastDayOf, riyadhDay, riyadhMonth } from '@waqf/formats';
import { errorMessage, HttpError, useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { FormDialog } from '@waqf/screen-kit';
import { Alert, MoreLink } from '@waqf/ui/core';
import { AmountInput, DateInput, Field } from '@waqf/ui/form';
import { useStartRun } from '../api/act-on-run';
import { runsMessages } from '../messages/runs.messages';

/** The period of a new run, by default the previous three months. Mounted again each time it is opened. */
export function StartRunDialog({ waqfId, onClose }: { waqfId: string; onClose: () => void }) {
  const t = useMessages(runsMessages);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const start = useStartRun(waqfId);
  const month = riyadhMonth(new Date());
  const today = riyadhDay(new Date());
  const form = useContractForm({
    schema: startDistribution,
    values: { from: firstDayOf(addMonths(month, -3)), to: lastDayOf(addMonths(month, -1)), amount: '' },
    inputOf: (values) => ({ ...values, amount: values.amount === '' ? null : values.amount }),
  });
  const send = async (input: StartDistribution) => {
    if (start.isPending) return;
    try {
      const { run } = await start.mutateAsync(input);
      void navigate(`/waqf/${waqfId}/distributions/${run.id}`);
    } catch (error) {
      form.refuse(error);
    }
  };
  return (
    <FormDialog
      title={t('start')}
      submitLabel={t('startConfirm')}
      pending={start.isPending}
      onSubmit={() => form.submit(send)}
      errorsAt={form.errorsAt}
      onClose={onClose}
    >
      <Alert tone="info">{t('startNote')}</Alert>
      {start.isError ? (
        <Alert tone="error">
          {errorMessage(start.error, language, t('startFailed'))} <ResolveLink waqfId={waqfId} error={start.error} />
        </Alert>
      ) : null}
      <Field label={t('from')} required error={form.error('from')}>
        <DateInput value={form.values.from} max={today} onChange={(from) => form.set({ from })} />
      </Field>
      <Field label={t('to')} required error={form.error('to')}>
        <DateInput value={form.values.to} max={today} onChange={(to) => form.set({ to })} />
      </Field>
      <Field label={t('amount')} optional hint={t('amountHint')} error={form.error('amount')}>
        <AmountInput {...form.field('amount')} />
      </Field>
    </FormDialog>
  );
}

/** A link to the page that removes what prevents a run from starting; renders nothing when there is no such page. */
function ResolveLink({ waqfId, error }: { waqfId: string; error: unknown }) {
  const t = useMessages(runsMessages);
  const code = error instanceof HttpError ? error.code : null;
  if (code === 'distributions.books-differ')
    return <MoreLink href={`/waqf/${waqfId}/reconciliation`}>{t('toReconciliation')}</MoreLink>;
  if (code === 'distributions.no-main-account')
    return <MoreLink href={`/waqf/${waqfId}/banking`}>{t('toBanking')}</MoreLink>;
  return null;
}
