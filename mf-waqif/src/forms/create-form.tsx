import { waqfCatalogue } from '@waqf/contracts/messages';
import { useCreateWaqf } from '@waqf/feature-endowments';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { useToast } from '@waqf/ui/core';
import { useDraft } from '@waqf/ui/form';
import { WaqfForm } from './waqf-form';

const messages = defineMessages({
  submit: { ar: 'أنشئ الوقف', en: 'Create the waqf' },
  cancel: { ar: 'رجوع', en: 'Go back' },
  created: waqfCatalogue.created,
  createdText: { ar: 'ارفع الآن صكوكه الثلاثة.', en: 'Now upload its three deeds.' },
  createdWithAccount: waqfCatalogue.createdWithAccount,
  failed: waqfCatalogue.createFailed,
});

/** The form of a new waqf; what is typed stays in the tab until the server took it. */
export function CreateForm({ onCreated }: { onCreated: (waqfId: string) => void }) {
  const t = useMessages(messages);
  const toast = useToast();
  const fail = useFailureToast();
  const create = useCreateWaqf();
  const [values, setValues, clear] = useDraft('waqf.create', { name: '', description: '' });
  return (
    <WaqfForm
      values={values}
      onChange={setValues}
      submitLabel={t('submit')}
      cancelLabel={t('cancel')}
      onCancelHref="/waqf"
      busy={create.isPending}
      failure={create.error}
      onSubmit={(input) =>
        create.mutate(input, {
          onSuccess: ({ waqf, bankAccountCreated }) => {
            clear();
            toast.show({ title: t(bankAccountCreated ? 'createdWithAccount' : 'created'), text: t('createdText') });
            onCreated(waqf.id);
          },
          onError: (error) => fail(t('failed'), error),
        })
      }
    />
  );
}
