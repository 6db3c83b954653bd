import type { RemoteInRegistry } from '@waqf/contracts/releases';

export const at = '2026-11-20T09:00:00.000Z';
const health = { opens: 1_000, faults: 2, rate: 2 };
const features = [{ name: 'banking', hash: 'aaaa1111bbbb2222' }];
export const current = { version: 'cccc000011112222', publishedAt: at, since: at, health, features };
export const canary = {
  version: 'dddd000011112222',
  percent: 10,
  roles: ['nazir'],
  people: ['0199b2f0-0000-7000-8000-000000000001'],
  since: at,
  promotesAt: null,
  health,
  features: [{ name: 'banking', hash: 'ffff1111bbbb2222' }],
};
export const event = {
  at,
  act: 'published' as const,
  version: current.version,
  from: null,
  percent: null,
  faultRates: null,
  by: 'فريق',
};
export const remote: RemoteInRegistry = {
  name: 'mf-nazir',
  current,
  previous: { version: 'bbbb000011112222', health },
  canary: null,
  pinned: false,
  errorRate: 2,
  rollsBackTo: 'bbbb000011112222',
  history: [event],
};
