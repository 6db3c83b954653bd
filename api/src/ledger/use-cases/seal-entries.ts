import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { sql } from '../../platform/index.js';

const sealEntries = sql({
  name: 'ledger.seal-entries',
  text: 'SELECT * FROM ledger.seal_entries($1)',
  row: { sealed: 'int4', waiting: 'bool' },
});

/** Maximum number of entries in one block. */
const blockSize = 5000;
/** Pause between two blocks under load, and while an entry waits for an older transaction to end. */
const busyMs = 200;
/** Polling interval for entries of other processes and for entries left by a crash. */
const idleMs = 5000;

/** Adds committed entries to the hash chain, outside the transactions that post them; only one process at a time. */
@Injectable()
export class SealEntries implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('SealEntries');
  private readonly stopping = new AbortController();
  private loop: Promise<void> | undefined;
  private woken = false;
  private interruptIdle: AbortController | undefined;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.loop = this.run();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    this.interruptIdle?.abort();
    await this.loop;
  }

  /** Called after entries have been committed. */
  wake(): void {
    this.woken = true;
    this.interruptIdle?.abort();
  }

  /** Seals all entries that are final now; returns true when some are not final yet. */
  async sealAll(): Promise<boolean> {
    for (;;) {
      const row = await sealEntries.one(this.dataSource, [blockSize]);
      if (row.sealed < blockSize || this.stopping.signal.aborted) return row.waiting;
    }
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      this.woken = false;
      let waiting = false;
      try {
        waiting = await this.sealAll();
      } catch (error) {
        this.logger.warn({ err: error }, 'sealing failed, it is tried again');
      }
      await pause(busyMs, this.stopping.signal);
      if (!waiting && !this.woken && !this.stopping.signal.aborted) await this.idle();
    }
  }

  private async idle(): Promise<void> {
    this.interruptIdle = new AbortController();
    await pause(idleMs, this.interruptIdle.signal);
    this.interruptIdle = undefined;
  }
}

/** Waits; ends early, without an error, when the signal is aborted. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
