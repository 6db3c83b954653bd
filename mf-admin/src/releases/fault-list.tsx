import type { RemoteOverview } from '@waqf/contracts/releases';
import { Card, EmptyState, Icon, List, ListRow, LongLtr } from '@waqf/ui/core';
import { shortVersion, useReleaseWords } from './release-words';

/** The errors on users' pages: class and place of each error, route and browser, and how often it happened. */
export function FaultList({ overview: { current, canary } }: { overview: RemoteOverview }) {
  const { t } = useReleaseWords();
  const { version, faults } = canary ?? current;
  return (
    <Card title={t('faults')} note={shortVersion(version)} padding="none">
      {faults.length === 0 ? (
        <EmptyState bare title={t('noFaults')} icon={<Icon.CheckCircle size={28} />} />
      ) : (
        <List edge>
          {faults.slice(0, 6).map(({ kind, name, place, route, browser, count }) => (
            <ListRow
              key={`${kind} ${name} ${place} ${route} ${browser}`}
              title={
                <>
                  {t.of('fault.', kind)} <LongLtr>{name}</LongLtr>
                </>
              }
              text={<LongLtr>{[place, route, browser].filter(Boolean).join(' · ')}</LongLtr>}
              end={t('times', { count })}
            />
          ))}
        </List>
      )}
    </Card>
  );
}
