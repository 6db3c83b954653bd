import type { WaqfStatus } from '@waqf/contracts/endowments';
import { mayQueueReading } from '../../documents/index.js';
import { amendmentStates } from './amendment-states.js';
import { waqfStates } from './waqf-states.js';

/** A person, with all roles that they have. */
export interface Person {
  userId: string;
  roles: readonly string[];
}

/** As what a person has access to a waqf. */
export type Relation = 'waqif' | 'nazir' | 'admin' | 'appointed';

/** The people of a waqf, by user id. `appointedNazirId`: the nazir of the deed, until they accept. */
export interface Parties {
  waqifId: string;
  nazirId: string | null;
  appointedNazirId: string | null;
}

/** Access follows the relations, not the active role: a founder is often the first nazir. Strongest first. */
export function relationsTo(person: Person, waqf: Parties): Relation[] {
  const relations: Relation[] = [];
  if (waqf.waqifId === person.userId && person.roles.includes('waqif')) relations.push('waqif');
  if (person.roles.includes('admin')) relations.push('admin');
  if (waqf.nazirId === person.userId && person.roles.includes('nazir')) relations.push('nazir');
  if (waqf.appointedNazirId === person.userId && person.roles.includes('nazir')) relations.push('appointed');
  return relations;
}

/** The strongest of the relations; null means that, for this person, the waqf does not exist. */
export function relationTo(person: Person, waqf: Parties): Relation | null {
  return relationsTo(person, waqf)[0] ?? null;
}

export interface Permissions {
  edit: boolean;
  upload: boolean;
  process: boolean;
  review: boolean;
  approve: boolean;
  manage: boolean;
  acceptTrusteeship: boolean;
}

export interface WaqfSituation {
  status: WaqfStatus;
  /** Number of deeds that wait for `process`, current or proposed. */
  uploaded: number;
  /** An amendment is open, and all that it proposes is read. */
  amendmentReady: boolean;
  /** An amendment is open, read or not. */
  amendmentOpen: boolean;
}

/** What a person may do with this waqf now; the server refuses the rest, the screens mirror this. */
export function permissionsOf(relations: readonly Relation[], situation: WaqfSituation): Permissions {
  const acts = waqfStates.mayNow(situation.status, relations);
  const actsOnAmendment = situation.amendmentOpen ? amendmentStates.mayNow('open', relations) : [];
  return {
    edit: acts.includes('edit'),
    upload: acts.includes('upload'),
    process: situation.uploaded > 0 && mayQueueReading(relations),
    review: acts.includes('review') || actsOnAmendment.includes('review'),
    approve: acts.includes('approve') || (situation.amendmentReady && actsOnAmendment.includes('approve')),
    manage: acts.includes('manage'),
    acceptTrusteeship: acts.includes('accept-trusteeship'),
  };
}
