import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NotificationsFacade } from '../notifications/index.js';
import { type Ctx, Facts, type FactType } from '../platform/index.js';
import { Memberships } from './membership.facade.js';

/** Makes the open pages of the founder and the nazir reload a waqf after a fact that changes it. */
@Injectable()
export class RefreshPages implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly memberships: Memberships,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    this.facts.onEach(
      ({ refreshesWaqf }) => refreshesWaqf === true,
      'membership.refresh-pages',
      (ctx, type, facts) => this.refresh(ctx, type, facts),
    );
  }

  private async refresh(ctx: Ctx, type: FactType<never>, facts: readonly never[]): Promise<void> {
    const waqfIds = facts.flatMap((fact) => type.audit(fact).waqfId ?? []);
    const memberships = [...(await this.memberships.ofAll(ctx, waqfIds)).values()];
    const pages = memberships.map(({ waqfId, waqifId, nazirId, appointedNazirId }) => ({
      userIds: [...new Set([waqifId, nazirId, appointedNazirId])].filter((userId) => userId !== null),
      event: 'waqf.changed' as const,
      data: { waqfId },
    }));
    await this.notifications.pushAll(ctx, pages);
  }
}
