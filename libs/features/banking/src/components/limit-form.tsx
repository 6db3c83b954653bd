import { setTransferPolicy, type SetTransferPolicy, type TransferPolicy } from '@waqf/contracts/banking';
import { displayAmount, formatAmountForWire, parseAmount } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { ChangedMeanwhile, type RecordForm, useAttempt, useRecordForm } from '@waqf/screen-kit';
import { Button, Dialog } from '@waqf/ui/core';
import { AmountInput, Field, Form } from '@waqf/ui/form';
import { useSetTransferPolicy } from '../api/transfer-policy';
import { policyMessages } from '../messages/transfer.messages';
import { LimitWords } from './limit-words';
import { SecondPersonForm } from './second-person-form';

/**
 * The form in which the founder sets the amount above which transfers need approval, and, below it, the second
 * approver.
 */
export function LimitForm({
  waqfId,
  policy,
  onClose,
}: {
  waqfId: string;
  policy: TransferPolicy;
  onClose: () => void;
}) {
  const t = useMessages(policyMessages);
  const attempt = useAttempt();
  const set = useSetTransferPolicy(waqfId);
  const form = useRecordForm({
    schema: setTransferPolicy,
    record: { approvalAbove: policy.isOwn ? policy.approvalAbove : null },
    valuesOf: ({ approvalAbove }) => ({ approvalAbove: approvalAbove ?? '' }),
    inputOf: (values) => values,
  });
  const usual = displayAmount(parseAmount(policy.usual));

  const save = async ({ approvalAbove, ...rest }: SetTransferPolicy) => {
    const amount = approvalAbove === null ? null : formatAmountForWire(parseAmount(approvalAbove));
    const sent = await attempt(() => set.mutateAsync({ ...rest, approvalAbove: amount }), {
      done: t('saved'),
      failed: t('failed'),
      form,
      quiet: true,
    });
    if (sent) onClose();
  };
  const submit = () => form.submit(save);
  return (
    <Dialog
      open
      onClose={onClose}
      busy={set.isPending}
      title={t('title')}
      footer={
        <>
          <Button variant="primary" size="large" loading={set.isPending} onClick={() => void submit()}>
            {t('save')}
          </Button>
          {policy.isOwn ? (
            <Button
              size="large"
              disabled={set.isPending}
              onClick={() => void save({ approvalAbove: null, seen: { approvalAbove: policy.approvalAbove } })}
            >
              {t('reset', { amount: usual })}
            </Button>
          ) : null}
          <Button size="large" disabled={set.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Form onSubmit={submit} errorsAt={form.errorsAt}>
        <LimitField policy={policy} form={form} />
        <button type="submit" hidden tabIndex={-1} aria-hidden>
          {t('save')}
        </button>
      </Form>
      <SecondPersonForm waqfId={waqfId} policy={policy} />
    </Dialog>
  );
}

function LimitField({
  policy,
  form,
}: {
  policy: TransferPolicy;
  form: RecordForm<{ approvalAbove: string }, unknown>;
}) {
  const t = useMessages(policyMessages);
  return (
    <>
      <ChangedMeanwhile form={form} />
      <LimitWords policy={policy} />
      <Field label={t('amount')} required hint={t('hint')} error={form.error('approvalAbove')}>
        <AmountInput placeholder={displayAmount(parseAmount(policy.usual))} {...form.field('approvalAbove')} />
      </Field>
    </>
  );
}
