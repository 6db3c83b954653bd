import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, Settings, Transactions } from '../../platform/index.js';
import { backupRestored } from '../backups.facts.js';

/**
 * Leaves a restored database in maintenance, until an administrator has reviewed what was restored; the audit
 * trail and a notice to every administrator say which backup it is.
 */
@Injectable()
export class CloseRestored {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    private readonly facts: Facts,
  ) {}

  /** The caller checks access. @param lost how many acts were recorded after the backup; null when unknown */
  async execute(ctx: Ctx, { moment, lost }: { moment: Date; lost: number | null }): Promise<void> {
    await this.transactions.run(ctx, async (ctx) => {
      const { maintenanceMode } = await this.settings.lock(ctx);
      await this.settings.change(ctx, { maintenanceMode: true });
      await this.facts.record(ctx, backupRestored, { moment: moment.toISOString(), lost, maintenanceMode });
    });
  }
}
