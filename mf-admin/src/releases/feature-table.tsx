import type { RemoteInRegistry } from '@waqf/contracts/releases';
import { Ltr } from '@waqf/ui/core';
import { DataTable } from '@waqf/ui/data';
import { FeatureName } from './feature-name';
import { shortVersion, useReleaseWords } from './release-words';

interface FeatureRow {
  name: string;
  /** The hash of the feature's version, by remote. */
  held: Readonly<Record<string, string>>;
}

/** Which remote has which version of a feature. */
export function FeatureTable({ remotes }: { remotes: readonly RemoteInRegistry[] }) {
  const { t, nameOf } = useReleaseWords();
  const names = [...new Set(remotes.flatMap(({ current }) => current.features.map(({ name }) => name)))].sort();
  if (names.length === 0) return null;
  const rows = names.map((name): FeatureRow => ({ name, held: heldOf(name, remotes) }));
  return (
    <DataTable
      title={t('featureTable')}
      note={t('featureNote')}
      rows={rows}
      rowKey={({ name }) => name}
      searchable={false}
      choosable={false}
      columns={[
        {
          key: 'feature',
          title: t('feature'),
          fixed: true,
          render: ({ name }: FeatureRow) => <FeatureName name={name} />,
        },
        ...remotes.map(({ name }) => ({
          key: name,
          title: nameOf(name),
          render: ({ held }: FeatureRow) => {
            const hash = held[name];
            return hash === undefined ? t('notHeld') : <Ltr>{shortVersion(hash)}</Ltr>;
          },
        })),
      ]}
    />
  );
}

const heldOf = (feature: string, remotes: readonly RemoteInRegistry[]): Record<string, string> =>
  Object.fromEntries(
    remotes.flatMap(({ name, current }) =>
      current.features.filter((each) => each.name === feature).map(({ hash }) => [name, hash]),
    ),
  );
