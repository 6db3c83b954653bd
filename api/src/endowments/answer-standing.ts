import { Injectable } from '@nestjs/common';
import type { Ctx } from '../platform/index.js';
import type { Standing, StandingRelation, StandingSource } from '../standing/index.js';
import { relationsTo, type Relation } from './domain/access.js';
import { WaqfRepository } from './persistence/waqf.repository.js';
import { scopeOf } from './scope.js';

const named: Record<Relation, StandingRelation> = { founder: 'waqif', admin: 'admin', nazir: 'nazir' };

/** What `standing` answers from: one query each, for it stands on the hot path of transfers. */
@Injectable()
export class AnswerStanding implements StandingSource {
  constructor(private readonly waqfs: WaqfRepository) {}

  async of(ctx: Ctx, waqfId: string): Promise<Standing | undefined> {
    const { actor } = ctx;
    if (actor.kind === 'anonymous') return undefined;
    const parties = await this.waqfs.parties(ctx, waqfId);
    if (!parties) return undefined;
    const relations = actor.kind === 'person' ? relationsTo(actor, parties).map((relation) => named[relation]) : [];
    if (actor.kind === 'person' && relations.length === 0) return undefined;
    const { name, status, waqifId, nazirId } = parties;
    return { waqfId, waqfName: name, status, waqifId, nazirId, relation: relations[0] ?? null, relations };
  }

  async visibleWaqfIds(ctx: Ctx): Promise<string[]> {
    if (ctx.actor.kind === 'system') return this.waqfs.ids(ctx, { kind: 'all' });
    const scope = ctx.actor.kind === 'person' ? scopeOf(ctx.actor) : undefined;
    return scope ? this.waqfs.ids(ctx, scope) : [];
  }

  names(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, string>> {
    return this.waqfs.names(ctx, waqfIds);
  }
}
