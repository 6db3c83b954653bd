import { eachToggle, type User } from '@waqf/contracts/identity';
import { capabilitiesOf } from './domain/capabilities.js';
import type { ManagedUser } from '@waqf/contracts/users';
import type { ManagedUserRow } from './persistence/managed-user.repository.js';
import type { PersonEntity } from './persistence/person.entity.js';

/** A person as the API returns them to themselves. */
export function toUser(person: PersonEntity): User {
  const roles = person.roles.map(({ role }) => role);
  return {
    id: person.id,
    role: person.activeRole,
    nationalId: person.nationalId,
    fullName: person.fullName,
    email: person.email,
    emailVerified: person.emailVerifiedAt !== null,
    phone: person.phone,
    createdAt: person.createdAt.toISOString(),
    roles,
    capabilities: [...capabilitiesOf(roles)],
    preferences: { preferredLanguage: person.preferredLanguage, ...eachToggle((toggle) => person[toggle]) },
  };
}

/** A person as administrators see them. @param askedBy id of the administrator */
export function toManagedUser(row: ManagedUserRow, askedBy: string): ManagedUser {
  return {
    id: row.id,
    fullName: row.fullName,
    role: row.activeRole,
    roles: row.roles,
    state: row.deactivatedAt === null ? 'active' : 'deactivated',
    createdAt: row.createdAt.toISOString(),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    sessions: row.sessions,
    own: row.id === askedBy,
  };
}
