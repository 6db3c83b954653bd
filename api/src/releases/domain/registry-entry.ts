import { createHash } from 'node:crypto';
import type { CanaryAudience, RegistryAct, Release } from '@waqf/contracts/releases';

export interface Canary extends CanaryAudience {
  readonly version: string;
  readonly since: Date;
  readonly promotesAt: Date | null;
}

/** The versions that are served for one remote. */
export interface RegistryEntryState {
  readonly version: string;
  readonly previousVersion: string | null;
  readonly pinned: boolean;
  readonly canary: Canary | null;
}

/** A change of the registry as stored in its history. */
export interface RegistryChange {
  readonly act: RegistryAct;
  readonly version: string;
  readonly from: string | null;
  readonly percent: number | null;
}

export interface Step {
  readonly entry: RegistryEntryState;
  readonly change: RegistryChange;
}

const changeOf = (
  act: RegistryAct,
  version: string,
  from: string | null,
  percent: number | null = null,
): RegistryChange => ({ act, version, from, percent });

/** Makes a version the one for everybody. The current one becomes the previous one; a canary ends. */
function forAll(entry: RegistryEntryState, version: string): RegistryEntryState {
  const previousVersion = entry.version === version ? entry.previousVersion : entry.version;
  return { ...entry, version, previousVersion, canary: null };
}

/** A new release: for everybody, for an audience (canary), or only stored, for example while the remote is pinned. */
export function publish(
  entry: RegistryEntryState | null,
  version: string,
  { audience, now, storedOnly = false }: { audience: CanaryAudience | null; now: Date; storedOnly?: boolean },
): Step {
  if (!entry) {
    const first = { version, previousVersion: null, pinned: false, canary: null };
    return { entry: first, change: changeOf('published', version, null) };
  }
  if (entry.pinned || storedOnly) return { entry, change: changeOf('stored', version, entry.version) };
  if (audience && version !== entry.version) return startCanary(entry, version, { audience, now });
  return { entry: forAll(entry, version), change: changeOf('published', version, entry.version) };
}

/** What `publish` did, in the words of the API answer. */
export function outcomeOf(before: RegistryEntryState | null, { change }: Step): NonNullable<Release['outcome']> {
  if (change.act === 'canary' || change.act === 'stored') return change.act;
  return before?.version === change.version && before.canary === null ? 'unchanged' : 'published';
}

/** Starts a canary, or changes the audience of the running one, which keeps its start time. */
export function startCanary(
  entry: RegistryEntryState,
  version: string,
  { audience, now }: { audience: CanaryAudience; now: Date },
): Step {
  const since = entry.canary?.version === version ? entry.canary.since : now;
  return {
    entry: { ...entry, canary: { ...audience, version, since, promotesAt: null } },
    change: changeOf('canary', version, entry.version, audience.percent),
  };
}

/** Promotes the canary to everybody, now or at `at`. @returns null when there is no canary */
export function promote(entry: RegistryEntryState, at: Date | null): Step | null {
  const { canary } = entry;
  if (!canary) return null;
  if (at)
    return {
      entry: { ...entry, canary: { ...canary, promotesAt: at } },
      change: changeOf('promotion-scheduled', canary.version, entry.version),
    };
  return { entry: forAll(entry, canary.version), change: changeOf('promoted', canary.version, entry.version) };
}

/** The version that is served after a rollback; null when there is nothing to go back to. */
export const rollBackTarget = ({ canary, version, previousVersion }: RegistryEntryState): string | null =>
  canary ? version : previousVersion;

/** Stops the canary; without a canary, restores the previous version. @returns null when there is neither */
export function rollBack(entry: RegistryEntryState): Step | null {
  const { canary, version, previousVersion } = entry;
  if (canary) return { entry: { ...entry, canary: null }, change: changeOf('canary-stopped', version, canary.version) };
  if (!previousVersion) return null;
  return {
    entry: { ...entry, version: previousVersion, previousVersion: version },
    change: changeOf('rolled-back', previousVersion, version),
  };
}

/** A rollback because of faults: nobody requested it, and the history says so. */
export function rollBackByFaults(entry: RegistryEntryState): Step | null {
  const step = rollBack(entry);
  if (!step) return null;
  const act = entry.canary ? 'canary-stopped-by-faults' : 'rolled-back-by-faults';
  return { ...step, change: { ...step.change, act, percent: entry.canary?.percent ?? null } };
}

/** Pins the current version, so that no release changes it, or unpins it. */
export const pin = (entry: RegistryEntryState, pinned: boolean): Step => ({
  entry: { ...entry, pinned },
  change: changeOf(pinned ? 'pinned' : 'unpinned', entry.version, entry.version),
});

/**
 * Whether a user gets the canary. The choice comes from a hash of user and version: it is the same at every visit and
 * on every server, it selects other people for the next version, and a wider percentage keeps those who had it.
 */
export function getsCanary(
  canary: Pick<Canary, 'version' | 'percent' | 'roles' | 'people'>,
  person: { readonly id: string; readonly role: string } | null,
): boolean {
  if (!person) return false;
  if (canary.people.includes(person.id)) return true;
  if (canary.roles.length > 0 && !canary.roles.some((role) => role === person.role)) return false;
  const hash = createHash('sha256').update(`${canary.version} ${person.id}`).digest().readUInt32BE(0);
  return (hash / 2 ** 32) * 100 < canary.percent;
}
