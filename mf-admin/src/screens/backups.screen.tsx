import { useQuery } from '@tanstack/react-query';
import { knownValue } from '@waqf/contracts';
import type { BackupList } from '@waqf/contracts/backups';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { bothCalendarsText } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Alert, Card, ListSkeleton, MoreLink, PageHead, Progress, Stack, StatStrip } from '@waqf/ui/core';
import { backupsQuery, isUnderWay, unreliable } from '../api/get-backups';
import { BackupTable, dateOf } from '../backups/backup-table';
import { useSizeText } from '../backups/size-text';
import { backupMessages } from '../backups/backups.messages';
import { RestoreCard } from '../backups/restore-card';
import { StartBackup } from '../backups/start-backup';
import { SystemPages } from '../components/system-pages';

/** The backups: whether they can be restored, when the next one is made, and how one is restored. */
export function BackupsScreen() {
  const t = useMessages(backupMessages);
  const list = useQuery(backupsQuery());
  if (list.isError)
    return (
      <LoadFailure
        error={list.error}
        title={t('loadFailed')}
        otherwise={loadingCatalogue.later}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  const { data } = list;
  return (
    <>
      <PageHead title={t('title')} state={t('state')} actions={<StartBackup label={t('start')} />} />
      <SystemPages />
      {data ? (
        <Stack>
          <KeyNotice path={data.key.path} id={data.key.id} madeHere={data.key.madeHere} />
          <LatestNotice list={data} />
          <Figures list={data} />
          <UnderWay list={data} />
          <BackupTable backups={data.backups} />
          <RestoreCard list={data} />
        </Stack>
      ) : (
        <ListSkeleton rows={4} />
      )}
    </>
  );
}

function KeyNotice({ id, path, madeHere }: BackupList['key']) {
  const t = useMessages(backupMessages);
  if (id === null) return <Alert tone="error">{t('noKey')}</Alert>;
  if (!madeHere || path === null) return null;
  return (
    <Alert tone="warning" title={t('key')}>
      {t('keyHere')} <code dir="ltr">{path}</code>
    </Alert>
  );
}

const provenOf = (backups: BackupList['backups']) =>
  backups.find(({ state, trial }) => state === 'ready' && trial?.result === 'whole');

/** When the latest backup cannot be relied on: what to do, and which one can be restored until then. */
function LatestNotice({ list: { backups } }: { list: BackupList }) {
  const t = useMessages(backupMessages);
  const { language } = useLanguage();
  const latest = unreliable(backups);
  if (!latest) return null;
  const moment = provenOf(backups)?.moment ?? null;
  return (
    <Alert tone="error" title={t(latest.state === 'failed' ? 'lastFailed' : 'notProven')}>
      {moment === null ? t('noOlder') : t('useOlder', { date: bothCalendarsText(new Date(moment), language) })}
    </Alert>
  );
}

function Figures({ list: { backups, schedule, storage } }: { list: BackupList }) {
  const t = useMessages(backupMessages);
  const sizeOf = useSizeText();
  const proven = provenOf(backups);
  const seconds = proven?.trial?.seconds ?? null;
  const { nextAt } = schedule;
  const often = knownValue(['daily', 'weekly', 'monthly'], schedule.frequency);
  return (
    <StatStrip
      items={[
        { label: t('last'), value: t(proven ? 'proven' : 'none'), note: dateOf(proven?.moment ?? null) },
        { label: t('trialTime'), value: seconds === null ? t('unmeasured') : t('seconds', { count: seconds }) },
        {
          label: t('next'),
          value: nextAt === null ? t('noNext') : often && t(often),
          note: (
            <Stack gap={4}>
              {dateOf(nextAt)}
              <MoreLink href="/admin/system?tab=backup">{t('changeTime')}</MoreLink>
            </Stack>
          ),
        },
        {
          label: t('storage'),
          value: sizeOf(storage.usedBytes),
          note: storage.freeBytes === null ? undefined : t('free', { size: sizeOf(storage.freeBytes) }),
        },
      ]}
    />
  );
}

function UnderWay({ list: { backups } }: { list: BackupList }) {
  const t = useMessages(backupMessages);
  const current = backups.find(isUnderWay);
  if (!current) return null;
  if (current.state !== 'running') return <Alert tone="info">{t('trying')}</Alert>;
  return (
    <Card>
      <Progress percent={current.progress} label={t('running')} />
    </Card>
  );
}
