import { Injectable } from '@nestjs/common';
import type { ChangeRepeating, CreateRepeating } from '@waqf/contracts/finances';
import { formatAmountForWire, parseAmount } from '@waqf/money';
import { askedSince, type Ctx, Facts, newId, personOf, Transactions } from '../../platform/index.js';
import { FinancesAccess } from '../access.js';
import type { RepeatingRecord } from '../domain/repeating.js';
import { isTooLongAgo } from '../domain/transaction-day.js';
import { noWaqfId } from '../domain/transaction.js';
import {
  FinancesOccurredTooLongAgoError,
  FinancesRepeatingDaysError,
  FinancesRepeatingEndedError,
  FinancesRepeatingNotFoundError,
  FinancesWaqfNotFoundError,
} from '../finances.errors.js';
import { repeatingChanged, repeatingEnded, repeatingPlanned } from '../finances.facts.js';
import { RepeatingRepository } from '../persistence/repeating.repository.js';

const factOf = ({ id, waqfId }: RepeatingRecord) => ({ repeatingId: id, waqfId });
const shown = ({ amount, description, lastOn }: RepeatingRecord) => ({
  amount: formatAmountForWire(amount),
  description,
  lastOn,
});

/**
 * Anybody who may record a waqf's money may plan repeating transactions, change their open and future occurrences, and
 * end them.
 */
@Injectable()
export class PlanRepeating {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: FinancesAccess,
    private readonly repeating: RepeatingRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws FinancesForbiddenError (403), FinancesWaqfNotFoundError (404), FinancesWaqfNotApprovedError (409),
   *   FinancesRepeatingDaysError, FinancesOccurredTooLongAgoError (422)
   */
  async create(ctx: Ctx, input: CreateRepeating): Promise<RepeatingRecord> {
    const { waqfId } = await this.access.manageable(ctx, input.waqfId.toLowerCase());
    const record: RepeatingRecord = {
      id: newId(),
      waqfId,
      type: input.type,
      amount: parseAmount(input.amount),
      description: input.description,
      source: input.source ?? null,
      category: input.category ?? null,
      everyMonths: input.everyMonths,
      firstOn: input.firstOn,
      lastOn: input.lastOn ?? null,
      endedAt: null,
    };
    requireDays(record);
    if (isTooLongAgo(record.firstOn, ctx.clock.now())) throw new FinancesOccurredTooLongAgoError('firstOn');
    return this.transactions.run(ctx, async (ctx) => {
      await this.repeating.add(ctx, record, personOf(ctx).userId);
      await this.facts.record(ctx, repeatingPlanned, { ...factOf(record), ...shown(record) });
      return record;
    });
  }

  /**
   * @throws like `create`, FinancesRepeatingNotFoundError (404), FinancesRepeatingEndedError, ChangedMeanwhileError
   *   (409)
   */
  change(ctx: Ctx, id: string, { seen, ...input }: ChangeRepeating): Promise<RepeatingRecord> {
    return this.transactions.run(ctx, async (ctx) => {
      const found = await this.lock(ctx, id);
      const { amount, description, lastOn } = askedSince(inWire(input), shown(found), seen);
      const record = {
        ...found,
        amount: amount === undefined ? found.amount : parseAmount(amount),
        description: description ?? found.description,
        lastOn: lastOn === undefined ? found.lastOn : lastOn,
      };
      requireDays(record);
      await this.repeating.change(ctx, record);
      await this.facts.record(ctx, repeatingChanged, { ...factOf(record), before: shown(found), after: shown(record) });
      return record;
    });
  }

  /** Ends a plan: nothing is proposed any more, not even due occurrences without an answer. @throws like `change` */
  end(ctx: Ctx, id: string): Promise<RepeatingRecord> {
    return this.transactions.run(ctx, async (ctx) => {
      const found = await this.lock(ctx, id);
      await this.repeating.end(ctx, id, personOf(ctx).userId);
      await this.facts.record(ctx, repeatingEnded, factOf(found));
      return { ...found, endedAt: ctx.clock.now() };
    });
  }

  /**
   * Locks a plan that has not ended and that the person may change; one of another waqf is answered like a missing one,
   * and a person who may change none gets the 403 first.
   */
  async lock(ctx: Ctx, id: string): Promise<RepeatingRecord> {
    const found = await this.repeating.lock(ctx, id);
    try {
      await this.access.manageable(ctx, found?.waqfId ?? noWaqfId);
    } catch (error) {
      throw error instanceof FinancesWaqfNotFoundError ? new FinancesRepeatingNotFoundError() : error;
    }
    if (!found) throw new FinancesRepeatingNotFoundError();
    if (found.endedAt !== null) throw new FinancesRepeatingEndedError();
    return found;
  }
}

/** The amount as answers write it, so that it can be compared with what the user saw. */
const inWire = ({ amount, ...rest }: Omit<ChangeRepeating, 'seen'>) => ({
  ...rest,
  amount: amount === undefined ? undefined : formatAmountForWire(parseAmount(amount)),
});

function requireDays({ firstOn, lastOn }: RepeatingRecord): void {
  if (lastOn !== null && lastOn < firstOn) throw new FinancesRepeatingDaysError();
}
