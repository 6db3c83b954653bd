import { useState } from 'react';
import { answerObjection, type AnswerObjection as Input, type Objection } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Alert, Amount, Button, Card, ConfirmDialog, Icon, Row, Segmented, Stack } from '@waqf/ui/core';
import { AmountInput, Field, Form, TextArea, useDraft } from '@waqf/ui/form';
import { useAnswerObjection } from '../api/objections';
import { objectionMessages } from '../messages/objection.messages';
import { RequestPaperButton } from './paper-requests';

const outcomes = ['upheld', 'granted'] as const;

interface Values {
  outcome: Input['outcome'];
  text: string;
  amount: string;
}

interface AnswerObjectionProps {
  objection: Objection;
  estimated: boolean;
  /** `decide` is for a user who had no part in the answer; the decision is final. */
  act: 'answer' | 'decide';
}

/** Keeps the amount or grants the objection; the beneficiary reads the answer. */
export function AnswerObjection({ objection, estimated, act }: AnswerObjectionProps) {
  const t = useMessages(objectionMessages);
  const attempt = useAttempt();
  const answer = useAnswerObjection(objection.id, act);
  const values: Values = { outcome: 'upheld', text: '', amount: '' };
  const form = useContractForm({
    schema: answerObjection,
    values,
    draft: useDraft(`objection-${act}.${objection.id}`, values),
    inputOf: ({ outcome, text, amount }) => ({
      outcome,
      text,
      ...(outcome === 'granted' && !estimated ? { amount } : {}),
    }),
  });
  const { outcome } = form.values;
  const [asked, setAsked] = useState<Input | null>(null);
  const send = async (input: Input) => {
    const sent = await attempt(() => answer.mutateAsync(input), {
      done: t(`${act}.sent`),
      failed: t('sendFailed'),
      form,
    });
    setAsked(null);
    if (sent) form.reset();
  };
  const granted = outcome === 'granted';
  return (
    <Card title={t(act)} tone="gold">
      <Form onSubmit={() => form.submit((input) => setAsked(input))} errorsAt={form.errorsAt}>
        <Stack gap={16}>
          <Field group label={t('outcome')} error={form.error('outcome')}>
            <Segmented
              label={t('outcome')}
              value={outcome}
              onChange={(chosen) => form.set({ outcome: chosen })}
              options={outcomes.map((value) => ({ value, label: t(value) }))}
            />
          </Field>
          <Alert tone="info">{t(granted ? (estimated ? 'grantedEstimate' : 'grantedText') : 'upheldText')}</Alert>
          {granted && !estimated ? (
            <Field label={t('correction')} required error={form.error('amount')}>
              <AmountInput {...form.field('amount')} />
            </Field>
          ) : null}
          <Field label={t(`${act}.text`)} required error={form.error('text')}>
            <TextArea rows={4} {...form.field('text')} />
          </Field>
          <Row wrap>
            <Button variant="primary" type="submit" icon={<Icon.Send size={18} />} loading={answer.isPending}>
              {t(`${act}.send`)}
            </Button>
            <RequestPaperButton objection={objection} />
          </Row>
        </Stack>
      </Form>
      {asked ? (
        <ConfirmAnswer
          objection={objection}
          act={act}
          input={asked}
          onClose={() => setAsked(null)}
          onConfirm={() => send(asked)}
        />
      ) : null}
    </Card>
  );
}

interface ConfirmAnswerProps extends Pick<AnswerObjectionProps, 'objection' | 'act'> {
  input: Input;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** An answer is given once, and an amount that it grants is paid: it is named before it is sent. */
function ConfirmAnswer({ objection, act, input, onClose, onConfirm }: ConfirmAnswerProps) {
  const t = useMessages(objectionMessages);
  const { fullName, waqfName, amount } = objection;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t(`${act}.confirm`)}
      headline={input.amount ? <Amount value={input.amount} unit /> : undefined}
      facts={[
        { label: t('person'), value: <bdi>{fullName}</bdi> },
        { label: t('waqf'), value: <bdi>{waqfName}</bdi> },
        { label: t('amount'), value: <Amount value={amount} unit /> },
        { label: t('outcome'), value: t(input.outcome) },
        ...(input.amount ? [{ label: t('added'), value: <Amount value={input.amount} signed unit /> }] : []),
      ]}
      warning={t(`${act}.final`, { name: fullName })}
      confirmLabel={t(`${act}.send`)}
      onConfirm={onConfirm}
    />
  );
}
