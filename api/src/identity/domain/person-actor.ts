import type { Language, Role } from '@waqf/contracts/identity';
import type { PersonActor } from '../../platform/index.js';
import { capabilitiesOf } from './capabilities.js';

/** The data of a person that an actor is made from. */
export interface ActingPerson {
  readonly id: string;
  readonly nationalId: string;
  readonly fullName: string;
  readonly roles: readonly Role[];
  /** The active role. */
  readonly role: Role;
  readonly language: Language;
}

/** The person as the actor of everything that happens in one session. */
export function personActor(person: ActingPerson, sessionId: string): PersonActor {
  const { id, nationalId, fullName, roles, role, language } = person;
  const capabilities = capabilitiesOf(roles);
  return { kind: 'person', userId: id, nationalId, fullName, roles, role, capabilities, language, sessionId };
}
