import { type ReleaseManifest, type RemoteOverview, unmetNeeds } from '@waqf/contracts/releases';
import { missingCalls, missingCapabilities, type RunningPlatform } from './unmet-needs.js';

/** Everything that a release needs, compared with what is running. Empty for builds that do not declare their needs. */
export function needsOf(
  { needs, contractVersion }: ReleaseManifest,
  running: RunningPlatform,
): RemoteOverview['needs'] {
  if (!needs) return [];
  const { kit, platformWeb, api } = needs;
  const versions = { contract: contractVersion, kit, platformWeb, api };
  const unmet = unmetNeeds(versions, running.versions).map(({ what }) => what);
  const compared = (['contract', 'kit', 'platformWeb', 'api'] as const).map((what) => ({
    what,
    needed: String(versions[what]),
    running: running.versions[what] === undefined ? null : String(running.versions[what]),
    met: !unmet.includes(what),
  }));
  const counted = (what: 'capabilities' | 'calls', needed: number, missing: number) => ({
    what,
    needed: String(needed),
    running: String(needed - missing),
    met: missing === 0,
  });
  return [
    ...compared,
    counted('capabilities', needs.capabilities.length, missingCapabilities(needs.capabilities, running).length),
    counted('calls', needs.calls.length, missingCalls(needs.calls, running).length),
  ];
}
