import { useState } from 'react';
import { rejectApproval } from '@waqf/contracts/approvals';
import type { WaitingChange } from '@waqf/contracts/releases';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Alert, Button, ConfirmDialog, Row } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { type ReleaseDecision, useDecideRelease } from '../api/decide-release';
import { changeMessages } from './changes.messages';

const said = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const;

/** A change that waits for a second administrator, with what the user may do about it. */
export function WaitingNotice({ change }: { change: WaitingChange }) {
  const t = useMessages(changeMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const decide = useDecideRelease(change.id);
  const [rejecting, setRejecting] = useState(false);
  const send = async (decision: ReleaseDecision) => {
    if (await attempt(() => decide.mutateAsync(decision), { done: t(said[decision.act]), failed: t('decideFailed') }))
      setRejecting(false);
  };
  return (
    <Alert
      tone="info"
      title={t('waits')}
      action={
        <Row gap={8} wrap>
          {change.mayDecide ? (
            <>
              <Button variant="primary" disabled={decide.isPending} onClick={() => void send({ act: 'approve' })}>
                {t('approve')}
              </Button>
              <Button disabled={decide.isPending} onClick={() => setRejecting(true)}>
                {t('reject')}
              </Button>
            </>
          ) : null}
          {change.mayWithdraw ? (
            <Button disabled={decide.isPending} onClick={() => void send({ act: 'withdraw' })}>
              {t('withdraw')}
            </Button>
          ) : null}
        </Row>
      }
    >
      {t('waitsText', { what: change.describe[language], who: change.requestedBy })}
      {rejecting ? <RejectDialog change={change} onClose={() => setRejecting(false)} onReject={send} /> : null}
    </Alert>
  );
}

interface RejectProps {
  change: WaitingChange;
  onClose: () => void;
  onReject: (decision: ReleaseDecision) => Promise<void>;
}

function RejectDialog({ change, onClose, onReject }: RejectProps) {
  const t = useMessages(changeMessages);
  const { language } = useLanguage();
  const form = useContractForm({ schema: rejectApproval, values: { reason: '' } });
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t('rejectTitle')}
      facts={[{ label: t('change'), value: change.describe[language] }]}
      warning={t('rejectText')}
      confirmLabel={t('rejectConfirm')}
      onConfirm={() => form.submit(({ reason }) => onReject({ act: 'reject', reason }))}
    >
      <Field label={t('reason')} required error={form.error('reason')}>
        <TextArea rows={2} {...form.field('reason')} />
      </Field>
    </ConfirmDialog>
  );
}
