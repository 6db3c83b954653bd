import { createWaqf, type CreateWaqf, type WaqfView } from '@waqf/contracts/endowments';
import { waqfCatalogue } from '@waqf/contracts/messages';
import { useEditWaqf } from '@waqf/feature-endowments';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { useContractForm } from '@waqf/platform-web/form';
import {} from '@waqf/ui/core';
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
  const values = { name: waqf.name, description: waqf.description };
  const form = useContractForm({ schema: createWaqf, values, draft: useDraft(`waqf.edit.${waqf.id}`, values) });
  const send = async (input: CreateWaqf) => {
    if (edit.isPending) return;
    if (!(await attempt(() => edit.mutateAsync(input), { done: t('saved'), failed: t('failed'), form }))) return;
    form.reset();
    onSaved();
  };
  return (
    <WaqfForm
      form={form}
      submitLabel={submitLabel}
      cancelLabel={t('cancel')}
      cancelHref={backHref}
      busy={edit.isPending}
      onSubmit={() => form.submit(send)}
    />
  );
}
