import type { WaqfView } from '@waqf/contracts/endowments';
import { waqfCatalogue } from '@waqf/contracts/messages';
import { useEditWaqf } from '@waqf/feature-endowments';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
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
  const [values, setValues, clear] = useDraft(`waqf.edit.${waqf.id}`, {
    name: waqf.name,
    description: waqf.description,
  });
  return (
    <WaqfForm
      values={values}
      onChange={setValues}
      submitLabel={submitLabel}
      cancelLabel={t('cancel')}
      onCancelHref={backHref}
      busy={edit.isPending}
      failure={edit.error}
      onSubmit={(input) =>
        edit.mutate(input, {
          onSuccess: () => {
            clear();
            toast.show({ title: t('saved') });
            onSaved();
          },
          onError: (error) => fail(t('failed'), error),
        })
      }
    />
  );
}
