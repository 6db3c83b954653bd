import { Injectable } from '@nestjs/common';
import type { FigureEntries, FigureEntriesQuery, FigureEntry } from '@waqf/contracts/reporting';
import { fieldCatalogue } from '@waqf/contracts/messages';
import { type DaySpan, endOfDay, riyadhDay, startOfDay } from '@waqf/formats';
import { formatAmountForWire, halalas, type Halalas, sumHalalas } from '@waqf/money';
import { DistributionsFacade } from '../../distributions/index.js';
import { FinancesFacade } from '../../finances/index.js';
import { type FlowFigure, LedgerFacade } from '../../ledger/index.js';
import { Memberships } from '../../membership/index.js';
import { type Ctx, InvalidInputError, Transactions } from '../../platform/index.js';
import { ReportingAccess } from '../access.js';
import { type Figure, figureOf, type RunPart } from '../domain/figures.js';
import { faultOf } from '../domain/report-period.js';
import { ReportingPeriodError } from '../reporting.errors.js';

const pageSize = 50;

interface Part {
  readonly id: string;
  readonly waqfId: string;
  readonly occurredOn: string;
  readonly description: string;
  readonly amount: Halalas;
  /** Set for a distribution run: the period whose yield it divides. */
  readonly divides?: DaySpan;
}
interface Page {
  readonly parts: readonly Part[];
  readonly amount: Halalas | null;
  readonly nextCursor: string | null;
}
interface Scope extends DaySpan {
  readonly waqfIds: readonly string[];
}

/** The entries that a figure of a report adds up, with their total. */
@Injectable()
export class ViewFigureEntries {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: ReportingAccess,
    private readonly memberships: Memberships,
    private readonly ledger: LedgerFacade,
    private readonly finances: FinancesFacade,
    private readonly distributions: DistributionsFacade,
  ) {}

  /**
   * @throws ReportingPageForbiddenError (403) for a beneficiary, MembershipWaqfNotFoundError (404),
   * ReportingPeriodError, InvalidInputError (400) for a figure that no report has or a cursor that is not ours
   */
  async execute(ctx: Ctx, query: FigureEntriesQuery): Promise<FigureEntries> {
    const waqfIds =
      query.waqfId === undefined
        ? await this.access.readableIds(ctx)
        : [(await this.access.readable(ctx, query.waqfId.toLowerCase())).waqfId];
    const figure = figureOf(query.figure);
    if (!figure) throw new InvalidInputError([{ field: 'figure', message: fieldCatalogue.unknownChoice }]);
    return this.transactions.reading(ctx, async (ctx) => {
      const { parts, amount, nextCursor } = await this.page(
        ctx,
        figure,
        await this.scopeOf(ctx, waqfIds, query),
        query,
      );
      return {
        entries: await this.named(ctx, parts),
        amount: amount === null ? null : formatAmountForWire(amount),
        nextCursor,
      };
    });
  }

  private async scopeOf(ctx: Ctx, waqfIds: readonly string[], { from, to }: FigureEntriesQuery): Promise<Scope> {
    const end = to ?? riyadhDay(ctx.clock.now());
    const span = { from: from ?? (await this.firstDay(ctx, waqfIds, end)), to: end };
    const fault = faultOf(span);
    if (fault) throw new ReportingPeriodError(fault);
    return { waqfIds, ...span };
  }

  private async firstDay(ctx: Ctx, waqfIds: readonly string[], end: string): Promise<string> {
    const first = await this.ledger.firstDay(ctx, waqfIds);
    return first !== null && first < end ? first : end;
  }

  private page(ctx: Ctx, figure: Figure, scope: Scope, query: FigureEntriesQuery): Promise<Page> {
    if (figure.of === 'runs') return this.runs(ctx, figure.part, scope);
    if (figure.of === 'plans') return this.occurrences(ctx, figure.type, scope);
    return this.entries(ctx, figure.flows, scope, query);
  }

  /**
   * The total comes from the daily and monthly totals, not from these entries, so that each can be checked by the
   * other.
   */
  private async entries(
    ctx: Ctx,
    flows: FlowFigure,
    { waqfIds, from, to }: Scope,
    { cursor, limit = pageSize }: FigureEntriesQuery,
  ): Promise<Page> {
    const { entries, nextCursor } = await this.ledger.entriesOf(ctx, flows, {
      waqfIds,
      from: startOfDay(from),
      to: endOfDay(to),
      limit,
      ...(cursor === undefined ? {} : { cursor }),
    });
    return {
      parts: entries.map(({ signed, occurredAt, ...entry }) => ({
        ...entry,
        occurredOn: riyadhDay(occurredAt),
        amount: signed,
      })),
      amount: cursor === undefined ? await this.ledger.figure(ctx, flows, waqfIds, { from, to }) : null,
      nextCursor,
    };
  }

  /** Runs are few in any period, so all are on one page. */
  private async runs(ctx: Ctx, part: RunPart, { waqfIds, ...span }: Scope): Promise<Page> {
    const runs = await this.distributions.dividedRuns(ctx, waqfIds, span);
    const parts = runs.map(({ id, waqfId, from, to, divided }) => ({
      id,
      waqfId,
      occurredOn: to,
      description: '',
      divides: { from, to },
      amount: divided[part],
    }));
    return whole(parts);
  }

  /** Recurring transactions of one or a few years, all on one page. Expenses are negative, as in the report. */
  private async occurrences(ctx: Ctx, type: 'income' | 'expense', { waqfIds, ...span }: Scope): Promise<Page> {
    const occurrences = await this.finances.expectedOccurrences(ctx, waqfIds, span);
    const own = occurrences.filter((occurrence) => occurrence.type === type);
    return whole(
      own.map(({ dueOn, amount, ...occurrence }) => ({
        ...occurrence,
        id: `${occurrence.id} ${dueOn}`,
        occurredOn: dueOn,
        amount: type === 'income' ? amount : halalas(-amount),
      })),
    );
  }

  private async named(ctx: Ctx, parts: readonly Part[]): Promise<FigureEntry[]> {
    const memberships = await this.memberships.ofAll(ctx, [...new Set(parts.map(({ waqfId }) => waqfId))]);
    return parts.map(({ id, waqfId, occurredOn, description, amount, divides }) => ({
      id,
      waqfId,
      waqfName: memberships.get(waqfId)?.waqfName ?? '',
      occurredOn,
      description,
      amount: formatAmountForWire(amount),
      divides: divides ?? null,
    }));
  }
}

function whole(parts: readonly Part[]): Page {
  const own = parts.filter(({ amount }) => amount !== 0n);
  return { parts: own, amount: sumHalalas(own.map(({ amount }) => amount)), nextCursor: null };
}
