import { useState } from 'react';
import { escalateObjection, type EscalateObjection, type Objection } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Button, ConfirmDialog, Icon } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useAcceptAnswer, useEscalateObjection } from '../api/objections';
import { messages } from '../screens/objection.messages';
import { WithdrawObjection } from './withdraw-objection';

/** What the user may do with the objection now: withdraw it, escalate it, or accept the answer. */
export function ObjectionActs({ objection }: { objection: Objection }) {
  const t = useMessages(messages);
  const [asked, setAsked] = useState(false);
  const { id, mayWithdraw, mayEscalate, mayAccept } = objection;
  return (
    <>
      {mayWithdraw ? <WithdrawObjection id={id} /> : null}
      {mayEscalate ? (
        <Button icon={<Icon.Out size={18} />} onClick={() => setAsked(true)}>
          {t('escalate')}
        </Button>
      ) : null}
      {mayAccept ? <Accept id={id} /> : null}
      {asked ? <Escalation objection={objection} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

function Accept({ id }: { id: string }) {
  const t = useMessages(messages);
  const attempt = useAttempt();
  const accept = useAcceptAnswer(id);
  const [asked, setAsked] = useState(false);
  const send = async () => {
    if (await attempt(() => accept.mutateAsync(), { done: t('accepted'), failed: t('acceptFailed') })) setAsked(false);
  };
  return (
    <>
      <Button variant="primary" icon={<Icon.Check size={18} />} onClick={() => setAsked(true)}>
        {t('accept')}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('acceptTitle')}
        warning={t('acceptText')}
        confirmLabel={t('accept')}
        onConfirm={send}
      />
    </>
  );
}

function Escalation({ objection, onClose }: { objection: Objection; onClose: () => void }) {
  const t = useMessages(messages);
  const attempt = useAttempt();
  const escalate = useEscalateObjection(objection.id);
  const form = useContractForm({ schema: escalateObjection, values: { text: '' } });
  const send = async (input: EscalateObjection) => {
    const words = { done: { title: t('escalated'), text: t('escalatedText') }, failed: t('escalateFailed'), form };
    if (await attempt(() => escalate.mutateAsync(input), words)) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('escalateTitle')}
      warning={t.of('escalateTo.', objection.review.reviewer)}
      confirmLabel={t('escalate')}
      onConfirm={() => form.submit(send)}
    >
      <Field label={t('escalateReason')} required error={form.error('text')}>
        <TextArea rows={4} {...form.field('text')} />
      </Field>
    </ConfirmDialog>
  );
}
