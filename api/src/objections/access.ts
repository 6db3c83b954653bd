import { Injectable } from '@nestjs/common';
import { type Membership, Memberships } from '../membership/index.js';
import { type Ctx, personOf } from '../platform/index.js';
import { answererOf, isRaiser, type Objection, reviewerOf, isInvolved } from './domain/objection.js';
import { ObjectionsForbiddenError, ObjectionsNotFoundError } from './objections.errors.js';

/**
 * Who sees and answers objections: founder, nazir and administrators read them, one person answers, and a different
 * person reviews.
 */
@Injectable()
export class ObjectionAccess {
  constructor(private readonly memberships: Memberships) {}

  /** The ids of the waqfs that the user has founded, runs or watches over. @throws ObjectionsForbiddenError (403) */
  waqfIds(ctx: Ctx): Promise<string[]> {
    if (!personOf(ctx).capabilities.has('waqf.read')) throw new ObjectionsForbiddenError();
    return this.memberships.visibleWaqfIds(ctx);
  }

  /** @throws ObjectionsNotFoundError (404), also for anybody who has no relation to the waqf */
  async toSee(ctx: Ctx, { waqfId }: Objection): Promise<Membership> {
    const membership = await this.memberships.of(ctx, waqfId);
    if (!membership) throw new ObjectionsNotFoundError();
    return membership;
  }

  /** @throws ObjectionsNotFoundError (404), ObjectionsForbiddenError (403) */
  async toAnswer(ctx: Ctx, objection: Objection): Promise<void> {
    const membership = await this.toSee(ctx, objection);
    if (!mayAnswer(ctx, objection, membership)) throw new ObjectionsForbiddenError();
  }

  /** Allows the review. @throws ObjectionsNotFoundError (404), ObjectionsForbiddenError (403) */
  async toDecide(ctx: Ctx, objection: Objection): Promise<void> {
    const membership = await this.toSee(ctx, objection);
    if (!mayDecide(ctx, objection, membership)) throw new ObjectionsForbiddenError();
  }

  /**
   * Allows the person who answers, or after escalation the person who decides.
   * @throws ObjectionsNotFoundError (404), ObjectionsForbiddenError (403)
   */
  async toRequestPaper(ctx: Ctx, objection: Objection): Promise<void> {
    const membership = await this.toSee(ctx, objection);
    if (!hasTurn(ctx, objection, membership)) throw new ObjectionsForbiddenError();
  }

  /** Allows the people who answer or decide. @throws ObjectionsNotFoundError (404), ObjectionsForbiddenError (403) */
  async toOpenPapers(ctx: Ctx, objection: Objection): Promise<void> {
    const membership = await this.toSee(ctx, objection);
    if (!mayOpenPapers(ctx, objection, membership)) throw new ObjectionsForbiddenError();
  }
}

/** True when the user is the one who answers the objection, whatever its state; never the one who raised it. */
export const mayAnswer = (ctx: Ctx, objection: Objection, membership: Membership | undefined): boolean =>
  membership !== undefined &&
  membership.relations.includes(answererOf(objection, membership)) &&
  !isRaiser(objection, personOf(ctx).userId);

/** True when the user is the one who reviews the objection; nobody who took part in it may do so. */
export const mayDecide = (ctx: Ctx, objection: Objection, membership: Membership | undefined): boolean =>
  membership !== undefined &&
  objection.review !== null &&
  membership.relations.includes(reviewerOf(objection, membership)) &&
  !isInvolved(objection, personOf(ctx).userId);

/** True when it is the user's turn to answer or to decide; whether the objection is already settled is not checked. */
export const hasTurn = (ctx: Ctx, objection: Objection, membership: Membership | undefined): boolean =>
  objection.review === null ? mayAnswer(ctx, objection, membership) : mayDecide(ctx, objection, membership);

/** True when the user may open the files; those of a withdrawn objection are only for the person who sent them. */
export const mayOpenPapers = (ctx: Ctx, objection: Objection, membership: Membership | undefined): boolean =>
  objection.state !== 'withdrawn' && (mayAnswer(ctx, objection, membership) || mayDecide(ctx, objection, membership));
