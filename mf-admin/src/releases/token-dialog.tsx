import { useState } from 'react';
import { makeReleaseToken } from '@waqf/contracts/releases';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { FormDialog, useAttempt } from '@waqf/screen-kit';
import { Field, TextInput } from '@waqf/ui/field';
import { useMakeToken } from '../api/release-tokens';
import { tokenMessages } from './changes.messages';
import { SecretDialog } from './secret-dialog';

/** Creates a token and shows it only this once. */
export function TokenDialog({ remote, onClose }: { remote: string; onClose: () => void }) {
  const t = useMessages(tokenMessages);
  const attempt = useAttempt();
  const make = useMakeToken(remote);
  const [secret, setSecret] = useState<string | null>(null);
  const form = useContractForm({ schema: makeReleaseToken, values: { name: '' } });
  const send = async ({ name }: { name: string }) => {
    const made = await attempt(() => make.mutateAsync(name), { failed: t('makeFailed'), form, quiet: true });
    if (made) setSecret(made.answer.token);
  };
  if (secret !== null) {
    const words = { title: t('onceTitle'), text: t('onceText'), copy: t('copy'), close: t('close') };
    return <SecretDialog secret={secret} words={words} onClose={onClose} />;
  }
  return (
    <FormDialog
      title={t('makeTitle')}
      submitLabel={t('make')}
      pending={make.isPending}
      onSubmit={() => form.submit(send)}
      errorsAt={form.errorsAt}
      onClose={onClose}
    >
      <Field label={t('name')} {...form.row('name')}>
        <TextInput {...form.field('name')} />
      </Field>
    </FormDialog>
  );
}
