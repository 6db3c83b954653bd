import { useState } from 'react';
import { useNavigate } from 'react-router';
import { knownValue } from '@waqf/contracts';
import type { PaymentDetails } from '@waqf/contracts/distributions';
import {
  type ObjectionItem,
  objectionItems,
  objectionTopics,
  type ObjectionTopic,
  type OwnObjectionList,
  raiseObjection,
  type RaiseObjection,
} from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { displayAmount, halalas, parseSignedAmount, sumHalalas } from '@waqf/money';
import { deductionMessages, type RefusedForm, useAttempt } from '@waqf/screen-kit';
import { BottomBar, Button, Card, Icon, Segmented, Stack } from '@waqf/ui/core';
import { Field, Form, SelectInput, TextArea, useDraft } from '@waqf/ui/form';
import { useAttachFile, useRaiseObjection } from '../api/objections';
import { messages } from '../screens/objection.messages';
import { ChosenFiles } from './chosen-files';

interface Values {
  topic: ObjectionTopic | null;
  item: ObjectionItem | null;
  text: string;
}
interface ObjectionFormProps {
  payment: PaymentDetails;
  uploads: OwnObjectionList['uploads'];
}

/** The form for the text and the files; the draft is kept while the user visits other pages. */
export function ObjectionForm({ payment, uploads }: ObjectionFormProps) {
  const t = useMessages(messages);
  const { id: paymentId } = payment;
  const deductions = useDeductions(payment);
  const values: Values = { topic: null, item: null, text: '' };
  const form = useContractForm({
    schema: raiseObjection,
    values,
    draft: useDraft(`objection.${paymentId}`, values),
    inputOf: (typed) => ({ paymentId, ...typed }),
  });
  const [files, setFiles] = useState<File[]>([]);
  const { send, sending } = useSending(files, form);
  const actions = (
    <>
      <Button variant="primary" type="submit" icon={<Icon.Send size={18} />} loading={sending}>
        {t('send')}
      </Button>
      <Button href={`/beneficiary/payments/${paymentId}`}>{t('cancel')}</Button>
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
              onChange={(topic) => form.set({ topic: topic || null, item: null })}
              options={objectionTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
            />
          </Field>
          {form.values.topic === 'deduction' && deductions.length > 0 ? (
            <Field label={t('item')} optional error={form.error('item')}>
              <SelectInput<ObjectionItem | ''>
                value={form.values.item ?? ''}
                onChange={(item) => form.set({ item: item || null })}
                options={[{ value: '', label: t('anyItem') }, ...deductions]}
              />
            </Field>
          ) : null}
          <Field label={t('text')} required hint={t('textHint')} error={form.error('text')}>
            <TextArea rows={6} {...form.field('text')} />
          </Field>
          <ChosenFiles files={files} onChange={setFiles} uploads={uploads} disabled={sending} />
        </Stack>
      </Card>
      <BottomBar inline>{actions}</BottomBar>
    </Form>
  );
}

/** What was deducted from the yield, by kind, with its amount. */
function useDeductions({ because }: PaymentDetails): { value: ObjectionItem; label: string }[] {
  const t = useMessages(deductionMessages);
  return objectionItems.flatMap((value) => {
    const steps = because.steps.filter(({ kind }) => knownValue(objectionItems, kind) === value);
    const sum = sumHalalas(steps.map(({ amount }) => halalas(parseSignedAmount(amount))));
    return sum === 0n ? [] : [{ value, label: `${t.of('deduction.', value)} \u2066${displayAmount(sum)}\u2069` }];
  });
}

/**
 * The text is sent first, then each file: a file whose upload fails can be attached again on the page of the objection.
 */
function useSending(files: readonly File[], form: RefusedForm & { reset: () => void }) {
  const t = useMessages(messages);
  const attempt = useAttempt();
  const navigate = useNavigate();
  const raise = useRaiseObjection();
  const attach = useAttachFile();
  const send = async (input: RaiseObjection) => {
    const done = { title: t('sent'), text: t('sentText') };
    const sent = await attempt(() => raise.mutateAsync(input), { done, failed: t('sendFailed'), form });
    if (!sent) return;
    const { id } = sent.answer.objection;
    for (const file of files)
      await attempt(() => attach.mutateAsync({ id, file }), { failed: t('attachFailed', { name: file.name }) });
    form.reset();
    void navigate(`/beneficiary/objections/${id}`, { replace: true });
  };
  return { send, sending: raise.isPending || attach.isPending };
}
