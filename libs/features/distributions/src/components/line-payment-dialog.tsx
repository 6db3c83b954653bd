import { recordLinePayment, type RecordLinePayment, type RunLine } from '@waqf/contracts/distributions';
import { riyadhDay } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Amount, ConfirmDialog, Ltr, Stack } from '@waqf/ui/core';
import { DateInput, Field, SelectInput, TextInput } from '@waqf/ui/form';
import { useRecordLinePayment } from '../api/act-on-run';
import { linePaymentMessages } from '../messages/line-payment.messages';

interface LinePaymentDialogProps {
  waqfId: string;
  runId: string;
  line: RunLine;
  onClose: () => void;
}

/** Records that the nazir paid a share in cash or by cheque, with the signed receipt. */
export function LinePaymentDialog({ waqfId, runId, line, onClose }: LinePaymentDialogProps) {
  const t = useMessages(linePaymentMessages);
  const attempt = useAttempt();
  const recordPayment = useRecordLinePayment(waqfId, runId);
  const form = useContractForm({
    schema: recordLinePayment,
    values: { method: 'cash', receiptNumber: '', paidOn: riyadhDay(new Date()) },
  });
  const send = async (body: RecordLinePayment) => {
    const sent = await attempt(() => recordPayment.mutateAsync({ lineId: line.id, body }), {
      done: t('done'),
      failed: t('failed'),
      form,
    });
    if (sent) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('title')}
      headline={<Amount value={line.amount} unit />}
      facts={[{ label: t('to'), value: line.fullName }]}
      warning={t('warning')}
      confirmLabel={t('confirm')}
      onConfirm={() => form.submit(send)}
    >
      <Stack gap={12}>
        <Field label={t('method')} required error={form.error('method')}>
          <SelectInput
            value={form.values.method}
            onChange={(method) => form.set({ method })}
            options={[
              { value: 'cash', label: t('cash') },
              { value: 'check', label: t('check') },
            ]}
          />
        </Field>
        <Field label={t('receipt')} required error={form.error('receiptNumber')}>
          <Ltr>
            <TextInput {...form.field('receiptNumber')} />
          </Ltr>
        </Field>
        <Field label={t('paidOn')} required error={form.error('paidOn')}>
          <DateInput {...form.field('paidOn')} />
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}
