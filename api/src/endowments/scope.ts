import type { PersonActor } from '../platform/index.js';
import type { Scope } from './persistence/scope.js';

/**
 * Whose waqfs a person's lists and figures hold, by the active role; a beneficiary's waqfs come with the beneficiaries.
 */
export function scopeOf(person: PersonActor): Scope | undefined {
  switch (person.role) {
    case 'waqif':
      return { kind: 'founder', userId: person.userId };
    case 'nazir':
      return { kind: 'nazir', userId: person.userId };
    case 'admin':
      return { kind: 'all' };
    default:
      return undefined;
  }
}
