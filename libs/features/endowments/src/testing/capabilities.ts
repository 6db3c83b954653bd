import type { Capability } from '@waqf/contracts/identity';

/** What the server grants by role, as far as these screens ask. */
export const founderCapabilities: Capability[] = [
  'waqf.list',
  'waqf.read',
  'waqf.create',
  'waqf.edit',
  'waqf.upload',
  'waqf.process',
  'waqf.review',
  'waqf.approve',
  'dashboard.read',
  'notifications.read',
];
export const nazirCapabilities: Capability[] = [
  'waqf.list',
  'waqf.read',
  'waqf.manage',
  'dashboard.read',
  'notifications.read',
];
