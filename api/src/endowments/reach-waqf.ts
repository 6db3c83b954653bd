import { Injectable } from '@nestjs/common';
import { personOf, type Ctx, type DomainError, type PersonActor } from '../platform/index.js';
import { relationTo, type Relation } from './domain/access.js';
import type { Endowment } from './domain/waqf.js';
import { EndowmentsEditForbiddenError, EndowmentsWaqfNotFoundError } from './endowments.errors.js';
import { WaqfRepository } from './persistence/waqf.repository.js';

export interface ReachedWaqf {
  waqf: Endowment;
  person: PersonActor;
  relation: Relation;
}

/** The first step of every use case on one waqf: who is it that asks, and how do they stand to it. */
@Injectable()
export class ReachWaqf {
  constructor(private readonly waqfs: WaqfRepository) {}

  /** Anybody who stands in a relation to the waqf. @throws EndowmentsWaqfNotFoundError (404) when it is not theirs */
  async toSee(ctx: Ctx, waqfId: string): Promise<ReachedWaqf> {
    return this.reached(ctx, await this.waqfs.find(ctx, waqfId));
  }

  /**
   * The founder, with the waqf's row held until the transaction ends.
   * @param forbidden what others who see the waqf are told (403)
   * @throws EndowmentsWaqfNotFoundError (404)
   */
  async asFounder(
    ctx: Ctx,
    waqfId: string,
    forbidden: () => DomainError = () => new EndowmentsEditForbiddenError(),
  ): Promise<ReachedWaqf> {
    return this.acting(ctx, waqfId, ['founder'], forbidden);
  }

  /** As `asFounder`, for any of the given relations. */
  async acting(
    ctx: Ctx,
    waqfId: string,
    relations: readonly Relation[],
    forbidden: () => DomainError,
  ): Promise<ReachedWaqf> {
    // Seen first and locked second, so that nobody can hold up a waqf that is not theirs.
    const seen = await this.toSee(ctx, waqfId);
    if (!relations.includes(seen.relation)) throw forbidden();
    return this.reached(ctx, await this.waqfs.hold(ctx, waqfId));
  }

  private reached(ctx: Ctx, waqf: Endowment | undefined): ReachedWaqf {
    const person = personOf(ctx);
    const relation = waqf && relationTo(person, waqf);
    if (!waqf || !relation) throw new EndowmentsWaqfNotFoundError();
    return { waqf, person, relation };
  }
}
