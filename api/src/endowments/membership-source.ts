import { Injectable } from '@nestjs/common';
import type { Ctx, PersonActor } from '../platform/index.js';
import type { Membership, MembershipRelation, MembershipSource } from '../membership/index.js';
import { relationsTo, type Relation } from './domain/access.js';
import { WaqfRepository } from './persistence/waqf.repository.js';
import { scopeOf } from './scope.js';

const named: Record<Relation, MembershipRelation> = { founder: 'waqif', admin: 'admin', nazir: 'nazir' };

/** What `membership` answers from: one query each, for it stands on the hot path of transfers. */
@Injectable()
export class EndowmentMembershipSource implements MembershipSource {
  constructor(private readonly waqfs: WaqfRepository) {}

  async of(ctx: Ctx, waqfId: string): Promise<Membership | undefined> {
    return (await this.ofAll(ctx, [waqfId])).get(waqfId);
  }

  async ofAll(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, Membership>> {
    const memberships = new Map<string, Membership>();
    if (ctx.actor.kind === 'anonymous') return memberships;
    for (const parties of await this.waqfs.parties(ctx, waqfIds)) {
      const relations = ctx.actor.kind === 'person' ? this.relationsOf(ctx.actor, parties) : [];
      if (ctx.actor.kind === 'person' && relations.length === 0) continue;
      const { id, name, status, waqifId, nazirId } = parties;
      memberships.set(id, {
        waqfId: id,
        waqfName: name,
        status,
        waqifId,
        nazirId,
        relation: relations[0] ?? null,
        relations,
      });
    }
    return memberships;
  }

  relationsOf(actor: PersonActor, parties: { waqifId: string; nazirId: string | null }): MembershipRelation[] {
    return relationsTo(actor, parties).map((relation) => named[relation]);
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
