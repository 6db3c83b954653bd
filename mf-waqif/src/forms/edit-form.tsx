import { createWaqf, type CreateWaqf, type WaqfView } from '@waqf/contracts/endowments';
import { waqfCatalogue } from '@waqf/contracts/messages';
import { useEditWaqf } from '@waqf/feature-endowments';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { useContractForm } from '@waqf/platform-web/form';
import { useToast } from '@waqf/ui/core';
import { useDraft } from '@waqf/ui/form';
import { WaqfForm } from './waqf-form';

const messages = defineMessages({
  cancel: { ar: 'رجوع', en: 'Go back' },
  saved: { ar: 'حُفظت بيانات الوقف', en: 'The waqf is saved' },
  failed: waqfCatalogue.updateFailed,
});

export interface EditFormProps {
  view: WaqfView;
  submitLabel: string;
  backHref: string;
  onSaved: () => void;
}

/** Name and description of a draft; what is typed survives a reload. */
export function EditForm({ view, submitLabel, backHref, onSaved }: EditFormProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const fail = useFailureToast();
  const { waqf } = view;
  const edit = useEditWaqf(waqf.id);
  const values = { name: waqf.name, description: waqf.description };
  const form = useContractForm({ schema: createWaqf, values, draft: useDraft(`waqf.edit.${waqf.id}`, values) });
  const send = async (input: CreateWaqf) => {
    if (edit.isPending) return;
    try {
      await edit.mutateAsync(input);
      form.reset();
      toast.show({ title: t('saved') });
      onSaved();
    } catch (error) {
      form.refuse(error);
      fail(t('failed'), error);
    }
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
