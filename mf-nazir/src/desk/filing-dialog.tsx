import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskItem } from '@waqf/contracts/desk';
import { filingEnvelope, recordFiling, type RecordFiling } from '@waqf/contracts/endowments';
import { riyadhDay } from '@waqf/formats';
import { http, useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { refreshMoney, useAttempt } from '@waqf/screen-kit';
import { Button, Dialog } from '@waqf/ui/core';
import { DateInput, Field, Form, TextInput } from '@waqf/ui/form';
import { filingMessages } from './filing.messages';

/** `POST /api/waqf/{id}/filings`: the authority was told. Fails with 409 once it is recorded. */
function useRecordFiling(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RecordFiling) => http.post(`/api/waqf/${waqfId}/filings`, input, filingEnvelope),
    onSettled: () => refreshMoney(client),
  });
}

export interface FilingDialogProps {
  item: DeskItem;
  subjectId: string;
  onClose: () => void;
}

/** When the authority was told, and under which number. */
export default function FilingDialog({ item, subjectId, onClose }: FilingDialogProps) {
  const t = useMessages(filingMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const record = useRecordFiling(item.waqfId);
  const [today] = useState(() => riyadhDay(new Date()));
  const form = useContractForm({
    schema: recordFiling,
    values: { subjectId, filedOn: today, number: '' },
    inputOf: (values) => values,
    faultsOf: ({ filedOn }): Partial<Record<string, string>> => (filedOn > today ? { filedOn: t('dayInFuture') } : {}),
  });
  const send = async (input: RecordFiling) => {
    const words = { done: t('filed'), failed: t('notFiled'), form };
    if (await attempt(() => record.mutateAsync(input), words)) onClose();
  };
  const submit = () => form.submit(send);
  return (
    <Dialog
      open
      onClose={onClose}
      busy={record.isPending}
      title={item.title[language]}
      footer={
        <>
          <Button variant="primary" size="large" loading={record.isPending} onClick={() => void submit()}>
            {t('file')}
          </Button>
          <Button size="large" disabled={record.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Form onSubmit={submit} errorsAt={form.errorsAt}>
        <p>
          <bdi>{item.waqfName}</bdi> · {item.text?.[language]}
        </p>
        <Field label={t('filedOn')} required error={form.error('filedOn')}>
          <DateInput value={form.values.filedOn} max={today} onChange={(filedOn) => form.set({ filedOn })} />
        </Field>
        <Field label={t('filingNumber')} required error={form.error('number')}>
          <TextInput {...form.field('number')} />
        </Field>
      </Form>
    </Dialog>
  );
}
