import { Injectable } from '@nestjs/common';
import type { FailedMail, FailedMailList, FailureQuery } from '@waqf/contracts/operations';
import { IdentityFacade, type Person } from '../../identity/index.js';
import { type Ctx, requireCapability } from '../../platform/index.js';
import { maskedAddress, withoutAddresses } from '../domain/masked-address.js';
import { DeliveryRepository, failureCursor, type FailureRow } from '../persistence/delivery.repository.js';

const usualPage = 50;
const dayMs = 86_400_000;

/** Lists the messages that did not arrive, newest first, for the administrator; they do not name the person. */
@Injectable()
export class ListFailures {
  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly identity: IdentityFacade,
  ) {}

  /** @throws ForbiddenError (403), InvalidCursorError (400) */
  async execute(ctx: Ctx, { limit = usualPage, cursor }: FailureQuery): Promise<FailedMailList> {
    requireCapability(ctx, 'system.admin');
    const found = await this.deliveries.failures(ctx, limit + 1, failureCursor.parse(cursor)?.id ?? null);
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const people = await this.identity.people(ctx, [...new Set(page.map(({ userId }) => userId))]);
    const { sent, failed } = await this.deliveries.figures(ctx, new Date(ctx.clock.now().getTime() - dayMs));
    return {
      mails: page.map((row) => toFailedMail(ctx, row, people.get(row.userId))),
      figures: { sent, failed },
      nextCursor: found.length > limit && last ? failureCursor.format(last) : null,
    };
  }
}

function toFailedMail(ctx: Ctx, row: FailureRow, person: Person | undefined): FailedMail {
  const address = (row.channel === 'email' ? person?.email : person?.phone) ?? null;
  return {
    id: row.id,
    channel: row.channel,
    title: ctx.language === 'en' ? row.titleEn : row.titleAr,
    recipient: address && maskedAddress(address),
    problem: withoutAddresses(row.problem ?? ''),
    attempts: row.attempts,
    state: row.state === 'failed' ? 'final' : 'again',
    at: row.at.toISOString(),
  };
}
