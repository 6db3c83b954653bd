import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { backupEnvelope, backupList, type Backup } from '@waqf/contracts/backups';
import { apiQuery, http } from '@waqf/platform-web';

export const backupsKey = '/api/admin/backups';
const pollMs = 2000;
/** How long, in ms, the browser has to start saving before the data is released. */
const savingMs = 60_000;

export const isUnderWay = ({ state, trial }: Backup): boolean => state === 'running' || trial?.result === 'running';

/** The newest backup that has ended, when it failed or its test restore did; the newest first. */
export function unreliable(backups: readonly Backup[]): Backup | undefined {
  const newest = backups.find((backup) => backup.state !== 'removed' && !isUnderWay(backup));
  return newest?.state === 'failed' || newest?.trial?.result === 'broken' ? newest : undefined;
}

/** `GET /api/admin/backups`, polled every two seconds while a backup is made or tested. */
export const backupsQuery = () => {
  const query = apiQuery([backupsKey], backupList);
  return queryOptions({
    ...query,
    refetchInterval: ({ state: { data } }) => (data?.backups.some(isUnderWay) ? pollMs : false),
  });
};

/** `POST /api/admin/system/backup`: answers at once; the backup is made afterwards. */
export function useStartBackup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http.post('/api/admin/system/backup', {}, backupEnvelope),
    onSettled: () => client.invalidateQueries({ queryKey: [backupsKey] }),
  });
}

/** `POST /api/admin/backups/{id}/download`, after a fresh confirmation. */
export function useDownloadBackup() {
  return useMutation({
    mutationFn: async (id: string) => {
      const { blob, fileName } = await http.download(`${backupsKey}/${id}/download`, {});
      const address = URL.createObjectURL(blob);
      Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
      setTimeout(() => URL.revokeObjectURL(address), savingMs);
    },
  });
}
