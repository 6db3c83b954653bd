import { Injectable, type PipeTransform } from '@nestjs/common';
import * as z from 'zod/mini';
import { DocumentsNotFoundError } from '../documents/index.js';
import {
  MembershipWaqfNotFoundError,
  type Membership,
  type MembershipRelation,
  type MembershipSource,
} from '../membership/index.js';
import { personOf, type Ctx, type DomainError, type PersonActor } from '../platform/index.js';
import { partiesOf, type Endowment } from './domain/waqf.js';
import { relationsTo, type Parties, type Person, type Relation } from './domain/permissions.js';
import {
  EndowmentsAmendmentNotFoundError,
  EndowmentsCreateForbiddenError,
  EndowmentsDiscardedError,
  EndowmentsEditForbiddenError,
  EndowmentsTrusteeshipClosedError,
  EndowmentsTrusteeshipForbiddenError,
} from './endowments.errors.js';
import { AssetValueRepository } from './persistence/asset-value.repository.js';
import type { Scope } from './persistence/scope.js';
import { WaqfRepository } from './persistence/waqf.repository.js';

/** A waqf that the user has access to, with the relations that give the access. */
export interface AccessedWaqf {
  waqf: Endowment;
  person: PersonActor;
  /** The strongest of `relations`. */
  relation: Relation;
  relations: readonly Relation[];
}

/** Checks who may do what with a waqf; every use case calls it first. */
@Injectable()
export class WaqfAccess {
  constructor(private readonly waqfs: WaqfRepository) {}

  /** @throws EndowmentsCreateForbiddenError (403) */
  toCreate(ctx: Ctx): PersonActor {
    const person = personOf(ctx);
    if (!person.capabilities.has('waqf.create')) throw new EndowmentsCreateForbiddenError();
    return person;
  }

  /** Allows anybody who has a relation to the waqf. @throws MembershipWaqfNotFoundError (404) when they have none */
  async toSee(ctx: Ctx, waqfId: string): Promise<AccessedWaqf> {
    return this.accessed(ctx, await this.waqfs.find(ctx, waqfId));
  }

  /**
   * Allows only the founder; checked before a file is received.
   * @throws MembershipWaqfNotFoundError (404), EndowmentsEditForbiddenError (403), EndowmentsDiscardedError (409)
   */
  async toUpload(ctx: Ctx, waqfId: string): Promise<void> {
    const { relation, waqf } = await this.toSee(ctx, waqfId);
    if (relation !== 'waqif') throw new EndowmentsEditForbiddenError();
    if (waqf.status === 'discarded') throw new EndowmentsDiscardedError();
  }

  /**
   * Allows only the founder, and locks the waqf's row until the transaction ends.
   * @param forbidden the error for other people who see the waqf (403)
   * @throws MembershipWaqfNotFoundError (404), EndowmentsDiscardedError (409)
   */
  async asFounder(
    ctx: Ctx,
    waqfId: string,
    forbidden: () => DomainError = () => new EndowmentsEditForbiddenError(),
  ): Promise<AccessedWaqf> {
    return this.asOneOf(ctx, waqfId, ['waqif'], forbidden);
  }

  /** Like `asFounder`, for any of the given relations. */
  async asOneOf(
    ctx: Ctx,
    waqfId: string,
    relations: readonly Relation[],
    forbidden: () => DomainError = () => new EndowmentsEditForbiddenError(),
  ): Promise<AccessedWaqf> {
    const accessed = await this.locked(ctx, waqfId, relations, forbidden);
    // Every change of a waqf is checked here, so that a discarded waqf cannot be changed.
    if (accessed.waqf.status === 'discarded') throw new EndowmentsDiscardedError();
    return accessed;
  }

  /** Like `asFounder`, for restoring a discarded waqf. */
  async toRestore(ctx: Ctx, waqfId: string): Promise<AccessedWaqf> {
    return this.locked(ctx, waqfId, ['waqif'], () => new EndowmentsEditForbiddenError());
  }

  private async locked(
    ctx: Ctx,
    waqfId: string,
    relations: readonly Relation[],
    forbidden: () => DomainError,
  ): Promise<AccessedWaqf> {
    // The check comes before the lock, so that nobody can block a waqf that is not theirs.
    const seen = await this.toSee(ctx, waqfId);
    if (!relations.includes(seen.relation)) throw forbidden();
    return this.accessed(ctx, await this.waqfs.findForUpdate(ctx, waqfId));
  }

