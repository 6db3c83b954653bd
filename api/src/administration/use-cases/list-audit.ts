import { Injectable } from '@nestjs/common';
import type { ActivityList, AuditFilters, AuditList, AuditQuery } from '@waqf/contracts/audit';
import { startOfDay } from '@waqf/formats';
import { IdentityFacade } from '../../identity/index.js';
import { Memberships } from '../../membership/index.js';
import {
  AuditSearch,
  type AuditLine,
  type Ctx,
  cursorPart,
  definedFacts,
  isUuid,
  ListCursor,
  requireCapability,
} from '../../platform/index.js';
import { peopleIn } from '../domain/audit-text.js';
import { toActivity, toAuditEntry } from '../presenter.js';

const usualPage = 50;
const usualActivities = 10;
const mostActors = 200;
const yearMs = 366 * 86_400_000;
const dayMs = 86_400_000;
/** Not shown as activities: a refused call is something that did not happen, and a sign-in has no actor yet. */
const noActivity = ['platform.call-refused', 'identity.signed-in'];

const auditCursor = new ListCursor({ occurredAt: cursorPart.instant, id: cursorPart.id });
type Place = { occurredAt: Date; id: string } | null;

/** The audit trail of the whole platform, newest first. */
@Injectable()
export class ListAudit {
  constructor(
    private readonly trail: AuditSearch,
    private readonly memberships: Memberships,
    private readonly identity: IdentityFacade,
  ) {}

  /** @throws ForbiddenError (403), InvalidCursorError (400) */
  async execute(ctx: Ctx, { limit = usualPage, cursor, ...query }: AuditQuery): Promise<AuditList> {
    requireCapability(ctx, 'system.admin');
    const found = await this.matching(ctx, query, limit + 1, auditCursor.parse(cursor));
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      entries: await this.shown(ctx, page),
      nextCursor: found.length > limit && last ? auditCursor.format(last) : null,
    };
  }

  /** @throws ForbiddenError (403) */
  async all(ctx: Ctx, query: Omit<AuditQuery, 'limit' | 'cursor'>, limit: number): Promise<AuditList['entries']> {
    requireCapability(ctx, 'system.admin');
    return this.shown(ctx, await this.matching(ctx, query, limit, null));
  }

  /** The choices that the filters offer. @throws ForbiddenError (403) */
  async filters(ctx: Ctx): Promise<AuditFilters> {
    requireCapability(ctx, 'system.admin');
    const since = new Date(ctx.clock.now().getTime() - yearMs);
    return {
      actions: definedFacts().map(({ name, title }) => ({ name, title })),
      actors: await this.trail.actors(ctx, since, mostActors),
    };
  }

  /** The latest acts, for the dashboard. @throws ForbiddenError (403) */
  async activities(ctx: Ctx, { limit = usualActivities }: { limit?: number | undefined }): Promise<ActivityList> {
    requireCapability(ctx, 'system.admin');
    const found = await this.trail.find(ctx, { except: noActivity }, { after: null, limit });
    const names = await this.waqfNames(ctx, found);
    return { activities: found.map((line) => toActivity(line, names)) };
  }

  private matching(ctx: Ctx, query: AuditQuery, limit: number, after: Place): Promise<AuditLine[]> {
    const { from, to, search, actor, actorId = actor, ...rest } = query;
    const filter = {
      ...rest,
      actorId,
      text: search,
      from: from === undefined ? undefined : startOfDay(from),
      to: to === undefined ? undefined : new Date(startOfDay(to).getTime() + dayMs),
    };
    return this.trail.find(ctx, filter, { after, limit });
  }

  private async shown(ctx: Ctx, lines: readonly AuditLine[]): Promise<AuditList['entries']> {
    const names = await this.waqfNames(ctx, lines);
    const people = await this.identity.people(ctx, [...new Set(lines.flatMap(peopleIn))].filter(isUuid));
    const peopleNames = new Map([...people].map(([id, { fullName }]) => [id, fullName]));
    return lines.map((line) => toAuditEntry(line, names, peopleNames));
  }

  private waqfNames(ctx: Ctx, lines: readonly AuditLine[]): Promise<Map<string, string>> {
    return this.memberships.names(
      ctx,
      lines.flatMap(({ waqfId }) => (waqfId === null ? [] : [waqfId])),
    );
  }
}
