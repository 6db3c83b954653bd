import { Injectable } from '@nestjs/common';
import { mostObjectionFiles, type RequestPaper as Input } from '@waqf/contracts/objections';
import { type Ctx, Facts, newId, personOf } from '../../platform/index.js';
import { ObjectionAccess } from '../access.js';
import { type Objection, objectionFact } from '../domain/objection.js';
import { objectionStates } from '../domain/objection-states.js';
import { mayRequestAnother } from '../domain/paper.js';
import {
  ObjectionsClosedError,
  ObjectionsPaperAwaitedError,
  ObjectionsTooManyFilesError,
} from '../objections.errors.js';
import { paperRequested } from '../objections.facts.js';
import { PaperRepository } from '../persistence/paper.repository.js';
import { LockObjection } from './lock-objection.js';

/** The person who answers or decides asks the beneficiary for a document first. Their own last day does not change. */
@Injectable()
export class RequestPaper {
  constructor(
    private readonly lock: LockObjection,
    private readonly access: ObjectionAccess,
    private readonly papers: PaperRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws ObjectionsNotFoundError (404), ObjectionsForbiddenError (403), ObjectionsClosedError,
   *   ObjectionsPaperAwaitedError, ObjectionsTooManyFilesError (409)
   */
  execute(ctx: Ctx, { objectionId, text }: Input & { objectionId: string }): Promise<Objection> {
    const allow = (found: Objection) => this.access.toRequestPaper(ctx, found);
    return this.lock.whileLocked(ctx, objectionId, allow, async (ctx, objection) => {
      // It may have been escalated meanwhile; then somebody else decides it.
      await this.access.toRequestPaper(ctx, objection);
      await this.requireRoom(ctx, objection);
      const request = { id: newId(), objectionId, text, requestedBy: personOf(ctx).userId };
      await this.papers.addRequest(ctx, { ...request, requestedAt: ctx.clock.now() });
      await this.facts.record(ctx, paperRequested, { ...objectionFact(objection, text), requestId: request.id });
      return objection;
    });
  }

  private async requireRoom(ctx: Ctx, { id, state, review }: Objection): Promise<void> {
    const act = review === null ? 'request-paper' : 'request-paper-again';
    objectionStates.requireIn(state, act, () => new ObjectionsClosedError());
    const papers = (await this.papers.ofObjections(ctx, [id])).get(id) ?? [];
    const requests = (await this.papers.requestsOf(ctx, [id])).get(id) ?? [];
    if (papers.length >= mostObjectionFiles) throw new ObjectionsTooManyFilesError();
    if (!mayRequestAnother(requests, papers)) throw new ObjectionsPaperAwaitedError();
  }
}
