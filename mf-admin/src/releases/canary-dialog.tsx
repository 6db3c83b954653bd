import { roles } from '@waqf/contracts/identity';
import { type RemoteInRegistry, startCanary } from '@waqf/contracts/releases';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { FormDialog, useAttempt } from '@waqf/screen-kit';
import { Row } from '@waqf/ui/core';
import { Checkbox, Field, NumberInput, SelectInput } from '@waqf/ui/form';
import { useChangeRelease } from '../api/change-release';
import { changeMessages } from './changes.messages';
import { shortVersion, useReleaseWords } from './release-words';

/** Starts a canary with a published version, or changes who gets the current one. */
export function CanaryDialog({ remote, onClose }: { remote: RemoteInRegistry; onClose: () => void }) {
  const { t } = useReleaseWords();
  const changes = useMessages(changeMessages);
  const attempt = useAttempt();
  const change = useChangeRelease(remote.name);
  const versions = versionsOf(remote);
  const form = useCanaryForm(remote, versions);
  const send = async (body: Parameters<typeof change.mutateAsync>[0] & { act: 'canary' }) => {
    const sent = await attempt(() => change.mutateAsync(body), {
      done: ({ remote: after }) => (after.waiting ? changes('asked') : null),
      failed: t('changeFailed'),
      form,
      quiet: true,
    });
    if (sent) onClose();
  };
  return (
    <FormDialog
      title={t('audienceTitle')}
      submitLabel={t('save')}
      pending={change.isPending}
      onSubmit={() => form.submit((body) => send({ act: 'canary', body }))}
      errorsAt={form.errorsAt}
      onClose={onClose}
    >
      <Field label={t('version')} {...form.row('version')}>
        <SelectInput
          options={versions.map((version) => ({ value: version, label: shortVersion(version) }))}
          value={form.values.version || undefined}
          onChange={(version) => form.set({ version: version ?? '' })}
        />
      </Field>
      <Field label={t('percent')} {...form.row('percent')}>
        <NumberInput {...form.field('percent')} />
      </Field>
      <Field group label={t('roles')} hint={t('rolesHint')} error={form.error('roles')}>
        <RoleChoice chosen={form.values.roles} onChange={(chosen) => form.set({ roles: chosen })} />
      </Field>
    </FormDialog>
  );
}

function useCanaryForm({ canary }: RemoteInRegistry, versions: readonly string[]) {
  return useContractForm({
    schema: startCanary,
    values: {
      version: canary?.version ?? versions[0] ?? '',
      percent: String(canary?.percent ?? 10),
      roles: [...(canary?.roles ?? [])],
    },
    inputOf: ({ version, percent, roles: chosen }) => ({
      version,
      percent: percent === '' ? undefined : Number(percent),
      roles: chosen,
      people: canary?.people ?? [],
    }),
  });
}

interface RoleChoiceProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function RoleChoice({ chosen, onChange }: RoleChoiceProps) {
  const { t } = useReleaseWords();
  const others = (role: string) => chosen.filter((each) => each !== role);
  return (
    <Row wrap>
      {roles.map((role) => (
        <Checkbox
          key={role}
          checked={chosen.includes(role)}
          onChange={(on) => onChange(on ? [...others(role), role] : others(role))}
        >
          {t.of('role.', role)}
        </Checkbox>
      ))}
    </Row>
  );
}

/** Published versions that could be a canary, newest first. */
const versionsOf = ({ canary, current, history }: RemoteInRegistry): string[] => [
  ...new Set(
    [canary?.version, ...history.flatMap(({ version, from }) => [version, from])].filter(
      (version): version is string => Boolean(version) && version !== current.version,
    ),
  ),
];
