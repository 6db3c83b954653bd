import type { Role } from '@waqf/contracts/identity';
import type { RemoteName } from '@waqf/contracts/releases';

/** The first page of a role after sign-in. */
export const homeOf: Record<Role, string> = {
  waqif: '/dashboard',
  nazir: '/dashboard',
  beneficiary: '/beneficiary/dashboard',
  admin: '/admin',
};

/** The remote that serves a role. */
export const remoteOf: Record<Role, RemoteName> = {
  waqif: 'mf-waqif',
  nazir: 'mf-nazir',
  beneficiary: 'mf-beneficiary',
  admin: 'mf-admin',
};
