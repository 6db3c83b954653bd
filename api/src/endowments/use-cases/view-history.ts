import { Injectable } from '@nestjs/common';
import { documentTypes } from '@waqf/contracts/documents';
import type { HistoryEntry, HistoryQuery, WaqfHistory } from '@waqf/contracts/endowments';
import { formatAmountForWire, halalas } from '@waqf/money';
import { IdentityFacade, type Person } from '../../identity/index.js';
import { type AuditEntry, AuditHistory, type Ctx, cursorPart, definedFacts, ListCursor } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';
import { deedLabels } from '../domain/deed-labels.js';

const usualPage = 50;
const historyCursor = new ListCursor({ occurredAt: cursorPart.instant, id: cursorPart.id });

/** The history of a waqf from the audit trail: what was done, by whom, and what it changed. */
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
    const names = await this.identity.people(ctx, [...new Set(page.flatMap((entry) => personIdsIn(entry) ?? []))]);
    const titles = new Map(definedFacts().map(({ name, title }) => [name, title]));
    return {
      entries: page.map((entry) => entryOf(entry, titles.get(entry.action), names)),
      nextCursor: found.length > limit && last ? historyCursor.format(last) : null,
    };
  }
}

/** When this version does not know the fact of an act, the entry shows the fact's name. */
function entryOf(
  entry: AuditEntry,
  title: HistoryEntry['title'] | undefined,
  names: ReadonlyMap<string, Person>,
): HistoryEntry {
  const { id, occurredAt, action, actorId, actorName, reason } = entry;
  const about = personIdsIn(entry);
  return {
    id,
    at: occurredAt.toISOString(),
    action,
    title: withDeed(entry, title ?? { ar: action, en: action }),
    actor: actorId === null ? null : actorName,
    about: about === null ? null : (names.get(about)?.fullName ?? null),
    amount: amountIn(entry),
    changes: changesOf(entry),
    reason,
  };
}

/** An act on one of the three deeds names it: a waqf has each act on deeds at least three times. */
function withDeed({ details }: AuditEntry, title: HistoryEntry['title']): HistoryEntry['title'] {
  const type = documentTypes.find((known) => known === details['type']);
  if (type === undefined) return title;
  const deed = deedLabels[type];
  return { ar: `${title.ar}: ${deed.ar}`, en: `${title.en}: ${deed.en}` };
}

/** The id of the person whom an act concerns; null when it names nobody or only the actor. */
function personIdsIn({ details, actorId }: AuditEntry): string | null {
  const id = details['personId'] ?? details['nazirUserId'];
  return typeof id === 'string' && id !== actorId ? id : null;
}

function amountIn({ details }: AuditEntry): string | null {
  const amount = details['amountHalalas'];
  return typeof amount === 'string' && /^-?\d+$/.test(amount) ? formatAmountForWire(halalas(BigInt(amount))) : null;
}

type Values = NonNullable<AuditEntry['before']>;

/**
 * The plain values that changed. Ids are left out because they mean nothing to a reader; lists are shown on their own
 * pages.
 */
function changesOf({ before, after }: AuditEntry): HistoryEntry['changes'] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => {
    if (/Ids?$/.test(field)) return [];
    const [was, is] = [textOf(before, field), textOf(after, field)];
    return was === undefined || is === undefined || was === is ? [] : [{ field, before: was, after: is }];
  });
}

/** The text of a value: null when there is no value, undefined when it is not a plain value. */
function textOf(values: Values | null, field: string): string | null | undefined {
  const value = values?.[field] ?? null;
  if (value === null) return null;
  return typeof value === 'object' ? undefined : String(value);
}
