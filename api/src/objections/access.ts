import { Injectable } from '@nestjs/common';
import { type Membership, Memberships } from '../membership/index.js';
import { type Ctx, personOf } from '../platform/index.js';
import { answererOf, type Objection } from './domain/objection.js';
import { ObjectionsForbiddenError, ObjectionsNotFoundError } from './objections.errors.js';

/** Who sees and answers objections: founder, nazir and administrators read, one of them answers. */
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
}

/** Whether the person who reads is the one who answers, whatever its state. */
export const mayAnswer = (objection: Objection, membership: Membership | undefined): boolean =>
  membership?.relations.includes(answererOf(objection, membership)) ?? false;
