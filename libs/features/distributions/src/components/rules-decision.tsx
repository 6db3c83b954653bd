import { useState } from 'react';
import { rejectRules, type RejectRules, type RulesAnswer, type RuleSet } from '@waqf/contracts/distributions';
import type { WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Button, ConfirmDialog, DualDate, Icon } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useApproveRules, useRejectRules, useWithdrawRules } from '../api/decide-rules';
import { decisionMessages, rulesMessages } from '../messages/rules.messages';
import type { ruleChanges } from '../model/rule-changes';

export interface RulesDecisionProps {
  waqf: Pick<WaqfView['waqf'], 'id' | 'name'>;
  proposed: RuleSet;
  changes: ReturnType<typeof ruleChanges>;
  may: RulesAnswer['may'];
}

type Act = 'approve' | 'reject' | 'withdraw';

/** What the user may do with the proposal; each act explains its effect before it is done. */
export function RulesDecision({ may, ...rest }: RulesDecisionProps) {
  const t = useMessages(rulesMessages);
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  return (
    <>
      {may.withdraw ? (
        <Button icon={<Icon.Undo size={18} />} onClick={() => setAct('withdraw')}>
          {t('withdraw')}
        </Button>
      ) : null}
      {may.approve ? (
        <>
          {may.withdraw ? null : (
            <Button variant="danger" onClick={() => setAct('reject')}>
              {t('reject')}
            </Button>
          )}
          <Button variant="primary" icon={<Icon.Check size={18} />} onClick={() => setAct('approve')}>
            {t('approve')}
          </Button>
        </>
      ) : null}
      {act === 'approve' ? <ApproveDialog {...rest} onClose={close} /> : null}
      {act === 'reject' ? <RejectDialog {...rest} onClose={close} /> : null}
      {act === 'withdraw' ? <WithdrawDialog {...rest} onClose={close} /> : null}
    </>
  );
}

type DialogProps = Omit<RulesDecisionProps, 'may'> & { onClose: () => void };

function ApproveDialog({ waqf, proposed, changes, onClose }: DialogProps) {
  const t = useMessages(decisionMessages);
  const attempt = useAttempt();
  const approve = useApproveRules(waqf.id, proposed.version);
  const { version, effectiveFrom, proposedBy } = proposed;
  const count = (change: string) => changes.rules.filter((rule) => rule.change === change).length;
  const confirm = async () => {
    if (await attempt(() => approve.mutateAsync(undefined), { done: t('approved'), failed: t('failed') })) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('approveTitle')}
      facts={[
        { label: t('waqf'), value: <bdi>{waqf.name}</bdi> },
        { label: t('rules'), value: proposed.rules.length },
        {
          label: t('changes'),
          value: t('changed', {
            added: count('added'),
            changed: count('changed'),
            removed: changes.removed.length,
          }),
        },
        { label: t('from'), value: effectiveFrom === null ? '—' : <DualDate iso={effectiveFrom} /> },
        { label: t('proposedBy'), value: proposedBy ?? '—' },
      ]}
      warning={t('approveWarning')}
      confirmLabel={t('approveConfirm', { version })}
      onConfirm={confirm}
    />
  );
}

function RejectDialog({ waqf, proposed, onClose }: DialogProps) {
  const t = useMessages(decisionMessages);
  const attempt = useAttempt();
  const reject = useRejectRules(waqf.id, proposed.version);
  const form = useContractForm({ schema: rejectRules, values: { reason: '' } });
  const send = async (input: RejectRules) => {
    if (await attempt(() => reject.mutateAsync(input), { done: t('rejected'), failed: t('failed'), form })) onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t('rejectTitle')}
      facts={[{ label: t('waqf'), value: <bdi>{waqf.name}</bdi> }]}
      warning={t('rejectWarning', { name: proposed.proposedBy ?? '—' })}
      confirmLabel={t('rejectConfirm', { version: proposed.version })}
      onConfirm={() => form.submit(send)}
    >
      <Field label={t('reason')} required error={form.error('reason')}>
        <TextArea rows={3} {...form.field('reason')} />
      </Field>
    </ConfirmDialog>
  );
}

function WithdrawDialog({ waqf, proposed, onClose }: DialogProps) {
  const t = useMessages(decisionMessages);
  const attempt = useAttempt();
  const withdraw = useWithdrawRules(waqf.id, proposed.version);
  const confirm = async () => {
    if (await attempt(() => withdraw.mutateAsync(undefined), { done: t('withdrawn'), failed: t('failed') })) onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t('withdrawTitle')}
      facts={[{ label: t('waqf'), value: <bdi>{waqf.name}</bdi> }]}
      warning={t('withdrawWarning')}
      confirmLabel={t('withdrawConfirm', { version: proposed.version })}
      onConfirm={confirm}
    />
  );
}
