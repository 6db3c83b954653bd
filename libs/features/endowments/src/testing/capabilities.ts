import type { Capability } from '@waqf/contracts/identity';

/** The capabilities that the server grants by role, limited to those that these screens check. */
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
