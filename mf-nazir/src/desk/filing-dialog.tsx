import type { DeskItem } from '@waqf/contracts/desk';
import { recordFiling, type RecordFiling } from '@waqf/contracts/endowments';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { FormDialog, RecordedDayField, useAttempt, useRecordedDay } from '@waqf/screen-kit';
import { Field, TextInput } from '@waqf/ui/field';
import { useRecordFiling } from '../api/record-filing';
import { filingMessages } from './filing.messages';

export interface FilingDialogProps {
  item: DeskItem;
  subjectId: string;
  onClose: () => void;
}

/** When the authority was notified, and the number of the filing. */
export function FilingDialog({ item, subjectId, onClose }: FilingDialogProps) {
  const t = useMessages(filingMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const record = useRecordFiling(item.waqfId);
  const { today, faultAt } = useRecordedDay();
  const form = useContractForm({
    schema: recordFiling,
    values: { subjectId, filedOn: today, number: '' },
    inputOf: (values) => values,
    faultsOf: ({ filedOn }) => faultAt('filedOn', filedOn),
  });
  const send = async (input: RecordFiling) => {
    const words = { done: t('filed'), failed: t('notFiled'), form };
    if (await attempt(() => record.mutateAsync(input), words)) onClose();
  };
  return (
    <FormDialog
      title={item.title[language]}
      submitLabel={t('file')}
      pending={record.isPending}
      onSubmit={() => form.submit(send)}
      errorsAt={form.errorsAt}
      onClose={onClose}
    >
      <p>
        <bdi>{item.waqfName}</bdi> · {item.text?.[language]}
      </p>
      <RecordedDayField
        label={t('filedOn')}
        today={today}
        value={form.values.filedOn}
        onChange={(filedOn) => form.set({ filedOn })}
        error={form.error('filedOn')}
      />
      <Field label={t('filingNumber')} required error={form.error('number')}>
        <TextInput {...form.field('number')} />
      </Field>
    </FormDialog>
  );
}
