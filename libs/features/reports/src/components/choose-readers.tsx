import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@waqf/platform-web';
import { PartFailure } from '@waqf/screen-kit';
import { Stack } from '@waqf/ui/core';
import { Checkbox, Field } from '@waqf/ui/form';
import { readersQuery } from '../api/schedules';
import { schedulesMessages } from '../messages/schedules.messages';
import * as css from './reports.module.css';

interface ChooseReadersProps {
  /** An empty string before a waqf is chosen. */
  waqfId: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
}

/** The choice among the users who may read the waqf's reports. */
export function ChooseReaders({ waqfId, value, onChange, error }: ChooseReadersProps) {
  const t = useMessages(schedulesMessages);
  const readers = useQuery(readersQuery(waqfId));
  const toggle = (id: string, on: boolean) => onChange(on ? [...value, id] : value.filter((each) => each !== id));
  return (
    <Field label={t('readers')} required error={error} group>
      {readers.data ? (
        <Stack gap={8}>
          {readers.data.map(({ id, fullName, role, getsMail }) => (
            <Checkbox key={id} checked={value.includes(id)} onChange={(on) => toggle(id, on)}>
              {t(getsMail ? 'reader' : 'noMail', { name: fullName, role: t.of('role.', role) })}
            </Checkbox>
          ))}
        </Stack>
      ) : readers.isError ? (
        <PartFailure query={readers} title={t('readersFailed')} />
      ) : (
        <p className={css.quiet}>{t(waqfId === '' ? 'chooseWaqf' : 'loading')}</p>
      )}
    </Field>
  );
}
