import type { RemoteOverview } from '@waqf/contracts/releases';
import { displayTime } from '@waqf/formats';
import { Card, Stack } from '@waqf/ui/core';
import { ComparisonChart } from '@waqf/ui/data';
import { faultLines, placeOf } from './fault-lines';
import { isByFaults, shortVersion, useReleaseWords } from './release-words';

/**
 * Faults per thousand opens during the last day: the canary compared with the version for everybody, or, without a
 * canary, that version compared with the previous one. The moment when faults rolled back a version is marked.
 */
export function FaultChart({ overview: { remote, current, canary, previous, limit } }: { overview: RemoteOverview }) {
  const { t } = useReleaseWords();
  const [shown, beside] = canary ? [canary, current] : [current, previous];
  const versions = beside ? [shown, beside] : [shown];
  const { moments, values } = faultLines(versions);
  const taken = remote.history.find(isByFaults);
  const at = taken && placeOf(taken.at, moments);
  const names = [t(canary ? 'ofCanary' : 'ofAll', { version: shortVersion(shown.version) })];
  if (beside) names.push(t(canary ? 'ofAll' : 'ofBefore', { version: shortVersion(beside.version) }));
  return (
    <Card title={t('chart')}>
      <Stack gap={12}>
        {moments.length > 0 ? (
          <ComparisonChart
            labels={moments.map((moment) => displayTime(new Date(moment)))}
            series={names.map((name, each) => ({
              name,
              values: values[each] ?? [],
              kind: each === 0 ? 'shown' : 'beside',
            }))}
            label={t('chartLabel', { versions: names.join(' · ') })}
            limit={{ name: t('limitLine', { limit: limit.perThousand }), value: limit.perThousand }}
            moment={taken && at !== undefined ? { name: t('takenAt', { time: displayTime(taken.at) }), at } : undefined}
          />
        ) : (
          <p>{t('chartEmpty')}</p>
        )}
        <span>{t('limit', { limit: limit.perThousand })}</span>
      </Stack>
    </Card>
  );
}
