import { useQuery } from '@tanstack/react-query';
import { auditFieldLabel } from '@waqf/contracts/audit';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Card, DualDate, Icon, IconTile, List, ListRow, ListSkeleton, MoreLink, Segmented, Stack } from '@waqf/ui/core';
import { Field } from '@waqf/ui/field';
import { backupsQuery } from '../api/get-backups';
import { BackupState } from '../backups/backup-table';
import { useSizeText } from '../backups/size-text';
import { backupMessages } from '../backups/backups.messages';
import type { SettingsForm } from './settings-form';
import { systemMessages } from './system.messages';

const shown = 3;

/** How often a backup is made, and the latest backups. */
export function BackupFields({ form }: { form: SettingsForm }) {
  const t = useMessages(systemMessages);
  const { language } = useLanguage();
  return (
    <Stack>
      <Card title={t('schedule')}>
        <Field
          group
          label={auditFieldLabel('backupFrequency', language)}
          hint={t('help.backupFrequency')}
          error={form.error('backupFrequency')}
        >
          <Segmented
            label={auditFieldLabel('backupFrequency', language)}
            value={form.values.backupFrequency}
            onChange={(backupFrequency) => form.set({ backupFrequency })}
            options={(['daily', 'weekly', 'monthly'] as const).map((value) => ({ value, label: t(value) }))}
          />
        </Field>
        <NextBackup />
      </Card>
      <LastBackups />
    </Stack>
  );
}

/** When the platform will make the next backup, by the settings that are saved. */
function NextBackup() {
  const t = useMessages(backupMessages);
  const nextAt = useQuery(backupsQuery()).data?.schedule.nextAt ?? null;
  if (nextAt === null) return null;
  return (
    <p>
      {t('next')} <DualDate iso={nextAt} withTime />
    </p>
  );
}

function LastBackups() {
  const t = useMessages(systemMessages);
  const { language } = useLanguage();
  const sizeOf = useSizeText();
  const list = useQuery(backupsQuery());
  const backups = list.data?.backups.filter(({ state }) => state !== 'removed').slice(0, shown);
  return (
    <Card
      title={t('backupsLast')}
      extra={
        <MoreLink href="/admin/backups" icon={<Icon.Next size={16} />}>
          {t('backupsAll')}
        </MoreLink>
      }
    >
      {list.isError ? (
        <LoadFailure
          bare
          error={list.error}
          title={backupMessages.loadFailed[language]}
          otherwise={loadingCatalogue.later}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : backups ? (
        <List label={t('backupsLast')}>
          {backups.map((backup) => (
            <ListRow
              key={backup.id}
              lead={<IconTile icon={<Icon.Save />} tone="success" />}
              title={<DualDate iso={backup.moment ?? backup.startedAt} withTime />}
              text={
                <>
                  {backup.size === null ? null : sizeOf(backup.size)} <BackupState backup={backup} />
                </>
              }
            />
          ))}
        </List>
      ) : (
        <ListSkeleton rows={shown} />
      )}
      {backups?.length === 0 ? <p>{t('backupsNone')}</p> : null}
    </Card>
  );
}
