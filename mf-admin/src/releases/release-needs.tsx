import type { RemoteOverview } from '@waqf/contracts/releases';
import { Card, EmptyState, Icon, List, ListRow, Ltr, Row, StatusTag } from '@waqf/ui/core';
import { shortVersion, useReleaseWords } from './release-words';

/** What the version requires of shell and API, and what is running. */
export function ReleaseNeeds({ overview: { remote, needs } }: { overview: RemoteOverview }) {
  const { t } = useReleaseWords();
  const { version } = remote.canary ?? remote.current;
  return (
    <Card title={t('needs', { version: shortVersion(version) })} padding="none">
      {needs.length === 0 ? (
        <EmptyState bare title={t('needsUnknown')} icon={<Icon.Help size={28} />} />
      ) : (
        <List edge>
          {needs.map(({ what, needed, running, met }) => (
            <ListRow
              key={what}
              title={t.of('need.', what)}
              text={t('needed', { needed })}
              end={
                <Row gap={8}>
                  <Ltr>{running ?? ''}</Ltr>
                  <StatusTag
                    tone={met ? 'success' : 'error'}
                    icon={met ? <Icon.Check size={15} /> : <Icon.Alert size={15} />}
                  >
                    {t(met ? 'met' : 'unmet')}
                  </StatusTag>
                </Row>
              }
            />
          ))}
        </List>
      )}
    </Card>
  );
}
