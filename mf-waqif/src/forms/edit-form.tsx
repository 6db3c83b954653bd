import { editWaqf, type EditWaqf, type WaqfView } from '@waqf/contracts/endowments';
import { waqfCatalogue } from '@waqf/contracts/messages';
import { useEditWaqf } from '@waqf/feature-endowments';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { ChangedMeanwhile, useAttempt, useRecordForm } from '@waqf/screen-kit';
import { useDraft } from '@waqf/ui/form';
import { WaqfForm } from './waqf-form';

const messages = defineMessages({
  cancel: { ar: 'رجوع', en: 'Go back' },
  saved: { ar: 'حُفظت بيانات الوقف', en: 'Waqf saved' },
  failed: waqfCatalogue.updateFailed,
});

export interface EditFormProps {
  view: WaqfView;
  submitLabel: string;
  backHref: string;
  onSaved: () => void;
}

/** Name and description of a draft; typed text survives a reload. */
export function EditForm({ view, submitLabel, backHref, onSaved }: EditFormProps) {
  const t = useMessages(messages);
  const attempt = useAttempt();
  const { waqf } = view;
  const edit = useEditWaqf(waqf.id);
  const record = { name: waqf.name, description: waqf.description };
  const form = useRecordForm({
    schema: editWaqf,
    record,
    valuesOf: (values) => values,
    inputOf: (values) => values,
    draft: useDraft(`waqf.change.${waqf.id}`, { values: record, seen: record }),
  });
  const send = async (input: EditWaqf) => {
    if (edit.isPending) return;
    const words = { done: t('saved'), failed: t('failed'), form, quiet: true };
    if (!(await attempt(() => edit.mutateAsync(input), words))) return;
    form.reset();
    onSaved();
  };
  return (
    <WaqfForm
      form={form}
      notice={<ChangedMeanwhile form={form} />}
      submitLabel={submitLabel}
      cancelLabel={t('cancel')}
      cancelHref={backHref}
      busy={edit.isPending}
      onSubmit={() => form.submit(send)}
    />
  );
}
