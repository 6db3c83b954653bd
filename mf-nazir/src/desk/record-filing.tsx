import { useState } from 'react';
import type { DeskItem } from '@waqf/contracts/desk';
import { recordFiling, type RecordFiling as Recorded } from '@waqf/contracts/endowments';
import { riyadhDay } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Button, Dialog, Icon } from '@waqf/ui/core';
import { DateInput, Field, Form, TextInput } from '@waqf/ui/form';
import { deskMessages } from './desk.messages';
import { useRecordFiling } from './settle-item';

/** Says when the authority was told, and under which number; nothing for other matters. */
export function RecordFiling({ item }: { item: DeskItem }) {
  const t = useMessages(deskMessages);
  const [open, setOpen] = useState(false);
  if (!item.filing) return null;
  return (
    <>
      <Button size="small" variant="primary" icon={<Icon.Check size={16} />} onClick={() => setOpen(true)}>
        {t('file')}
      </Button>
      {open ? <FilingDialog item={item} subjectId={item.filing.subjectId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface FilingDialogProps {
  item: DeskItem;
  subjectId: string;
  onClose: () => void;
}

function FilingDialog({ item, subjectId, onClose }: FilingDialogProps) {
  const t = useMessages(deskMessages);
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
  const send = async (input: Recorded) => {
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
