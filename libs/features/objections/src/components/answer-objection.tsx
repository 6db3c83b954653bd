import { answerObjection, type AnswerObjection as Input, type Objection } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Alert, Button, Card, Icon, Row, Segmented, Stack } from '@waqf/ui/core';
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
  const send = async (input: Input) => {
    if (await attempt(() => answer.mutateAsync(input), { done: t(`${act}.sent`), failed: t('sendFailed'), form }))
      form.reset();
  };
  const granted = outcome === 'granted';
  return (
    <Card title={t(act)} tone="gold">
      <Form onSubmit={() => form.submit(send)} errorsAt={form.errorsAt}>
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
    </Card>
  );
}
