import { eachToggle, type User } from '@waqf/contracts/identity';
import { capabilitiesOf } from './domain/capabilities.js';
import type { PersonEntity } from './persistence/person.entity.js';

/** A person as the API answers them to themselves. */
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
