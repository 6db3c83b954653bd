import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadingCatalogue } from '@waqf/contracts/messages';
import type { SystemStats } from '@waqf/contracts/operations';
import { displayNumber } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Icon, Ltr, SkeletonBar, StatStrip } from '@waqf/ui/core';
import { statsQuery } from '../api/system-health';
import { useSizeText } from '../backups/size-text';
import { healthMessages } from './health.messages';
import { useDuration } from './figure-text';

/** The four figures above all tabs. */
export function SystemFigures() {
  const t = useMessages(healthMessages);
  const { language } = useLanguage();
  const sizeOf = useSizeText();
  const duration = useDuration();
  const { data, isError, isPending } = useQuery(statsQuery());
  const shown = (figure: (stats: SystemStats) => ReactNode): ReactNode =>
    data ? figure(data) : isError ? t('unavailable') : <SkeletonBar />;
  return (
    <StatStrip
      items={[
        {
          label: t('uptime'),
          icon: <Icon.Clock size={18} />,
          value: shown(({ uptimeSeconds }) => duration(uptimeSeconds)),
          note: isError ? loadingCatalogue.systemStats[language] : undefined,
        },
        {
          label: t('databaseUsage'),
          icon: <Icon.Server size={18} />,
          value: shown(({ databaseBytes }) => (databaseBytes === null ? t('unavailable') : sizeOf(databaseBytes))),
        },
        {
          label: t('dailyRequests'),
          icon: <Icon.Exchange size={18} />,
          value: shown(({ dailyRequests }) => <Ltr>{displayNumber(dailyRequests)}</Ltr>),
          note: isPending ? <SkeletonBar /> : data && t('faults', { count: data.dailyFaults }),
        },
        {
          label: t('backupsSize'),
          icon: <Icon.Save size={18} />,
          value: shown(({ backupsBytes }) => sizeOf(backupsBytes)),
          note: isPending ? <SkeletonBar /> : data && t('backupsCount', { count: data.backups }),
        },
      ]}
    />
  );
}
