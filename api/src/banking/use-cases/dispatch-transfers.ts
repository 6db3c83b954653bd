import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Batcher, Contexts, type Ctx } from '../../platform/index.js';
import { retryDelayMs } from '../domain/bank-retry.js';
import type { TransferAccount } from '../domain/transfer.js';
import { type ClaimedTransfer, DispatchRepository } from '../persistence/dispatch.repository.js';
import { TransferRepository } from '../persistence/transfer.repository.js';
import { openingLeaseMs } from './open-account.js';
import { type Completion, SettleTransfers } from './settle-transfers.js';
import { type SendingAnswer, SendTransfers } from './send-transfers.js';

/** How many calls a process may have open at the bank at once, so that a slow one does not delay others. */
const maxOpenQuestions = 16;
/** The most transfers in one question; this many are claimed at a time. */
const claimSize = 250;
/** The same while this process is busy answering users. */
const claimSizeWhenBusy = 32;
/** Fewer transfers than this are sent one by one, so that a slow answer does not delay others. */
const minGroupSize = 8;
/**
 * Answering users has priority over sending: while this process is busy for more than this share of its time, or users
 * wait for the database to record their transfers, it pauses between claims. It still claims some, so that transfers
 * reach the bank even during long peaks.
 */
const busyShare = 0.7;
const pauseMs = 100;
/** How often to check for transfers of other processes, from before a crash, or whose retry time has come. */
const idleMs = 1_000;
/** How long open calls may take at a shutdown; the others are claimed again after their lease. */
const shutdownWaitMs = 3_000;

/**
 * How long recording the bank's answer may wait: longer than for a caller, but less than the lease, after which the
 * bank is asked again.
 */
const maxRecordingWaitMs = 10_000;

/** The most results that are recorded in one transaction. */
const maxResultsPerTransaction = 500;

type BankResult =
  | { kind: 'completed'; completion: Completion }
  | { kind: 'later' | 'not-sent'; transfer: ClaimedTransfer };

/**
 * Sends recorded transfers to the bank. Rows are claimed, not queued as jobs: any free process takes due transfers, and
 * those of a dead process are due again after their lease. Before a transfer that may have reached the bank is sent
 * again, the bank is asked for its reference.
 */
@Injectable()
export class DispatchTransfers implements OnModuleDestroy {
  private readonly logger = new Logger(DispatchTransfers.name);
  private readonly openQuestions = new Set<Promise<void>>();
  private readonly results: Batcher<BankResult, void>;
  private loop: Promise<void> | undefined;
  private stopping = false;
  private woken = false;
  private busy = false;
  /** `performance.now()` when users last waited for their transfers to be recorded. */
  private crowdedAt = Number.NEGATIVE_INFINITY;
  private interrupt: () => void = () => undefined;
  private utilisation = performance.eventLoopUtilization();

  constructor(
    private readonly sender: SendTransfers,
    private readonly dispatch: DispatchRepository,
    private readonly transfers: TransferRepository,
    private readonly settle: SettleTransfers,
    private readonly contexts: Contexts,
  ) {
    this.results = new Batcher({
      run: (all) => this.recordResults(all),
      maxWaitMs: maxRecordingWaitMs,
      maxWaiting: maxOpenQuestions * claimSize,
      batchSize: maxResultsPerTransaction,
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.stop();
  }

  /** Begins to check for due transfers. */
  start(): void {
    this.stopping = false;
    this.loop ??= this.run();
  }

  /** Stops claiming and waits for open calls, at most `patienceMs`. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.loop;
    this.loop = undefined;
    await Promise.race([Promise.allSettled(this.openQuestions), delay(shutdownWaitMs, undefined, { ref: false })]);
  }

  /** Checks for due transfers now, because one was recorded. */
  wake(): void {
    this.woken = true;
    this.interrupt();
  }

  /** Lowers the priority of sending for a moment, because users wait for their transfers to be recorded. */
  yieldToUsers(): void {
    this.crowdedAt = performance.now();
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      this.woken = false;
      let claimed = 0;
      try {
        claimed = await this.claim(this.mustYield ? claimSizeWhenBusy : claimSize);
      } catch (error) {
        this.logger.error(error, 'due transfers could not be claimed');
      }
      this.busy = this.isBusy();
      if (claimed > 0 && this.mustYield) await delay(pauseMs);
      if (this.openQuestions.size >= maxOpenQuestions) await Promise.race(this.openQuestions);
      else if (claimed === 0 && !this.woken && !this.stopping) await this.sleep();
    }
  }

  private get mustYield(): boolean {
    return this.busy || performance.now() - this.crowdedAt < pauseMs;
  }

  /** Whether this process has been busy since the last call. */
  private isBusy(): boolean {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, this.utilisation);
    this.utilisation = now;
    return utilization > busyShare;
  }

