import type { RemoteOverview, VersionOutThere } from '@waqf/contracts/releases';
import { Card, EmptyState, Icon, List, ListRow } from '@waqf/ui/core';
import { shortVersion, useReleaseWords } from './release-words';

type Vital = VersionOutThere['vitals'][number];

/** The speed of pages with this version, compared with the previous version. */
export function VitalList({ overview: { current, canary, previous } }: { overview: RemoteOverview }) {
  const { t } = useReleaseWords();
  const shown = canary ?? current;
  const before = canary ? current : previous;
  const valueOf = ({ name, p75 }: Vital) => (name === 'cls' ? String(p75) : t('milliseconds', { value: p75 }));
  return (
    <Card title={t('vitals')} note={`${shortVersion(shown.version)} · ${t('vitalsNote')}`} padding="none">
      {shown.vitals.length === 0 ? (
        <EmptyState bare title={t('noVitals')} icon={<Icon.Clock size={28} />} />
      ) : (
        <List edge>
          {shown.vitals.map((vital) => {
            const other = before?.vitals.find(({ name }) => name === vital.name);
            return (
              <ListRow
                key={vital.name}
                title={t.of('vital.', vital.name)}
                text={other ? t('before', { value: valueOf(other) }) : undefined}
                end={valueOf(vital)}
              />
            );
          })}
        </List>
      )}
    </Card>
  );
}
