import { Injectable } from '@nestjs/common';
import type { Ctx } from '../../platform/index.js';
import { type Participant, participantOf } from '../domain/participant.js';
import { ParticipantRepository } from '../persistence/participant.repository.js';
import { ShareRepository } from '../persistence/share.repository.js';

/** Beneficiaries of a waqf as needed to divide its yield, including suspended ones, oldest first. */
@Injectable()
export class ViewParticipants {
  constructor(
    private readonly records: ParticipantRepository,
    private readonly shares: ShareRepository,
  ) {}

  /** @param on ISO day whose shares are returned; all other data is the current one */
  async all(ctx: Ctx, waqfId: string, on: string): Promise<Participant[]> {
    const all: Participant[] = [];
    for await (const page of this.pages(ctx, waqfId, on)) all.push(...page);
    return all;
  }

  /** Like `all`, page by page. */
  async *pages(ctx: Ctx, waqfId: string, on: string): AsyncGenerator<Participant[]> {
    const shares = await this.shares.on(ctx, waqfId, on);
    for await (const page of this.records.pagesOf(ctx, waqfId))
      yield page.map((record) => participantOf(record, shares));
  }

  /** A hash that changes with anything that `all` returns. */
  fingerprint(ctx: Ctx, waqfId: string): Promise<string> {
    return this.records.fingerprint(ctx, waqfId);
  }
}
