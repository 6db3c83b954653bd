import { createHash } from 'node:crypto';
import type { CanaryAudience } from '@waqf/contracts/releases';
import { pin, promote, type RegistryEntryState, rollBack, startCanary, type Step } from './registry-entry.js';

/**
 * A change that somebody requests for a remote. `version` is the version that would be served, so that a later
 * execution cannot serve another one.
 */
export type RegistryOrder =
  | ({ readonly act: 'canary'; readonly version: string } & CanaryAudience)
  | { readonly act: 'promote'; readonly version: string; readonly at: Date | null }
  | { readonly act: 'rollback'; readonly version: string }
  | { readonly act: 'pin' | 'unpin' | 'retire'; readonly version: string };

/** The change that an order makes in the registry; null when it changes nothing or its subject does not exist. */
export function stepOf(entry: RegistryEntryState, order: RegistryOrder, now: Date): Step | null {
  if (order.act === 'canary') return startCanary(entry, order.version, { audience: audienceOf(order), now });
  if (order.act === 'promote') return promote(entry, order.at);
  if (order.act === 'rollback') return rollBack(entry);
  if (order.act === 'retire') return retired(entry);
  return entry.pinned === (order.act === 'pin') ? null : pin(entry, order.act === 'pin');
}

const audienceOf = ({ percent, roles, people }: CanaryAudience): CanaryAudience => ({ percent, roles, people });

/** Retiring a remote ends its canary; the version that everybody had stays as its last version. */
const retired = (entry: RegistryEntryState): Step => ({
  entry: { ...entry, canary: null, pinned: false },
  change: { act: 'retired', version: entry.version, from: null, percent: null },
});

/** An order as flat values for the confirmation on the phone; another audience or version needs a new confirmation. */
export function valuesOf(order: RegistryOrder): Record<string, string> {
  const { act, version } = order;
  if (order.act === 'promote') return { act, version, ...(order.at ? { at: order.at.toISOString() } : {}) };
  if (order.act !== 'canary') return { act, version };
  const people = createHash('sha256')
    .update([...order.people].sort().join(' '))
    .digest('hex')
    .slice(0, 16);
  return {
    act,
    version,
    percent: String(order.percent),
    roles: [...order.roles].sort().join(' '),
    people: order.people.length === 0 ? '' : `${order.people.length} ${people}`,
  };
}
