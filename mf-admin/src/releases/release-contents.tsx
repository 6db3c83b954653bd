import type { RemoteOverview } from '@waqf/contracts/releases';
import { Card, List, ListRow, Ltr, StatusTag } from '@waqf/ui/core';
import { FeatureName } from './feature-name';
import { shortVersion, useReleaseWords } from './release-words';

/** The features of the canary compared with those of the version for everybody; without a canary, only the latter. */
export function ReleaseContents({ overview: { remote, commit } }: { overview: RemoteOverview }) {
  const { t } = useReleaseWords();
  const { current, canary } = remote;
  const shown = canary ?? current;
  const changeOf = (name: string, hash: string) => {
    const before = current.features.find((each) => each.name === name);
    if (!before) return 'new';
    return before.hash === hash ? 'same' : 'changed';
  };
  if (shown.features.length === 0) return null;
  return (
    <Card
      title={t('holds', { version: shortVersion(shown.version) })}
      note={commit ? <Ltr>{shortVersion(commit)}</Ltr> : undefined}
      padding="none"
    >
      <List edge>
        {shown.features.map(({ name, hash }) => {
          const change = changeOf(name, hash);
          return (
            <ListRow
              key={name}
              title={<FeatureName name={name} />}
              text={<Ltr>{shortVersion(hash)}</Ltr>}
              end={
                canary ? (
                  <StatusTag tone={change === 'same' ? 'neutral' : 'info'}>{t.of('held.', change)}</StatusTag>
                ) : null
              }
            />
          );
        })}
      </List>
    </Card>
  );
}
