import { useNavigate } from 'react-router';
import { objectionTopics, raiseObjection, type ObjectionTopic, type RaiseObjection } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { BottomBar, Button, Card, Icon, Segmented, Stack } from '@waqf/ui/core';
import { Field, Form, TextArea, useDraft } from '@waqf/ui/form';
import { useRaiseObjection } from '../api/objections';
import { messages } from '../screens/objection.messages';

interface Values {
  topic: ObjectionTopic | null;
  text: string;
}

/** What the person writes; kept while they look something up. */
export function ObjectionForm({ paymentId }: { paymentId: string }) {
  const t = useMessages(messages);
  const attempt = useAttempt();
  const navigate = useNavigate();
  const raise = useRaiseObjection();
  const values: Values = { topic: null, text: '' };
  const form = useContractForm({
    schema: raiseObjection,
    values,
    draft: useDraft(`objection.${paymentId}`, values),
    inputOf: (typed) => ({ paymentId, ...typed }),
  });
  const send = async (input: RaiseObjection) => {
    const done = { title: t('sent'), text: t('sentText') };
    const sent = await attempt(() => raise.mutateAsync(input), { done, failed: t('sendFailed'), form });
    if (!sent) return;
    form.reset();
    void navigate(`/beneficiary/objections/${sent.answer.objection.id}`, { replace: true });
  };
  const actions = (
    <>
      <Button href={`/beneficiary/payments/${paymentId}`}>{t('cancel')}</Button>
      <Button variant="primary" type="submit" icon={<Icon.Send size={18} />} loading={raise.isPending}>
        {t('send')}
      </Button>
    </>
  );
  return (
    <Form onSubmit={() => form.submit(send)} errorsAt={form.errorsAt}>
      <Card>
        <Stack gap={16}>
          <Field label={t('topic')} group optional error={form.error('topic')}>
            <Segmented<ObjectionTopic | ''>
              chips
              label={t('topic')}
              value={form.values.topic ?? ''}
              onChange={(topic) => form.set({ topic: topic || null })}
              options={objectionTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
            />
          </Field>
          <Field label={t('text')} required hint={t('textHint')} error={form.error('text')}>
            <TextArea rows={6} {...form.field('text')} />
          </Field>
        </Stack>
      </Card>
      <BottomBar inline>{actions}</BottomBar>
    </Form>
  );
}
