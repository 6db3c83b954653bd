import { Injectable } from '@nestjs/common';
import type { Repeating } from '@waqf/contracts/finances';
import { riyadhDay } from '@waqf/formats';
import { formatAmountForWire } from '@waqf/money';
import { Memberships } from '../../membership/index.js';
import type { Ctx } from '../../platform/index.js';
import { FinancesAccess } from '../access.js';
import { type RepeatingRecord, dueOccurrences } from '../domain/repeating.js';
import { RepeatingRepository } from '../persistence/repeating.repository.js';

/** Repeating transactions, with the due occurrences that wait for an answer. */
@Injectable()
export class ViewRepeating {
  constructor(
    private readonly access: FinancesAccess,
    private readonly repeating: RepeatingRepository,
    private readonly memberships: Memberships,
  ) {}

  /** Sorted by the nearest day. @throws FinancesForbiddenError (403), FinancesWaqfNotFoundError (404) */
  async list(ctx: Ctx, { waqfId }: { waqfId?: string | undefined }): Promise<Repeating[]> {
    const ids = await this.access.readableIds(ctx, waqfId);
    const described = await this.described(ctx, await this.repeating.of(ctx, ids));
    const dayOf = ({ due, nextOn }: Repeating): string => due[0] ?? nextOn ?? '9999';
    return described.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  }

  /** In the given order; the caller checks access. */
  async described(ctx: Ctx, records: readonly RepeatingRecord[]): Promise<Repeating[]> {
    const names = await this.memberships.names(
      ctx,
      records.map(({ waqfId }) => waqfId),
    );
    const answered = await this.repeating.answered(
      ctx,
      records.map(({ id }) => id),
    );
    const today = riyadhDay(ctx.clock.now());
    return records.map(({ endedAt, amount, ...record }) => {
      const occurrences = dueOccurrences(record, answered.get(record.id) ?? new Set(), today);
      const open = endedAt === null ? occurrences : { due: [], nextOn: null };
      return { ...record, amount: formatAmountForWire(amount), waqfName: names.get(record.waqfId) ?? '', ...open };
    });
  }
}
