import { type DisputeKind, raiseDispute, type Entitlement, type RaiseDispute } from '@waqf/contracts/beneficiaries';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { ConfirmDialog } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useRaiseDispute } from '../api/entitlements';
import { entitlementTexts } from '../screens/entitlements.messages';
import { usePortalMessages } from './portal-messages';

const words = {
  wrong: {
    title: 'disputeOf',
    text: 'disputeText',
    reason: 'reason',
    send: 'send',
    sent: 'sent',
    failed: 'sendFailed',
  },
  leaving: {
    title: 'leavingOf',
    text: 'leavingText',
    reason: 'leavingReason',
    send: 'leavingSend',
    sent: 'leavingSent',
    failed: 'leavingFailed',
  },
} as const;

export interface DisputeDialogProps {
  entitlement: Entitlement;
  kind: DisputeKind;
  onClose: () => void;
}

/** The user objects to being named or asks to leave, with a reason that nazir and founder read. */
export function DisputeDialog({ entitlement, kind, onClose }: DisputeDialogProps) {
  const t = usePortalMessages(entitlementTexts);
  const attempt = useAttempt();
  const raise = useRaiseDispute();
  const { beneficiaryId, waqfName } = entitlement;
  const said = words[kind];
  const form = useContractForm({
    schema: raiseDispute,
    values: { reason: '' },
    inputOf: ({ reason }) => ({ beneficiaryId, kind, reason }),
  });
  const send = async (input: RaiseDispute) => {
    const sent = await attempt(() => raise.mutateAsync(input), {
      done: { title: t(said.sent), text: t('sentText') },
      failed: t(said.failed),
      form,
    });
    if (sent) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger={kind === 'leaving'}
      title={t(said.title, { waqf: waqfName })}
      warning={t(said.text)}
      confirmLabel={t(said.send)}
      onConfirm={() => form.submit(send)}
    >
      <Field label={t(said.reason)} required error={form.error('reason')}>
        <TextArea rows={3} {...form.field('reason')} />
      </Field>
    </ConfirmDialog>
  );
}
