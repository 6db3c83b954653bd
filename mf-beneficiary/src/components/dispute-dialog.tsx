import { raiseDispute, type Entitlement, type RaiseDispute } from '@waqf/contracts/beneficiaries';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { ConfirmDialog } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useRaiseDispute } from '../api/entitlements';
import { messages } from '../screens/entitlements.messages';

/** The person objects to being named, with the reason that nazir and founder read. */
export function DisputeDialog({ entitlement, onClose }: { entitlement: Entitlement; onClose: () => void }) {
  const t = useMessages(messages);
  const attempt = useAttempt();
  const raise = useRaiseDispute();
  const { beneficiaryId, waqfName } = entitlement;
  const form = useContractForm({
    schema: raiseDispute,
    values: { reason: '' },
    inputOf: ({ reason }) => ({ beneficiaryId, reason }),
  });
  const send = async (input: RaiseDispute) => {
    const sent = await attempt(() => raise.mutateAsync(input), {
      done: { title: t('sent'), text: t('sentText') },
      failed: t('sendFailed'),
      form,
    });
    if (sent) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('disputeOf', { waqf: waqfName })}
      warning={t('disputeText')}
      confirmLabel={t('send')}
      onConfirm={() => form.submit(send)}
    >
      <Field label={t('reason')} required error={form.error('reason')}>
        <TextArea rows={3} {...form.field('reason')} />
      </Field>
    </ConfirmDialog>
  );
}
