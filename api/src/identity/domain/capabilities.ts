import type { Capability, Role } from '@waqf/contracts/identity';

const everybody: readonly Capability[] = ['dashboard.read', 'notifications.read'];

/**
 * What each role lets a person do (specification, section 6, and the decisions on it). The use case checks whether a
 * record is the person's own: `waqf.approve` lets a founder approve, but only their own waqf. An administrator sees and
 * supports, but never approves a waqf or moves money.
 */
const byRole: Readonly<Record<Role, readonly Capability[]>> = {
  waqif: [
    ...everybody,
    'waqf.list',
    'waqf.read',
    'waqf.create',
    'waqf.edit',
    'waqf.upload',
    'waqf.process',
    'waqf.review',
    'waqf.approve',
    'banking.read',
    'approvals.decide',
  ],
  nazir: [
    ...everybody,
    'waqf.list',
    'waqf.read',
    'waqf.manage',
    'banking.read',
    'banking.transfer',
    'beneficiaries.manage',
    'transactions.manage',
  ],
  beneficiary: [...everybody, 'beneficiary.portal'],
  admin: [
    ...everybody,
    'waqf.list',
    'waqf.read',
    'waqf.process',
    'banking.read',
    'beneficiaries.manage',
    'transactions.manage',
    'system.admin',
  ],
};

/** Cached, because every call asks for one of a few combinations of roles. */
const ofRoles = new Map<string, ReadonlySet<Capability>>();

/** Everything that a person may do: access follows all their roles, whichever one is active. */
export function capabilitiesOf(roles: readonly Role[]): ReadonlySet<Capability> {
  const key = roles.join(' ');
  const known = ofRoles.get(key) ?? new Set(roles.flatMap((role) => byRole[role]));
  ofRoles.set(key, known);
  return known;
}
