import { useQuery } from '@tanstack/react-query';
import { systemCatalogue } from '@waqf/contracts/messages';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { Button, Icon, useToast } from '@waqf/ui/core';
import { backupsQuery, useStartBackup } from '../api/get-backups';
import { backupMessages } from './backups.messages';
import { useBackupEnd } from './use-backup-end';

/** Starts a backup; disabled when there is no key. While a backup is made, the button says so. */
export function StartBackup({ label }: { label: string }) {
  const t = useMessages(backupMessages);
  const { language } = useLanguage();
  const toast = useToast();
  const fail = useFailureToast();
  const { data } = useQuery(backupsQuery());
  const start = useStartBackup();
  useBackupEnd(data?.backups);
  const running = data?.backups.some(({ state }) => state === 'running') ?? false;
  return (
    <Button
      variant="primary"
      icon={<Icon.Save size={18} />}
      loading={start.isPending || running}
      disabled={!data || data.key.id === null}
      onClick={() =>
        start.mutate(undefined, {
          onSuccess: () => toast.show({ title: t('started') }),
          onError: (error) => fail(systemCatalogue.backupFailed[language], error),
        })
      }
    >
      {running ? t('startRunning') : label}
    </Button>
  );
}
