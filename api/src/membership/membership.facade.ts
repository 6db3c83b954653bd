import { Injectable } from '@nestjs/common';
import type { WaqfStatus } from '@waqf/contracts/endowments';
import type { Ctx, DomainError, PersonActor } from '../platform/index.js';
import {
  MembershipForbiddenError,
  MembershipNotAcceptedError,
  MembershipWaqfNotFoundError,
} from './membership.errors.js';

/** `appointed`: a nazir who has not accepted the trusteeship yet, and only reads. */
export type MembershipRelation = 'waqif' | 'nazir' | 'admin' | 'appointed';

/** The people of a waqf. */
type Parties = Pick<Membership, 'waqifId' | 'nazirId' | 'appointedNazirId'>;

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
   * The strongest of `relations` (waqif, then admin, then nazir or appointed); null for the platform itself, which
   * passes everywhere.
   */
  relation: MembershipRelation | null;
  /** Every relation of the person: a founder is often the first nazir too. Empty for the platform itself. */
  relations: readonly MembershipRelation[];
}

/** The context that owns the waqfs; one query each. */
export interface MembershipSource {
  /**
   * Undefined when there is no such waqf or the person has no relation to it. Relations follow all roles of the
   * person.
   */
  of(ctx: Ctx, waqfId: string): Promise<Membership | undefined>;
  /** The same for several, by id; what `of` would not answer is not in the map. */
  ofAll(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, Membership>>;
  /** The relations of a person to a waqf, whoever the actor is; empty when there is none. */
  relationsOf(actor: PersonActor, parties: Parties): readonly MembershipRelation[];
  /**
   * Ids of the waqfs of the person's lists, by the active role; none for a beneficiary, every one for the platform
   * itself.
   */
  visibleWaqfIds(ctx: Ctx): Promise<string[]>;
  /** Names by id, of whatever waqf; the caller has checked who sees them. */
  names(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, string>>;
  /** What the assets of each are worth by the value in force, in halalas; one without is not in the map. */
  assetValues(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, bigint>>;
}

/**
 * Who has which relation to which waqf, for contexts that do not know the waqfs: `endowments` registers as the source.
 */
@Injectable()
export class Memberships {
  private source: MembershipSource | undefined;

  /** @throws Error when there is a source already */
  register(source: MembershipSource): void {
    if (this.source) throw new Error('membership has a source already');
    this.source = source;
  }

  /** Undefined when the waqf is not the person's to see: the caller answers with its own 404. */
  of(ctx: Ctx, waqfId: string): Promise<Membership | undefined> {
    return this.known().of(ctx, waqfId);
  }

  /** The same for several in one query, by id; a waqf that is not the person's to see is not in the map. */
  async ofAll(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, Membership>> {
    return waqfIds.length === 0 ? new Map() : this.known().ofAll(ctx, [...new Set(waqfIds)]);
  }

  /**
   * Passes when the person has one of the relations, whichever role is the active one; the platform itself
   * passes.
   * @param forbidden the error for a person who sees the waqf and has none of them (403)
   * @throws MembershipWaqfNotFoundError (404) when the waqf is not theirs to see, MembershipNotAcceptedError (403) when
   * they are the nazir of it and have not accepted
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
   * The relations of a person to a waqf that the platform itself has read: for calls of many people that are checked
   * together. Empty when the waqf is not the person's to see.
   */
  relationsOf(actor: PersonActor, membership: Parties): readonly MembershipRelation[] {
    return this.known().relationsOf(actor, membership);
  }

  /** Ids of the waqfs of the person's lists and figures, by the active role. */
  visibleWaqfIds(ctx: Ctx): Promise<string[]> {
    return this.known().visibleWaqfIds(ctx);
  }

  /**
   * The waqfs that the person stands in a relation to, role by role: what two databases must know alike for one to
   * answer in the other's place. Administrators see every waqf by their role. Undefined for those whose rights follow
   * from more than waqfs.
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

  /** Names by id; an id that is not known is not in the map. Access is not checked: ask for what the person sees. */
  async names(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, string>> {
    return waqfIds.length === 0 ? new Map() : this.known().names(ctx, [...new Set(waqfIds)]);
  }

  /**
   * What the assets of each waqf are worth by the value in force, in halalas; one without a recorded value is not in
   * the map. Access is not checked: ask for what the person sees.
   */
  async assetValues(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, bigint>> {
    return waqfIds.length === 0 ? new Map() : this.known().assetValues(ctx, [...new Set(waqfIds)]);
  }

  private known(): MembershipSource {
    if (!this.source) throw new Error('membership has no source');
    return this.source;
  }
}
