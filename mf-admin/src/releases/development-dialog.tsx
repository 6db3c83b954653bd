import { useState } from 'react';
import { admitDevelopment } from '@waqf/contracts/releases';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { FormDialog, useAttempt } from '@waqf/screen-kit';
import { Field, NumberInput, SelectInput, TextInput } from '@waqf/ui/form';
import { useMakeFlag } from '../api/development-flags';
import { developmentMessages } from './development.messages';
import { useReleaseWords } from './release-words';
import { SecretDialog } from './secret-dialog';

/** The command for the developer, with the flag in it. */
const commandOf = (remote: string, flag: string): string =>
  `npm run dev -- --role=${remote.slice('mf-'.length)} --against ${window.location.origin} --flag ${flag}`;

/** Creates a flag, confirmed in Nafath, and shows the command that uses it, once only. */
export function DevelopmentDialog({ remotes, onClose }: { remotes: readonly string[]; onClose: () => void }) {
  const t = useMessages(developmentMessages);
  const { nameOf } = useReleaseWords();
  const attempt = useAttempt();
  const make = useMakeFlag();
  const [command, setCommand] = useState<string | null>(null);
  const [remote, setRemote] = useState(remotes[0] ?? '');
  const form = useContractForm({
    schema: admitDevelopment,
    values: { hours: '8', name: '' },
    inputOf: ({ hours, name }) => ({ hours: hours === '' ? undefined : Number(hours), name }),
  });
  const send = async (body: { hours: number; name?: string | undefined }) => {
    const made = await attempt(() => make.mutateAsync({ remote, ...body }), {
      failed: t('makeFailed'),
      form,
      quiet: true,
    });
    if (made) setCommand(commandOf(remote, made.answer.flag));
  };
  if (command !== null) {
    const words = { title: t('onceTitle'), text: t('onceText'), copy: t('copy'), close: t('close') };
    return <SecretDialog secret={command} words={words} onClose={onClose} />;
  }
  return (
    <FormDialog
      title={t('make')}
      submitLabel={t('make')}
      pending={make.isPending}
      onSubmit={() => form.submit(send)}
      errorsAt={form.errorsAt}
      onClose={onClose}
    >
      <Field label={t('remote')} required>
        <SelectInput
          options={remotes.map((name) => ({ value: name, label: nameOf(name) }))}
          value={remote}
          onChange={(chosen) => setRemote(chosen ?? remote)}
        />
      </Field>
      <Field label={t('hours')} hint={t('hoursHint')} {...form.row('hours')}>
        <NumberInput {...form.field('hours')} />
      </Field>
      <Field label={t('name')} {...form.row('name')}>
        <TextInput {...form.field('name')} />
      </Field>
    </FormDialog>
  );
}
