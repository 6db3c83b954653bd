import { useQuery } from '@tanstack/react-query';
import { systemCatalogue } from '@waqf/contracts/messages';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, Icon } from '@waqf/ui/core';
import { backupsQuery, useStartBackup } from '../api/get-backups';
import { backupMessages } from './backups.messages';
import { useBackupEnd } from './use-backup-end';

/** Starts a backup; disabled when there is no key. While a backup is made, the button says so. */
export function StartBackup({ label }: { label: string }) {
  const t = useMessages(backupMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
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
        void attempt(() => start.mutateAsync(), {
          done: t('started'),
          failed: systemCatalogue.backupFailed[language],
        })
      }
    >
      {running ? t('startRunning') : label}
    </Button>
  );
}
