import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { AuditChecks, Contexts, Facts, Rounds, Shutdown, Transactions } from '../../platform/index.js';
import { auditVerified } from '../administration.facts.js';

const roundMs = 60_000;
const checkEveryMs = 3_600_000;

/** Proves the chain of the audit trail once an hour, by whichever process comes first. */
@Injectable()
export class WatchAudit implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(WatchAudit.name);
  private readonly rounds: Rounds;

  constructor(
    private readonly contexts: Contexts,
    private readonly transactions: Transactions,
    private readonly checks: AuditChecks,
    private readonly facts: Facts,
    shutdown: Shutdown,
  ) {
    this.rounds = new Rounds(
      () => this.execute(),
      roundMs,
      shutdown.signal,
      (error) => this.logger.warn({ err: error }, 'the audit trail could not be checked'),
    );
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  /** One round. A break is written down when it is first seen. */
  async execute(): Promise<void> {
    const ctx = this.contexts.system('audit.watch');
    const last = await this.checks.last(ctx);
    if (last && ctx.clock.now().getTime() - last.checkedAt.getTime() < checkEveryMs) return;
    const { whole, entries, head, broken } = await this.checks.check(ctx);
    if (whole || last?.whole === false) return;
    this.logger.error({ broken }, 'the audit trail is not whole');
    await this.transactions.run(ctx, (ctx) => this.facts.record(ctx, auditVerified, { whole, entries, head }));
  }
}
