import { useQuery } from '@tanstack/react-query';
import type { AdminDashboard } from '@waqf/contracts/reporting';
import { displayNumber } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { Card, DescriptionList } from '@waqf/ui/core';
import { statsQuery } from '../api/system-health';
import { useSizeText } from '../backups/size-text';
import { healthMessages } from '../system/health.messages';
import { dashboardMessages } from './dashboard.messages';

/** The metrics of the specification, all measured; one that cannot be measured here says so. */
export function MetricsCard({ growth }: { growth: AdminDashboard['growth'] }) {
  const t = useMessages(dashboardMessages);
  const words = useMessages(healthMessages);
  const sizeOf = useSizeText();
  const { data } = useQuery(statsQuery());
  const percent = (value: number | null | undefined): string => (value == null ? words('unavailable') : `${value}%`);
  const { cpuPercent, memoryPercent, storagePercent, networkBytesPerSecond: network = null } = data?.resources ?? {};
  return (
    <Card title={t('metrics')}>
      <DescriptionList
        items={[
          { key: 'users', label: t('userGrowth'), value: <bdi>{percent(growth?.usersPercent)}</bdi> },
          { key: 'waqfs', label: t('waqfGrowth'), value: <bdi>{percent(growth?.waqfsPercent)}</bdi> },
          { key: 'cpu', label: words('cpu'), value: <bdi>{percent(cpuPercent)}</bdi> },
          { key: 'memory', label: words('memory'), value: <bdi>{percent(memoryPercent)}</bdi> },
          { key: 'storage', label: words('storage'), value: <bdi>{percent(storagePercent)}</bdi> },
          {
            key: 'network',
            label: words('network'),
            value: network === null ? words('unavailable') : words('perSecond', { size: sizeOf(network) }),
          },
          {
            key: 'requests',
            label: words('dailyRequests'),
            value: data ? displayNumber(data.dailyRequests) : words('unavailable'),
          },
        ]}
      />
    </Card>
  );
}
