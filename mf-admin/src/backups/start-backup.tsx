import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { Button, Icon, useToast } from '@waqf/ui/core';
import { backupsQuery, useStartBackup } from '../api/get-backups';
import { backupMessages } from './backups.messages';

/** Starts a backup; disabled when there is no key, and while a backup is made. */
export function StartBackup({ label }: { label: string }) {
  const t = useMessages(backupMessages);
  const toast = useToast();
  const fail = useFailureToast();
  const { data } = useQuery(backupsQuery());
  const start = useStartBackup();
  return (
    <Button
      variant="primary"
      icon={<Icon.Save size={18} />}
      loading={start.isPending}
      disabled={!data || data.key.id === null || data.backups.some(({ state }) => state === 'running')}
      onClick={() =>
        start.mutate(undefined, {
          onSuccess: () => toast.show({ title: t('started') }),
          onError: (error) => fail(t('startFailed'), error),
        })
      }
    >
      {label}
    </Button>
  );
}
