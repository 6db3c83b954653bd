import { useQuery } from '@tanstack/react-query';
import type { SystemStats } from '@waqf/contracts/operations';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Card, CardSkeleton, Grid, Progress, Stack } from '@waqf/ui/core';
import { healthQuery, statsQuery } from '../api/system-health';
import { useSizeText } from '../backups/size-text';
import { CheckedAt } from './checked-at';
import { ComponentCards } from './component-cards';
import { healthMessages } from './health.messages';
import * as css from './health.module.css';
import { RequestsCard } from './requests-card';
import { UptimeStrip } from './uptime-strip';

/** The platform's health now and during two months, polled every 30 s. */
export function HealthTab() {
  const t = useMessages(healthMessages);
  const health = useQuery(healthQuery());
  const stats = useQuery(statsQuery());
  if (health.isError && !health.data)
    return (
      <LoadFailure
        error={health.error}
        title={t('loadFailed')}
        otherwise={loadingCatalogue.systemHealth}
        onRetry={() => void health.refetch()}
        retrying={health.isFetching}
      />
    );
  if (!health.data) return <CardSkeleton lines={8} />;
  return (
    <Stack>
      <div>
        <ComponentCards components={health.data.components} />
        <CheckedAt at={health.data.checkedAt} />
      </div>
      <UptimeStrip history={health.data.history} />
      {stats.data ? (
        <Grid columns="1:1">
          <RequestsCard hours={stats.data.requests} />
          <ResourcesCard resources={stats.data.resources} />
        </Grid>
      ) : null}
    </Stack>
  );
}

/** The percentage from which a bar warns. */
const high = 80;

/** The resources of this machine in use; one that cannot be measured says so. */
function ResourcesCard({ resources }: { resources: SystemStats['resources'] }) {
  const t = useMessages(healthMessages);
  const sizeOf = useSizeText();
  const { cpuPercent, memoryPercent, storagePercent, networkBytesPerSecond } = resources;
  const bars = [
    { name: 'cpu', value: cpuPercent },
    { name: 'memory', value: memoryPercent },
    { name: 'storage', value: storagePercent },
  ] as const;
  return (
    <Card title={t('resources')}>
      <Stack gap={16}>
        {bars.map(({ name, value }) => (
          <Progress
            key={name}
            percent={value ?? 0}
            label={t(name)}
            tone={value !== null && value >= high ? 'warning' : 'primary'}
            {...(value === null ? { note: t('unavailable') } : {})}
          />
        ))}
        <div>
          <div className={css.head}>
            <span>{t('network')}</span>
            <span>
              {networkBytesPerSecond === null
                ? t('unavailable')
                : t('perSecond', { size: sizeOf(networkBytesPerSecond) })}
            </span>
          </div>
          {networkBytesPerSecond === null ? <p className={css.note}>{t('networkNote')}</p> : null}
        </div>
      </Stack>
    </Card>
  );
}
