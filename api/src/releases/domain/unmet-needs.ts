import { type PlatformVersions, type ReleaseManifest, unmetNeeds } from '@waqf/contracts/releases';

/**
 * What a release is compared with: the running versions of shell and API, the known capabilities, and the API routes.
 */
export interface RunningPlatform {
  readonly versions: Partial<PlatformVersions>;
  readonly capabilities: readonly string[];
  /** Addresses of routes, e.g. `/api/waqf/:id/history`. */
  readonly calls: readonly string[];
}

/** The reason in words, so that a team knows what it is waiting for. */
export interface Reason {
  readonly ar: string;
  readonly en: string;
}

const names: Record<keyof PlatformVersions, Reason> = {
  contract: { ar: 'عقد الواجهات', en: 'remote contract' },
  kit: { ar: 'مكونات الواجهة (@waqf/ui)', en: 'the kit (@waqf/ui)' },
  platformWeb: { ar: 'منصة الويب (@waqf/platform-web)', en: '@waqf/platform-web' },
  api: { ar: 'عقود الخادم (@waqf/contracts)', en: 'the API (@waqf/contracts)' },
};

/** The reasons why a release cannot run here, in the order in which a team would check; empty when it can run. */
export function reasonsAgainst(manifest: ReleaseManifest, running: RunningPlatform): Reason[] {
  const { needs, contractVersion } = manifest;
  const versions = unmetNeeds({ contract: contractVersion, ...needs }, running.versions).map((need) => ({
    ar: `يحتاج ${names[need.what].ar} بالإصدار ${need.needed}، والعامل الآن ${need.running}`,
    en: `it needs ${names[need.what].en} ${need.needed}, and ${need.running} is running`,
  }));
  const capabilities = missingCapabilities(needs?.capabilities ?? [], running).map((each) => ({
    ar: `يحتاج الصلاحية ${each}، وليست في الخادم العامل`,
    en: `it needs the capability ${each}, which the running API does not have`,
  }));
  const calls = missingCalls(needs?.calls ?? [], running).map((each) => ({
    ar: `يحتاج النداء ${each}، وليس في الخادم العامل`,
    en: `it needs the call ${each}, which the running API does not have`,
  }));
  return [...versions, ...capabilities, ...calls];
}

export const missingCapabilities = (needed: readonly string[], { capabilities }: RunningPlatform): string[] =>
  needed.filter((each) => !capabilities.includes(each));

export const missingCalls = (needed: readonly string[], { calls }: RunningPlatform): string[] =>
  needed.filter((each) => !calls.some((route) => leadsTo(each, route)));

/**
 * A part that a script fills in may also be a fixed word: `/api/approvals/:/:` matches `/api/approvals/:id/approve`.
 * The beginning of an address is enough, because screens reload all answers below it.
 */
function leadsTo(call: string, route: string): boolean {
  const [ours, theirs] = [call.split('/'), route.split('/')];
  return (
    ours.length <= theirs.length &&
    ours.every((part, place) => part === ':' || theirs[place]?.startsWith(':') || part === theirs[place])
  );
}