  private async sleep(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, idleMs);
      this.interrupt = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.interrupt = () => undefined;
  }

  private async claim(limit: number): Promise<number> {
    const ctx = this.contexts.system('banking.dispatch');
    const claimed = await this.dispatch.claim(ctx, limit, openingLeaseMs);
    if (claimed.length === 0) return 0;
    const accounts = await this.transfers.accounts(
      ctx,
      claimed.flatMap((transfer) => [transfer.fromAccountId, transfer.toAccountId]),
    );
    const groups = claimed.length < minGroupSize ? claimed.map((transfer) => [transfer]) : [claimed];
    for (const group of groups) {
      const question = this.handle(ctx, group, accounts)
        .catch((error: unknown) =>
          this.logger.error({ err: error, transfers: group.length }, 'transfers are still open'),
        )
        .finally(() => void this.openQuestions.delete(question));
      this.openQuestions.add(question);
    }
    return claimed.length;
  }

  /** Records each result independently of the others; if one could not be recorded, the bank is asked again later. */
  private async handle(
    ctx: Ctx,
    group: readonly ClaimedTransfer[],
    accounts: ReadonlyMap<string, TransferAccount & { payeeId: string }>,
  ): Promise<void> {
    const answers = await this.sender.send(
      ctx,
      group.filter(({ refusal }) => refusal === null),
      accounts,
    );
    const ends: Promise<void>[] = [];
    const refused: (() => Promise<void>)[] = [];
    for (const transfer of group) {
      const answer = endOf(transfer, answers.get(transfer.id));
      if (answer.outcome === 'refused') refused.push(() => this.settle.reverse(ctx, transfer, answer));
      else if (answer.outcome === 'in-progress') ends.push(this.results.submit({ kind: 'later', transfer }));
      else if (answer.outcome === 'not-sent') ends.push(this.results.submit({ kind: 'not-sent', transfer }));
      else {
        const completion = { transfer, bankReference: answer.bankReference };
        ends.push(this.results.submit({ kind: 'completed', completion }));
      }
    }
    // One transaction after the other, so that hundreds of refusals use only one database connection.
    ends.push(runSequentially(refused));
    const failed = (await Promise.allSettled(ends)).find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  }

  private async recordResults(all: readonly BankResult[]): Promise<void[]> {
    const ctx = this.contexts.system('banking.dispatch');
    const completed = all.flatMap((one) => (one.kind === 'completed' ? [one.completion] : []));
    const [later, notSent] = [dueLater(all, 'later'), dueLater(all, 'not-sent')];
    if (later.length > 0) await this.dispatch.retryLater(ctx, later);
    if (notSent.length > 0) await this.dispatch.putBack(ctx, notSent);
    if (completed.length > 0) await this.settle.complete(ctx, completed);
    return all.map(() => undefined);
  }
}

/** When the bank is asked next about the transfers with this result. */
const dueLater = (all: readonly BankResult[], kind: 'later' | 'not-sent') =>
  all.flatMap((one) =>
    one.kind === kind ? [{ id: one.transfer.id, delayMs: retryDelayMs(one.transfer.attempts) }] : [],
  );

/** A known refusal only needs its reversal; without an answer, the bank is asked later. */
const endOf = ({ refusal }: ClaimedTransfer, answer: SendingAnswer = { outcome: 'in-progress' }): SendingAnswer =>
  refusal ? { outcome: 'refused', ...refusal } : answer;

/** Runs all of them, one after the other. @throws the last error, after all have been tried */
async function runSequentially(works: readonly (() => Promise<void>)[]): Promise<void> {
  let failure: { error: unknown } | undefined;
  for (const work of works)
    await work().catch((error: unknown) => {
      failure = { error };
    });
  if (failure) throw failure.error;
}
