import type { RemoteOverview } from '@waqf/contracts/releases';
import { Card, Stack } from '@waqf/ui/core';
import { LineChart } from '@waqf/ui/data';
import { shortVersion, useReleaseWords } from './release-words';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Riyadh' });

/** Faults in a thousand opens of the last day: of the canary, or without one of what everybody has. */
export function FaultChart({ overview: { current, canary, limit } }: { overview: RemoteOverview }) {
  const { t, rateText } = useReleaseWords();
  const shown = canary ?? current;
  const points = shown.slots
    .filter(({ opens }) => opens > 0)
    .map(({ at, opens, faults }) => ({ label: time.format(new Date(at)), value: (faults / opens) * 1_000 }));
  const version = shortVersion(shown.version);
  return (
    <Card title={t('chart')} note={version}>
      <Stack gap={12}>
        {points.length > 0 ? (
          <LineChart
            points={points}
            label={t('chartLabel', { version })}
            seriesName={t('rate')}
            newestLabel={rateText(Math.round((points.at(-1)?.value ?? 0) * 10) / 10)}
          />
        ) : (
          <p>{t('chartEmpty')}</p>
        )}
        <span>{t('limit', { limit: limit.perThousand })}</span>
      </Stack>
    </Card>
  );
}
