import { createWaqf, type CreateWaqf } from '@waqf/contracts/endowments';
import { waqfCatalogue } from '@waqf/contracts/messages';
import { useCreateWaqf } from '@waqf/feature-endowments';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { useContractForm } from '@waqf/platform-web/form';
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

/** The form of a new waqf; the draft is kept in the browser tab until the server has saved it. */
export function CreateForm({ onCreated }: { onCreated: (waqfId: string) => void }) {
  const t = useMessages(messages);
  const attempt = useAttempt();
  const create = useCreateWaqf();
  const values = { name: '', description: '' };
  const form = useContractForm({ schema: createWaqf, values, draft: useDraft('waqf.create', values) });
  const send = async (input: CreateWaqf) => {
    if (create.isPending) return;
    const created = await attempt(() => create.mutateAsync(input), {
      done: ({ bankAccountCreated }) => ({
        title: t(bankAccountCreated ? 'createdWithAccount' : 'created'),
        text: t('createdText'),
      }),
      failed: t('failed'),
      form,
    });
    if (!created) return;
    form.reset();
    onCreated(created.answer.waqf.id);
  };
  return (
    <WaqfForm
      form={form}
      submitLabel={t('submit')}
      cancelLabel={t('cancel')}
      cancelHref="/waqf"
      busy={create.isPending}
      onSubmit={() => form.submit(send)}
    />
  );
}
