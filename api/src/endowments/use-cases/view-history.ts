import { Injectable } from '@nestjs/common';
import type { HistoryEntry, HistoryQuery, WaqfHistory } from '@waqf/contracts/endowments';
import { formatAmountForWire, halalas } from '@waqf/money';
import { IdentityFacade, type Person } from '../../identity/index.js';
import { type AuditEntry, AuditHistory, type Ctx, cursorPart, definedFacts, ListCursor } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';

const usualPage = 50;
const historyCursor = new ListCursor({ occurredAt: cursorPart.instant, id: cursorPart.id });

/** What was done with a waqf, by whom, and what it changed; from the audit trail. */
@Injectable()
export class ViewHistory {
  constructor(
    private readonly access: WaqfAccess,
    private readonly trail: AuditHistory,
    private readonly identity: IdentityFacade,
  ) {}

  /** @throws MembershipWaqfNotFoundError (404), InvalidCursorError (400) */
  async execute(
    ctx: Ctx,
    { waqfId, limit = usualPage, cursor }: HistoryQuery & { waqfId: string },
  ): Promise<WaqfHistory> {
    await this.access.toSee(ctx, waqfId);
    const found = await this.trail.ofWaqf(ctx, waqfId, { after: historyCursor.parse(cursor), limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const names = await this.identity.people(ctx, [...new Set(page.flatMap((entry) => aboutIn(entry) ?? []))]);
    const titles = new Map(definedFacts().map(({ name, title }) => [name, title]));
    return {
      entries: page.map((entry) => entryOf(entry, titles.get(entry.action), names)),
      nextCursor: found.length > limit && last ? historyCursor.format(last) : null,
    };
  }
}

/** An act whose fact this version does not know keeps the fact's name. */
function entryOf(
  entry: AuditEntry,
  title: HistoryEntry['title'] | undefined,
  names: ReadonlyMap<string, Person>,
): HistoryEntry {
  const { id, occurredAt, action, actorId, actorName, reason } = entry;
  const about = aboutIn(entry);
  return {
    id,
    at: occurredAt.toISOString(),
    action,
    title: title ?? { ar: action, en: action },
    actor: actorId === null ? null : actorName,
    about: about === null ? null : (names.get(about)?.fullName ?? null),
    amount: amountIn(entry),
    changes: changesOf(entry),
    reason,
  };
}

/** Id of the person whom an act is about; null where nobody is named, or the actor themselves. */
function aboutIn({ details, actorId }: AuditEntry): string | null {
  const id = details['personId'] ?? details['nazirUserId'];
  return typeof id === 'string' && id !== actorId ? id : null;
}

function amountIn({ details }: AuditEntry): string | null {
  const amount = details['amountHalalas'];
  return typeof amount === 'string' && /^-?\d+$/.test(amount) ? formatAmountForWire(halalas(BigInt(amount))) : null;
}

type Values = NonNullable<AuditEntry['before']>;

/** Plain values that differ. Ids say nothing to a reader; lists stand on pages of their own. */
function changesOf({ before, after }: AuditEntry): HistoryEntry['changes'] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => {
    if (/Ids?$/.test(field)) return [];
    const [was, is] = [textOf(before, field), textOf(after, field)];
    return was === undefined || is === undefined || was === is ? [] : [{ field, before: was, after: is }];
  });
}

/** Null: no value. Undefined: not a plain one. */
function textOf(values: Values | null, field: string): string | null | undefined {
  const value = values?.[field] ?? null;
  if (value === null) return null;
  return typeof value === 'object' ? undefined : String(value);
}
