import { Injectable } from '@nestjs/common';
import type { ClosingItem, YearFigures } from '@waqf/contracts/closing';
import { bothCalendarsOfDay, riyadhDay } from '@waqf/formats';
import { LedgerFacade } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { ClosingYearNotFoundError } from '../closing.errors.js';
import { ClosingChecks } from '../closing.registry.js';
import { type FiscalRule, yearName, type YearSpan, yearsBetween } from '../domain/fiscal-year.js';
import { yearFiguresOf, hashOfFigures } from '../domain/year-figures.js';
import type { YearFacts } from '../domain/year-facts.js';
import { type Closing, ClosingRepository } from '../persistence/closing.repository.js';

/** The years of a waqf with all their closings. */
export interface WaqfYears {
  readonly waqfId: string;
  readonly rule: FiscalRule;
  /** The fiscal years, newest first. */
  readonly spans: readonly YearSpan[];
  readonly closings: readonly Closing[];
}

/** Reads fiscal years. The caller checks access. */
@Injectable()
export class ReadYear {
  constructor(
    private readonly closings: ClosingRepository,
    private readonly ledger: LedgerFacade,
    private readonly checks: ClosingChecks,
  ) {}

  /** The fiscal years from the one of the first entry to the current one. */
  async years(ctx: Ctx, waqfId: string): Promise<WaqfYears> {
    const rule = await this.closings.rule(ctx, waqfId);
    const today = riyadhDay(ctx.clock.now());
    const first = (await this.ledger.firstDay(ctx, [waqfId])) ?? today;
    return {
      waqfId,
      rule,
      spans: yearsBetween(rule, first < today ? first : today, today),
      closings: await this.closings.ofWaqf(ctx, waqfId),
    };
  }

  /** @throws ClosingYearNotFoundError (404) for a year in which the waqf has no books */
  spanOf({ spans }: WaqfYears, year: number): YearSpan {
    const span = spans.find((one) => one.year === year);
    if (!span) throw new ClosingYearNotFoundError();
    return span;
  }

  /** The closings of a year, latest first. */
  closingsOf({ closings }: WaqfYears, span: YearSpan): Closing[] {
    return closings.filter(({ from }) => from === span.from);
  }

  async facts(ctx: Ctx, years: WaqfYears, span: YearSpan): Promise<YearFacts> {
    const [latest] = this.closingsOf(years, span);
    return {
      latest: latest?.state ?? null,
      isOver: span.to < riyadhDay(ctx.clock.now()),
      laterClosed: years.closings.some(({ from, state }) => from > span.from && state === 'closed'),
      reopeningWaits: latest?.reopeningId != null,
      enteredSince: await this.enteredSince(ctx, years, span),
    };
  }

  /** How many entries came into a closed year after its latest closing; entries are never removed. */
  private async enteredSince(ctx: Ctx, years: WaqfYears, span: YearSpan): Promise<number> {
    const [latest] = this.closingsOf(years, span);
    return latest?.state === 'closed' ? (await this.entries(ctx, years, span)) - latest.snapshot.entries : 0;
  }

  /** The oldest year that is over and not closed. */
  nextToClose(ctx: Ctx, years: WaqfYears): YearSpan | undefined {
    const today = riyadhDay(ctx.clock.now());
    return openSpans(years)
      .filter(({ to }) => to < today)
      .at(-1);
  }

  /** The figures of a year in the books now. */
  async figures(ctx: Ctx, waqfId: string, span: YearSpan): Promise<{ figures: YearFigures; hash: string }> {
    const figures = yearFiguresOf(await this.ledger.fundFlows(ctx, [waqfId], span));
    return { figures, hash: hashOfFigures({ ...span, waqfId }, figures) };
  }

  /**
   * The figures after locking the days against every entry, in the caller's transaction. @param lock `id` names the
   * lock
   */
  async lockedFigures(ctx: Ctx, lock: YearSpan & { id: string; waqfId: string }) {
    await this.ledger.lockPeriod(ctx, lock);
    return this.figures(ctx, lock.waqfId, lock);
  }

  /**
   * What must be settled before the year is closed: its end and the earlier years are checked here, the rest by other
   * contexts.
   */
  async checklist(ctx: Ctx, years: WaqfYears, span: YearSpan): Promise<ClosingItem[]> {
    const items = [this.isOver(ctx, span), await this.isNext(ctx, years, span)];
    for (const check of this.checks.all()) items.push(...(await check.items(ctx, { ...span, waqfId: years.waqfId })));
    return items;
  }

  private async entries(ctx: Ctx, { waqfId }: WaqfYears, span: YearSpan): Promise<number> {
    const flows = await this.ledger.flows(ctx, [waqfId], span);
    return flows.reduce((sum, { count }) => sum + count, 0);
  }

  private isOver(ctx: Ctx, { to }: YearSpan): ClosingItem {
    const done = to < riyadhDay(ctx.clock.now());
    const last = bothCalendarsOfDay(to);
    return {
      key: 'over',
      done,
      title: { ar: 'انتهت السنة', en: 'The year is over' },
      detail: done ? null : { ar: `آخر يوم فيها ${last.ar}`, en: `Its last day is ${last.en}` },
      to: null,
    };
  }

  private async isNext(ctx: Ctx, years: WaqfYears, { from }: YearSpan): Promise<ClosingItem> {
    const { waqfId, rule } = years;
    const earlier = years.spans.filter((span) => span.from < from).toReversed();
    const open = openSpans({ ...years, spans: earlier })[0];
    const first = open ?? (await this.firstChanged(ctx, years, earlier));
    const name = first && yearName(rule, first);
    return {
      key: 'earlier',
      done: !first,
      title: { ar: 'السنوات السابقة مقفلة', en: 'Earlier years are closed' },
      detail: name
        ? open
          ? { ar: `ابدأ بسنة ${name.ar}`, en: `Begin with ${name.en}` }
          : {
              ar: `أعد إقفال سنة ${name.ar}، فقد أضيفت إليها قيود بعد إقفالها`,
              en: `Close ${name.en} again: entries came in after its closing`,
            }
        : null,
      to: first ? `/waqf/${waqfId}/years/${first.year}` : null,
    };
  }

  /** The first of these years whose closing no longer agrees with the books. */
  private async firstChanged(ctx: Ctx, years: WaqfYears, spans: readonly YearSpan[]): Promise<YearSpan | undefined> {
    for (const span of spans) if ((await this.enteredSince(ctx, years, span)) > 0) return span;
    return undefined;
  }
}

/** Those of the years that no closing locks now, in the same order. */
const openSpans = ({ spans, closings }: Pick<WaqfYears, 'spans' | 'closings'>): YearSpan[] =>
  spans.filter((span) => !closings.some((one) => one.from === span.from && one.state === 'closed'));
