import type { RegistryEntry, ReleaseManifest } from '@waqf/contracts/releases';

type Version = Omit<RegistryEntry, 'name' | 'previous'>;

/** Address, entry file and hashes of a version, as the loader needs them. */
function toVersion({
  name,
  version,
  entry,
  files,
  needs,
  contractVersion,
  firstData,
  screens,
  frame,
}: ReleaseManifest): Version {
  const folder = `/remotes/${name}/${version}/`;
  const first = files.filter((file) => file.first).map(({ path }) => folder + path);
  return {
    version,
    ...(needs ? { needs: neededToLoad(needs, contractVersion) } : {}),
    entry: folder + entry,
    ...(first.length > 0 ? { first } : {}),
    ...(firstData ? { firstData } : {}),
    ...(screens ? { screens: servedFrom(folder, screens) } : {}),
    ...(frame ? { frame } : {}),
    integrity: Object.fromEntries(files.map(({ path, integrity }) => [folder + path, integrity])),
  };
}

function neededToLoad(
  { kit, platformWeb, api, container }: NonNullable<ReleaseManifest['needs']>,
  contract: number,
): RegistryEntry['needs'] {
  return { contract, kit, platformWeb, api, ...(container ? { container } : {}) };
}

function servedFrom(folder: string, screens: NonNullable<ReleaseManifest['screens']>): RegistryEntry['screens'] {
  const entries = Object.entries(screens);
  return Object.fromEntries(
    entries.map(([page, { files, parts }]) => [page, { files: files.map((file) => folder + file), parts }]),
  );
}

/** A remote in force, with its previous version. */
export function toRegistryEntry(current: ReleaseManifest, previous: ReleaseManifest | null): RegistryEntry {
  return { name: current.name, ...toVersion(current), previous: previous && toVersion(previous) };
}