  /**
   * Allows only the nazir whom the deed names and who has not answered yet, and locks the waqf's row.
   * @throws MembershipWaqfNotFoundError (404), EndowmentsTrusteeshipForbiddenError (403) for other people who see the
   *   waqf, EndowmentsTrusteeshipClosedError (409) when the nazir has accepted
   */
  async asAppointed(ctx: Ctx, waqfId: string): Promise<AccessedWaqf> {
    await this.toSee(ctx, waqfId);
    const accessed = this.accessed(ctx, await this.waqfs.findForUpdate(ctx, waqfId));
    if (accessed.relations.includes('appointed')) return accessed;
    throw accessed.relations.includes('nazir')
      ? new EndowmentsTrusteeshipClosedError()
      : new EndowmentsTrusteeshipForbiddenError();
  }

  private accessed(ctx: Ctx, waqf: Endowment | undefined): AccessedWaqf {
    const person = personOf(ctx);
    const relations = waqf ? relationsTo(person, partiesOf(waqf)) : [];
    const [relation] = relations;
    if (!waqf || !relation) throw new MembershipWaqfNotFoundError();
    return { waqf, person, relation, relations };
  }
}

/**
 * Whose waqfs the user's lists and figures contain, by the active role; undefined for a beneficiary, whose waqfs come
 * from the context of the beneficiaries.
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

/** The data behind `membership`. Each method runs a single query, because every transfer calls it. */
@Injectable()
export class EndowmentMembershipSource implements MembershipSource {
  constructor(
    private readonly waqfs: WaqfRepository,
    private readonly values: AssetValueRepository,
  ) {}

  async of(ctx: Ctx, waqfId: string): Promise<Membership | undefined> {
    return (await this.ofAll(ctx, [waqfId])).get(waqfId);
  }

  async ofAll(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, Membership>> {
    const memberships = new Map<string, Membership>();
    if (ctx.actor.kind === 'anonymous') return memberships;
    for (const parties of await this.waqfs.parties(ctx, waqfIds)) {
      const relations = ctx.actor.kind === 'person' ? this.relationsOf(ctx.actor, parties) : [];
      if (ctx.actor.kind === 'person' && relations.length === 0) continue;
      const { id: waqfId, name: waqfName, status, waqifId, nazirId, appointedNazirId } = parties;
      const relation = relations[0] ?? null;
      memberships.set(waqfId, { waqfId, waqfName, status, waqifId, nazirId, appointedNazirId, relation, relations });
    }
    return memberships;
  }

  relationsOf(person: Person, parties: Parties): MembershipRelation[] {
    return relationsTo(person, parties);
  }

  async visibleWaqfIds(ctx: Ctx): Promise<string[]> {
    if (ctx.actor.kind === 'system') return this.waqfs.ids(ctx, { kind: 'all' });
    const scope = ctx.actor.kind === 'person' ? scopeOf(ctx.actor) : undefined;
    return scope ? this.waqfs.ids(ctx, scope) : [];
  }

  names(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, string>> {
    return this.waqfs.names(ctx, waqfIds);
  }

  assetValues(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, bigint>> {
    return this.values.inForce(ctx, waqfIds);
  }
}

const uuid = z.uuid();

/** A value that is not an id gets the same answer as an unknown id. */
abstract class PathIdPipe implements PipeTransform<string, string> {
  protected abstract notFound(): DomainError;

  transform(value: string): string {
    if (!uuid.safeParse(value).success) throw this.notFound();
    return value.toLowerCase();
  }
}

@Injectable()
export class WaqfIdPipe extends PathIdPipe {
  protected notFound(): DomainError {
    return new MembershipWaqfNotFoundError();
  }
}

@Injectable()
export class DocumentIdPipe extends PathIdPipe {
  protected notFound(): DomainError {
    return new DocumentsNotFoundError();
  }
}

@Injectable()
export class AmendmentIdPipe extends PathIdPipe {
  protected notFound(): DomainError {
    return new EndowmentsAmendmentNotFoundError();
  }
}
