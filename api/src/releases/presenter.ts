import type { RemoteInRegistry } from '@waqf/contracts/releases';
import { rollBackTarget } from './domain/registry-entry.js';
import type { RegistryRow, ReleaseRepository } from './persistence/release.repository.js';

type ChangeRow = Awaited<ReturnType<ReleaseRepository['changes']>>[number];

/** A remote as an administrator sees it. @param names of the people who acted, by user id */
export function toRemoteInRegistry(
  { remote, entry, publishedAt }: RegistryRow,
  changes: readonly ChangeRow[],
  names: ReadonlyMap<string, string>,
): RemoteInRegistry {
  const { version, previousVersion, pinned, canary } = entry;
  return {
    name: remote,
    current: { version, publishedAt: publishedAt.toISOString() },
    previous: previousVersion === null ? null : { version: previousVersion },
    canary: canary && {
      version: canary.version,
      percent: canary.percent,
      roles: canary.roles,
      people: canary.people,
      since: canary.since.toISOString(),
      promotesAt: canary.promotesAt?.toISOString() ?? null,
    },
    pinned,
    rollsBackTo: rollBackTarget(entry),
    history: changes
      .filter((change) => change.remote === remote)
      .map(({ at, act, version, from, percent, by, actorId }) => ({
        at: at.toISOString(),
        act,
        version,
        from,
        percent,
        by: by ?? (actorId === null ? null : (names.get(actorId) ?? null)),
      })),
  };
}
