/** Versions of what a remote depends on. `contract` is a counter, the others are `major.minor.patch`. */
export interface PlatformVersions {
  /** The remote contract of the shell, which also supports the previous one. */
  contract: number;
  /** `@waqf/ui` */
  kit: string;
  /** `@waqf/platform-web` */
  platformWeb: string;
  /** `@waqf/contracts`: the calls and shapes of the API. */
  api: string;
}

/** A version that a release was built for and that the running platform does not offer. */
export interface UnmetNeed {
  what: keyof PlatformVersions;
  needed: string;
  running: string;
}

/** The version of `@waqf/contracts` that this code was built with; a test compares it with its package.json. */
export const apiVersion = '1.63.0';

/**
 * The needs that keep a release from running here. Within a major version packages are only extended, so a release runs
 * on the version that it was built with and on later ones of the same major version. A version that either side does
 * not name is not compared.
 * @returns empty when the release can run
 */
export function unmetNeeds(needs: Partial<PlatformVersions>, running: Partial<PlatformVersions>): UnmetNeed[] {
  const unmet: UnmetNeed[] = [];
  const { contract } = needs;
  if (contract !== undefined && running.contract !== undefined) {
    if (contract !== running.contract && contract !== running.contract - 1)
      unmet.push({ what: 'contract', needed: String(contract), running: String(running.contract) });
  }
  for (const what of ['kit', 'platformWeb', 'api'] as const) {
    const [needed, runs] = [needs[what], running[what]];
    if (needed !== undefined && runs !== undefined && !offers(runs, needed))
      unmet.push({ what, needed, running: runs });
  }
  return unmet;
}

/** True when `running` is `needed` or a later version with the same major version. */
function offers(running: string, needed: string): boolean {
  const [runs, needs] = [running, needed].map((version) => version.split('.').map(Number)) as [number[], number[]];
  if (runs[0] !== needs[0]) return false;
  const place = [1, 2].find((each) => runs[each] !== needs[each]);
  return place === undefined || (runs[place] ?? 0) > (needs[place] ?? 0);
}
