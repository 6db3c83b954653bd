import type { RegistryEntry, ReleaseManifest } from '@waqf/contracts/releases';

type Version = Omit<RegistryEntry, 'name' | 'previous'>;

/** Address, entry and hashes of a version as the loader needs them. */
function toVersion({ name, version, entry, files }: ReleaseManifest): Version {
  const folder = `/remotes/${name}/${version}/`;
  return { version, entry: folder + entry, integrity: Object.fromEntries(files.map(({ path, integrity }) => [folder + path, integrity])) };
}

/** A remote in force with the version before it. */
export function toRegistryEntry(current: ReleaseManifest, previous: ReleaseManifest | null): RegistryEntry {
  return { name: current.name, ...toVersion(current), previous: previous && toVersion(previous) };
}
