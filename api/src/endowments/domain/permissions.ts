import type { WaqfStatus } from '@waqf/contracts/endowments';

/** A person, with all roles that they have. */
export interface Person {
  userId: string;
  roles: readonly string[];
}

/** As what a person has access to a waqf. */
export type Relation = 'waqif' | 'nazir' | 'admin';

/** Access follows the relations, not the active role: a founder is often the first nazir. Strongest first. */
export function relationsTo(person: Person, waqf: { waqifId: string; nazirId: string | null }): Relation[] {
  const relations: Relation[] = [];
  if (waqf.waqifId === person.userId && person.roles.includes('waqif')) relations.push('waqif');
  if (person.roles.includes('admin')) relations.push('admin');
  if (waqf.nazirId === person.userId && person.roles.includes('nazir')) relations.push('nazir');
  return relations;
}

/** The strongest of the relations; null means that, for this person, the waqf does not exist. */
export function relationTo(person: Person, waqf: { waqifId: string; nazirId: string | null }): Relation | null {
  return relationsTo(person, waqf)[0] ?? null;
}

export interface Permissions {
  edit: boolean;
  upload: boolean;
  process: boolean;
  review: boolean;
  approve: boolean;
  manage: boolean;
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
export function permissionsOf(
  relation: Relation,
  roles: readonly string[],
  asNazir: boolean,
  situation: WaqfSituation,
): Permissions {
  const founder = relation === 'waqif';
  const approved = situation.status === 'approved';
  return {
    edit: founder && situation.status === 'draft',
    upload: founder,
    process: (founder || relation === 'admin') && situation.uploaded > 0,
    review: founder && (!approved || situation.amendmentOpen),
    approve: founder && (situation.status === 'pending' || situation.amendmentReady),
    manage: approved && asNazir && roles.includes('nazir'),
  };
}
