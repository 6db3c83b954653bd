import type { RemoteInRegistry } from '@waqf/contracts/releases';
import { useMessages } from '@waqf/platform-web';
import { releaseMessages } from './releases.messages';

/** The part of a version's hash that people compare. */
export const shortVersion = (version: string): string => version.slice(0, 8);

export type RegistryEvent = RemoteInRegistry['history'][number];

export const isByFaults = ({ act }: RegistryEvent): boolean => String(act).endsWith('-by-faults');

/** Words for a remote and for its events. */
export function useReleaseWords() {
  const t = useMessages(releaseMessages);
  const nameOf = (remote: string) => {
    const key = `name.${remote}`;
    return key in releaseMessages ? t(key as keyof typeof releaseMessages) : remote;
  };
  const eventText = ({ act, version, from, percent }: RegistryEvent) => {
    const key = `act.${act}`;
    if (!(key in releaseMessages)) return t.of('act.', act);
    const values = { version: shortVersion(version), from: shortVersion(from ?? ''), percent: percent ?? 0 };
    return t(key as keyof typeof releaseMessages, values);
  };
  const rateText = (rate: number | null) => (rate === null ? t('unmeasured') : String(rate));
  return { t, nameOf, eventText, rateText };
}
