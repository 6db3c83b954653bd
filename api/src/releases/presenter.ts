import { type ReleaseHealth, type RemoteInRegistry, type VersionOutThere, vitalNames } from '@waqf/contracts/releases';
import { rounded } from '@waqf/formats';
import { type Counted, p75, rateOf } from './domain/release-health.js';
import { isMainRemote } from './domain/main-remote.js';
import { rollBackTarget } from './domain/registry-entry.js';
import type { ReleaseHealthRepository } from './persistence/release-health.repository.js';
import type { RegistryRow, ReleaseRepository } from './persistence/release.repository.js';

type ChangeRow = Awaited<ReturnType<ReleaseRepository['changes']>>[number];

/** The counts of the versions that a remote serves. */
export interface CountedVersions {
  readonly current: Counted;
  readonly previous: Counted | null;
  readonly canary: Counted | null;
  /** When the canary may be promoted; null when it may be promoted now, or there is no canary. */
  readonly lockedUntil: Date | null;
}

const none: Counted = { opens: 0, faults: 0 };
const shownRate = (counted: Counted): number | null => {
  const rate = rateOf(counted);
  return rate === null ? null : rounded(rate, 1);
};
const toHealth = (counted: Counted): ReleaseHealth => ({ ...counted, rate: shownRate(counted) });

type HealthRows = {
  readonly [Part in 'slots' | 'faults' | 'vitals']: Awaited<ReturnType<ReleaseHealthRepository[Part]>>;
};

/** A version with what pages reported about it. */
export function toVersionOutThere(version: string, { slots, faults, vitals }: HealthRows): VersionOutThere {
  const sum = (part: 'opens' | 'faults') => slots.reduce((total, slot) => total + slot[part], 0);
  return {
    version,
    health: toHealth({ opens: sum('opens'), faults: sum('faults') }),
    slots: slots.map(({ slot, ...counts }) => ({ at: slot.toISOString(), ...counts })),
    faults: faults.map(({ lastAt, ...fault }) => ({ ...fault, lastAt: lastAt.toISOString() })),
    vitals: vitalNames.flatMap((name) => {
      const bins = vitals.filter((vital) => vital.name === name);
      const samples = bins.reduce((total, { count }) => total + count, 0);
      return samples === 0 ? [] : [{ name, p75: p75(name, bins), samples }];
    }),
  };
}

/** Acts that give everybody another version. */
const forEverybody: readonly string[] = ['published', 'promoted', 'rolled-back', 'rolled-back-by-faults'];

/** A remote as an administrator sees it. @param names names of the people who acted, by user id */
export function toRemoteInRegistry(
  { remote, entry, publishedAt, ...manifests }: RegistryRow,
  changes: readonly ChangeRow[],
  names: ReadonlyMap<string, string>,
  counted: CountedVersions,
): RemoteInRegistry {
  const { version, previousVersion, pinned, canary } = entry;
  const own = changes.filter((change) => change.remote === remote);
  const since = own.find((change) => change.version === version && forEverybody.includes(change.act))?.at;
  return {
    name: remote,
    current: {
      version,
      publishedAt: publishedAt.toISOString(),
      since: (since ?? publishedAt).toISOString(),
      health: toHealth(counted.current),
      features: manifests.current.features ?? [],
    },
    previous:
      previousVersion === null ? null : { version: previousVersion, health: toHealth(counted.previous ?? none) },
    canary: canary && {
      version: canary.version,
      percent: canary.percent,
      roles: canary.roles,
      people: canary.people,
      since: canary.since.toISOString(),
      promotesAt: canary.promotesAt?.toISOString() ?? null,
      lockedUntil: counted.lockedUntil?.toISOString() ?? null,
      health: toHealth(counted.canary ?? none),
      features: manifests.canary?.features ?? [],
    },
    pinned,
    errorRate: shownRate(counted.current),
    rollsBackTo: rollBackTarget(entry),
    mayRetire: !isMainRemote(remote),
    history: own.map(
      ({ at, act, version, from, percent, by, actorId, approvedBy, takenPerMillion, otherPerMillion }) => ({
        at: at.toISOString(),
        act,
        version,
        from,
        percent,
        faultRates:
          takenPerMillion === null
            ? null
            : { taken: takenPerMillion / 1_000, other: otherPerMillion === null ? null : otherPerMillion / 1_000 },
        by: by ?? (actorId === null ? null : (names.get(actorId) ?? null)),
        approvedBy: approvedBy === null ? null : (names.get(approvedBy) ?? null),
      }),
    ),
  };
}
