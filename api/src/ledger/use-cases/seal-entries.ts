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

/** Entries of one block at most. */
const blockSize = 5000;
/** Pause between two blocks under load, and while an entry waits for an older transaction to end. */
const busyMs = 200;
/** How often entries of other processes, or of before a crash, are looked for. */
const idleMs = 5000;

/** Adds committed entries to the hash chain, after the transactions that post them; one process of all at a time. */
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

  /** Entries have been committed. */
  wake(): void {
    this.woken = true;
    this.interruptIdle?.abort();
  }

  /** Seals everything that is final now; true when something isn't yet. */
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

/** Ends early, without an error, when the signal says so. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
