import { labelOf } from '@waqf/contracts';
import { backupStateLabels, type Backup } from '@waqf/contracts/backups';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, DualDate, Icon, Stack, StatusTag } from '@waqf/ui/core';
import { DataTable, type DataColumn } from '@waqf/ui/data';
import { useDownloadBackup } from '../api/get-backups';
import { backupMessages } from './backups.messages';
import { useSizeText } from './size-text';

/** Every backup with its contents and the result of its test restore, newest first. */
export function BackupTable({ backups }: { backups: Backup[] }) {
  const t = useMessages(backupMessages);
  return (
    <DataTable
      title={t('list')}
      columns={useColumns()}
      rows={backups}
      rowKey={({ id }) => id}
      searchable={false}
      choosable={false}
      empty={{ title: t('empty'), text: t('emptyText'), icon: <Icon.Save size={28} /> }}
    />
  );
}

export const dateOf = (iso: string | null) => (iso === null ? undefined : <DualDate iso={iso} withTime short />);

function useColumns(): DataColumn<Backup>[] {
  const t = useMessages(backupMessages);
  const sizeOf = useSizeText();
  return [
    {
      key: 'time',
      title: t('time'),
      fixed: true,
      render: ({ moment, startedAt, requestedBy }) => (
        <Stack gap={4}>
          <DualDate iso={moment ?? startedAt} withTime />
          <span>{requestedBy ?? t('scheduled')}</span>
        </Stack>
      ),
    },
    { key: 'holds', title: t('holds'), render: (backup) => <Contents backup={backup} /> },
    { key: 'size', title: t('size'), render: ({ size }) => (size === null ? '—' : sizeOf(size)) },
    { key: 'result', title: t('result'), render: (backup) => <BackupState backup={backup} /> },
    {
      key: 'actions',
      title: t('actions'),
      fixed: true,
      render: ({ id, state }) => (state === 'ready' ? <Download id={id} /> : null),
    },
  ];
}

function Contents({ backup: { entries, files, damagedFiles } }: { backup: Backup }) {
  const t = useMessages(backupMessages);
  if (entries === null || files === null) return '—';
  return (
    <Stack gap={4}>
      <span>{t('entries', { count: entries })}</span>
      <span>{t('files', { count: files })}</span>
      {damagedFiles ? <span>{t('damaged', { count: damagedFiles })}</span> : null}
    </Stack>
  );
}

const brokenParts = ['file-damaged', 'books-broken', 'audit-broken'] as const;

export function BackupState({ backup: { state, failure, trial } }: { backup: Backup }) {
  const t = useMessages(backupMessages);
  const { language } = useLanguage();
  const label = labelOf(backupStateLabels, state, language);
  if (state === 'running') return <StatusTag tone="info">{label}</StatusTag>;
  if (state === 'removed') return <StatusTag tone="neutral">{label}</StatusTag>;
  if (state === 'failed') {
    const why = failure === 'storage-full' ? 'storageFull' : failure === 'interrupted' ? 'interrupted' : 'unexpected';
    return (
      <Stack gap={4}>
        <StatusTag tone="error">{label}</StatusTag>
        <span>{t(why)}</span>
      </Stack>
    );
  }
  if (trial?.result === 'whole') return <StatusTag tone="success">{t('whole')}</StatusTag>;
  if (trial?.result === 'running') return <StatusTag tone="info">{t('trying')}</StatusTag>;
  if (trial?.result === 'broken')
    return (
      <Stack gap={4}>
        <StatusTag tone="error">{t('broken')}</StatusTag>
        <span>{t(brokenParts.find((part) => part === trial.failure) ?? 'unexpected')}</span>
      </Stack>
    );
  return (
    <Stack gap={4}>
      <StatusTag tone="warning">{t('untried')}</StatusTag>
      {trial?.failure === 'no-right' ? <span>{t('noRight')}</span> : null}
      {trial?.failure === 'interrupted' ? <span>{t('trialInterrupted')}</span> : null}
      {trial?.failure === 'unexpected' ? <span>{t('unexpected')}</span> : null}
    </Stack>
  );
}

function Download({ id }: { id: string }) {
  const t = useMessages(backupMessages);
  const attempt = useAttempt();
  const download = useDownloadBackup();
  return (
    <Button
      icon={<Icon.Download size={18} />}
      loading={download.isPending}
      onClick={() => void attempt(() => download.mutateAsync(id), { failed: t('downloadFailed') })}
    >
      {t('download')}
    </Button>
  );
}
