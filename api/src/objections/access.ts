import { Injectable } from '@nestjs/common';
import { type Membership, Memberships } from '../membership/index.js';
import { type Ctx, personOf } from '../platform/index.js';
import { answererOf, type Objection, reviewerOf, tookPart } from './domain/objection.js';
import { ObjectionsForbiddenError, ObjectionsNotFoundError } from './objections.errors.js';

/** Who sees and answers objections: founder, nazir and administrators read, one answers, another one looks again. */
@Injectable()
export class ObjectionAccess {
  constructor(private readonly memberships: Memberships) {}

  /** Ids of the waqfs that the person has founded, runs or watches over. @throws ObjectionsForbiddenError (403) */
  waqfIds(ctx: Ctx): Promise<string[]> {
    if (!personOf(ctx).capabilities.has('waqf.read')) throw new ObjectionsForbiddenError();
    return this.memberships.visibleWaqfIds(ctx);
  }

  /** @throws ObjectionsNotFoundError (404), also for whoever is nothing to the waqf */
  async toSee(ctx: Ctx, { waqfId }: Objection): Promise<Membership> {
    const membership = await this.memberships.of(ctx, waqfId);
    if (!membership) throw new ObjectionsNotFoundError();
    return membership;
  }

  /** @throws ObjectionsNotFoundError (404), ObjectionsForbiddenError (403) */
  async toAnswer(ctx: Ctx, objection: Objection): Promise<void> {
    const membership = await this.toSee(ctx, objection);
    if (!mayAnswer(objection, membership)) throw new ObjectionsForbiddenError();
  }

  /** A second look. @throws ObjectionsNotFoundError (404), ObjectionsForbiddenError (403) */
  async toDecide(ctx: Ctx, objection: Objection): Promise<void> {
    const membership = await this.toSee(ctx, objection);
    if (!mayDecide(ctx, objection, membership)) throw new ObjectionsForbiddenError();
  }

  /**
   * Who answers, and once it is escalated who decides.
   * @throws ObjectionsNotFoundError (404), ObjectionsForbiddenError (403)
   */
  async toRequestPaper(ctx: Ctx, objection: Objection): Promise<void> {
    const membership = await this.toSee(ctx, objection);
    if (!hasTurn(ctx, objection, membership)) throw new ObjectionsForbiddenError();
  }

  /** Those who answer or decide. @throws ObjectionsNotFoundError (404), ObjectionsForbiddenError (403) */
  async toOpenPapers(ctx: Ctx, objection: Objection): Promise<void> {
    const membership = await this.toSee(ctx, objection);
    if (!mayOpenPapers(ctx, objection, membership)) throw new ObjectionsForbiddenError();
  }
}

/** Whether the person who reads is the one who answers, whatever its state. */
export const mayAnswer = (objection: Objection, membership: Membership | undefined): boolean =>
  membership?.relations.includes(answererOf(objection, membership)) ?? false;

/** Whether the person who reads looks at it again: nobody does who had a part in it. */
export const mayDecide = (ctx: Ctx, objection: Objection, membership: Membership | undefined): boolean =>
  membership !== undefined &&
  objection.review !== null &&
  membership.relations.includes(reviewerOf(objection, membership)) &&
  !tookPart(objection, personOf(ctx).userId);

/** Whether it is for the person who reads to look at it now, were it not settled. */
export const hasTurn = (ctx: Ctx, objection: Objection, membership: Membership | undefined): boolean =>
  objection.review === null ? mayAnswer(objection, membership) : mayDecide(ctx, objection, membership);

/** What was withdrawn is nobody's to read but its person's. */
export const mayOpenPapers = (ctx: Ctx, objection: Objection, membership: Membership | undefined): boolean =>
  objection.state !== 'withdrawn' && (mayAnswer(objection, membership) || mayDecide(ctx, objection, membership));
