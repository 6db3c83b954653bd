import { Injectable, Logger } from '@nestjs/common';
import type { Ctx } from '../../platform/index.js';
import { BankPort, BankUnreachableError, type TransferAnswer, type TransferOrder } from '../bank/bank.port.js';
import { PayeeHolds } from '../banking.registry.js';
import { descriptionOf, type TransferAccount } from '../domain/transfer.js';
import type { ClaimedTransfer } from '../persistence/dispatch.repository.js';

type Accounts = ReadonlyMap<string, TransferAccount & { payeeId: string }>;
/** `not-sent`: there was no connection to the bank, so that it can't know the transfer. */
export type SendingAnswer = TransferAnswer | { outcome: 'not-sent' };
type Refusals = Awaited<ReturnType<PayeeHolds['refusals']>>;
type KnownAnswers = Awaited<ReturnType<BankPort['transferStatuses']>>;

/**
 * Sends claimed transfers to the bank. For those that were sent before, it first asks by reference whether the bank
 * knows them; without a definite answer it asks again later.
 */
@Injectable()
export class SendTransfers {
  private readonly logger = new Logger(SendTransfers.name);

  constructor(
    private readonly bank: BankPort,
    private readonly holds: PayeeHolds,
  ) {}

  /**
   * Answers by the transfer's id; a transfer that is not in the map has no definite answer yet. A transfer that goes to
   * the bank for the first time is refused here when its payee may not be paid any more.
   */
  async send(
    ctx: Ctx,
    transfers: readonly ClaimedTransfer[],
    accounts: Accounts,
  ): Promise<ReadonlyMap<string, SendingAnswer>> {
    const fresh = transfers.filter(({ sentBefore }) => !sentBefore);
    const refusals = await this.holds.refusals(
      ctx,
      fresh.flatMap(({ toAccountId }) => accounts.get(toAccountId) ?? []),
    );
    const held = fresh.filter(({ toAccountId }) => refusals.has(toAccountId));
    const others = transfers.filter((transfer) => !held.includes(transfer));
    return new Map([
      ...(await this.asking(held, () => this.refuse(held, refusals))),
      ...(await this.asking(others, () => this.ask(others, accounts))),
    ]);
  }

  /** What `ask` finds out; without a connection, transfers that were not sent before are still not sent. */
  private async asking(
    transfers: readonly ClaimedTransfer[],
    ask: () => Promise<ReadonlyMap<string, SendingAnswer>>,
  ): Promise<ReadonlyMap<string, SendingAnswer>> {
    if (transfers.length === 0) return new Map();
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof BankUnreachableError)) throw error;
      const about = transfers.map(({ id, attempts }) => ({ id, attempts }));
      this.logger.warn({ err: error, transfers: about.slice(0, 5) }, 'no definite answer from the bank');
      if (!error.neverSent) return new Map();
      const fresh = transfers.filter(({ sentBefore }) => !sentBefore);
      return new Map(fresh.map(({ id }) => [id, { outcome: 'not-sent' }] as const));
    }
  }

  /** After a restore the bank may know a transfer that these books have not sent yet; then its answer counts. */
  private async refuse(held: readonly ClaimedTransfer[], refusals: Refusals): Promise<Map<string, SendingAnswer>> {
    const known = await this.bank.transferStatuses(held.map(({ id }) => id));
    return new Map(
      held.flatMap(({ id, toAccountId }) => {
        const [status, refusal] = [known.get(id), refusals.get(toAccountId)];
        if (status && status.outcome !== 'unknown') return [[id, status] as const];
        return status && refusal
          ? [[id, { outcome: 'refused', code: refusal.code, reason: refusal.text }] as const]
          : [];
      }),
    );
  }

  private async ask(
    transfers: readonly ClaimedTransfer[],
    accounts: Accounts,
  ): Promise<ReadonlyMap<string, SendingAnswer>> {
    const [only] = transfers;
    if (only && transfers.length === 1) return new Map([[only.id, await this.sendOne(only, accounts)]]);
    return this.sendMany(transfers, accounts);
  }

  private async sendOne(transfer: ClaimedTransfer, accounts: Accounts): Promise<TransferAnswer> {
    if (transfer.sentBefore) {
      const status = await this.bank.transferStatus(transfer.id);
      if (status.outcome !== 'unknown') return status;
    }
    const order = orderOf(transfer, accounts);
    if (!order) throw new Error('a transfer of no account');
    return this.bank.transfer(order);
  }

  /** Orders a transfer that was sent before only when the bank says that it has no such reference. */
  private async sendMany(
    transfers: readonly ClaimedTransfer[],
    accounts: Accounts,
  ): Promise<ReadonlyMap<string, TransferAnswer>> {
    const answers = new Map<string, TransferAnswer>();
    const sentBefore = transfers.filter((transfer) => transfer.sentBefore).map(({ id }) => id);
    const known: KnownAnswers = sentBefore.length > 0 ? await this.bank.transferStatuses(sentBefore) : new Map();
    for (const [id, answer] of known) if (answer.outcome !== 'unknown') answers.set(id, answer);
    const ordered = transfers.filter(({ id, sentBefore }) => !sentBefore || known.get(id)?.outcome === 'unknown');
    const orders = ordered.flatMap((transfer) => orderOf(transfer, accounts) ?? []);
    if (orders.length < ordered.length) this.logger.error('transfers of no account are left out');
    if (orders.length === 0) return answers;
    return new Map([...answers, ...(await this.bank.transferTogether(orders))]);
  }
}

/** The order of a transfer; undefined when an account is missing, which should not happen. */
function orderOf(transfer: ClaimedTransfer, accounts: Accounts): TransferOrder | undefined {
  const from = accounts.get(transfer.fromAccountId);
  const to = accounts.get(transfer.toAccountId);
  if (!from || !to) return undefined;
  return {
    reference: transfer.id,
    debitIban: from.iban,
    creditIban: to.iban,
    amount: transfer.amount,
    description: descriptionOf(transfer, to).ar,
  };
}
