import { Injectable } from '@nestjs/common';
import type { WaqfStatus } from '@waqf/contracts/endowments';
import type { Ctx, DomainError, PersonActor } from '../platform/index.js';
import {
  MembershipForbiddenError,
  MembershipNotAcceptedError,
  MembershipWaqfNotFoundError,
} from './membership.errors.js';

/** `appointed`: a nazir who has not accepted the trusteeship yet and may only read. */
export type MembershipRelation = 'waqif' | 'nazir' | 'admin' | 'appointed';

/** The people of a waqf. */
type Parties = Pick<Membership, 'waqifId' | 'nazirId' | 'appointedNazirId'>;

/** What a person's relations depend on. */
type RelatedPerson = Pick<PersonActor, 'userId' | 'roles'>;

/** A waqf and the relations of one person to it. */
export interface Membership {
  waqfId: string;
  waqfName: string;
  status: WaqfStatus;
  waqifId: string;
  /** Null until the waqf is approved and the nazir has accepted the trusteeship. */
  nazirId: string | null;
  /** The nazir whom the deed names, until they accept; null afterwards. */
  appointedNazirId: string | null;
  /**
   * The strongest of `relations` (waqif, then admin, then nazir or appointed); null for the platform itself, which is
   * always allowed.
   */
  relation: MembershipRelation | null;
  /** All relations of the person: a founder is often the first nazir too. Empty for the platform itself. */
  relations: readonly MembershipRelation[];
}

/** The current founder and nazir; one person with both relations is listed once. */
export const partiesOf = ({ waqifId, nazirId }: Pick<Membership, 'waqifId' | 'nazirId'>): string[] =>
  [...new Set([waqifId, nazirId])].filter((id) => id !== null);

/** Implemented by the context that owns the waqfs; each method makes one query. */
export interface MembershipSource {
  /**
   * Undefined when the waqf does not exist or the person has no relation to it. All roles of the person are considered.
   */
  of(ctx: Ctx, waqfId: string): Promise<Membership | undefined>;
  /** The memberships of several waqfs, by id; those for which `of` would return undefined are not in the map. */
  ofAll(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, Membership>>;
  /** The relations of a person to a waqf, independent of the current actor; empty when there is none. */
  relationsOf(person: RelatedPerson, parties: Parties): readonly MembershipRelation[];
  /**
   * Ids of the waqfs in the person's lists, by the active role; none for a beneficiary, all for the platform itself.
   */
  visibleWaqfIds(ctx: Ctx): Promise<string[]>;
  /** Names by id of any waqfs; the caller has checked access. */
  names(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, string>>;
  /** Current value of each waqf's assets in halalas; a waqf without a recorded value is not in the map. */
  assetValues(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, bigint>>;
}

/** The relations of people to waqfs, for contexts that do not depend on waqfs: `endowments` registers as the source. */
@Injectable()
export class Memberships {
  private source: MembershipSource | undefined;

  /** @throws Error when a source is already registered */
  register(source: MembershipSource): void {
    if (this.source) throw new Error('membership has a source already');
    this.source = source;
  }

  /** Undefined when the person may not see the waqf: the caller answers with its own 404. */
  of(ctx: Ctx, waqfId: string): Promise<Membership | undefined> {
    return this.known().of(ctx, waqfId);
  }

  /** The memberships of several waqfs in one query, by id; a waqf that the person may not see is not in the map. */
  async ofAll(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, Membership>> {
    return waqfIds.length === 0 ? new Map() : this.known().ofAll(ctx, [...new Set(waqfIds)]);
  }

  /**
   * Checks that the person has one of the relations, whichever role is active; the platform itself is always allowed.
   * @param forbidden the error (403) for a person who sees the waqf but has none of these relations
   * @throws MembershipWaqfNotFoundError (404) when the person may not see the waqf, MembershipNotAcceptedError (403)
   * when they are its nazir and have not accepted
   */
  async requireRelation(
    ctx: Ctx,
    waqfId: string,
    relations: readonly MembershipRelation[],
    forbidden: () => DomainError = () => new MembershipForbiddenError(),
  ): Promise<Membership> {
    const membership = await this.of(ctx, waqfId);
    if (!membership) throw new MembershipWaqfNotFoundError();
    if (ctx.actor.kind === 'system' || membership.relations.some((relation) => relations.includes(relation)))
      return membership;
    throw membership.relations.includes('appointed') && relations.includes('nazir')
      ? new MembershipNotAcceptedError()
      : forbidden();
  }

  /**
   * The relations of a person to a waqf that the caller has already read, for checking many people's requests together.
   * Empty when the person may not see the waqf.
   */
  relationsOf(person: RelatedPerson, membership: Parties): readonly MembershipRelation[] {
    return this.known().relationsOf(person, membership);
  }

  /** Ids of the waqfs in the person's lists and figures, by the active role. */
  visibleWaqfIds(ctx: Ctx): Promise<string[]> {
    return this.known().visibleWaqfIds(ctx);
  }

  /** The memberships of the waqfs in the person's lists and figures, by id. */
  async visible(ctx: Ctx): Promise<Map<string, Membership>> {
    return this.ofAll(ctx, await this.visibleWaqfIds(ctx));
  }

  /**
   * The waqfs to which the person has a relation, role by role: a replica may answer only when it has the same list as
   * the primary. Empty for administrators, who see every waqf by their role. Undefined for people whose rights depend
   * on more than waqfs.
   */
  async accessRights(ctx: Ctx): Promise<readonly (readonly string[])[] | undefined> {
    const { actor } = ctx;
    if (actor.kind === 'system') return [];
    if (actor.kind !== 'person' || actor.role === 'beneficiary') return undefined;
    if (actor.roles.includes('admin')) return [];
    const lists: (readonly string[])[] = [];
    for (const role of actor.roles) lists.push(await this.visibleWaqfIds({ ...ctx, actor: { ...actor, role } }));
    return lists;
  }

  /** The name of one waqf; undefined for an unknown id. Access is not checked. */
  async name(ctx: Ctx, waqfId: string): Promise<string | undefined> {
    return (await this.names(ctx, [waqfId])).get(waqfId);
  }

  /** Names by id; unknown ids are not in the map. Access is not checked: pass only ids that the person may see. */
  async names(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, string>> {
    return waqfIds.length === 0 ? new Map() : this.known().names(ctx, [...new Set(waqfIds)]);
  }

  /**
   * Current value of each waqf's assets in halalas; a waqf without a recorded value is not in the map. Access is not
   * checked: pass only ids that the person may see.
   */
  async assetValues(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, bigint>> {
    return waqfIds.length === 0 ? new Map() : this.known().assetValues(ctx, [...new Set(waqfIds)]);
  }

  private known(): MembershipSource {
    if (!this.source) throw new Error('membership has no source');
    return this.source;
  }
}
