import { displayTime } from '@waqf/formats';
import type { SystemStats } from '@waqf/contracts/operations';
import { useMessages } from '@waqf/platform-web';
import { Card } from '@waqf/ui/core';
import { LineChart } from '@waqf/ui/data';
import { healthMessages } from './health.messages';

/** Requests by hour in the last day. */
export function RequestsCard({ hours }: { hours: SystemStats['requests'] }) {
  const t = useMessages(healthMessages);
  return (
    <Card title={t('requestsChart')} note={t('requestsNote')}>
      {hours.length === 0 ? (
        <p>{t('noRequests')}</p>
      ) : (
        <LineChart
          points={hours.map(({ hour, requests }) => ({ label: displayTime(hour), value: requests }))}
          label={t('requestsChart')}
          seriesName={t('requestsNote')}
        />
      )}
    </Card>
  );
}
