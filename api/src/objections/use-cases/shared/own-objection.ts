import { Injectable } from '@nestjs/common';
import type { PortalQuery } from '@waqf/contracts/beneficiaries';
import { PaymentsFacade } from '../../../distributions/index.js';
import type { Ctx } from '../../../platform/index.js';
import type { Objection } from '../../domain/objection.js';
import { ObjectionsNotFoundError } from '../../objections.errors.js';
import { ObjectionRepository } from '../../persistence/objection.repository.js';

export type OwnObjectionRequest = PortalQuery & { objectionId: string };

/** The objections of the user, or of the minor whose guardian they are. */
@Injectable()
export class OwnObjection {
  constructor(
    private readonly payments: PaymentsFacade,
    private readonly objections: ObjectionRepository,
  ) {}

  /** @throws ObjectionsNotFoundError (404), also for another person's objection */
  async find(ctx: Ctx, { objectionId, ...query }: OwnObjectionRequest): Promise<Objection> {
    const userId = await this.payments.portalPersonId(ctx, query);
    return this.own(ctx, await this.objections.find(ctx, objectionId), userId);
  }

  /** The objections of a person, the newest first; only those to one payment when `paymentId` is given. */
  async all(ctx: Ctx, userId: string, paymentId: string | null): Promise<Objection[]> {
    const places = await this.payments.placesOf(ctx, userId);
    const found = await this.objections.ofPerson(ctx, userId, paymentId);
    return found.filter(({ beneficiaryId }) => places.has(beneficiaryId));
  }

  /** Like `find`, with the row locked until the caller's transaction ends. @throws the same errors as `find` */
  async lock(ctx: Ctx, { objectionId, ...query }: OwnObjectionRequest): Promise<Objection> {
    const userId = await this.payments.portalPersonId(ctx, query);
    return this.own(ctx, await this.objections.findForUpdate(ctx, objectionId), userId);
  }

  private async own(ctx: Ctx, found: Objection | null, userId: string): Promise<Objection> {
    if (found?.personId !== userId) throw new ObjectionsNotFoundError();
    if (!(await this.payments.placesOf(ctx, userId)).has(found.beneficiaryId)) throw new ObjectionsNotFoundError();
    return found;
  }
}
