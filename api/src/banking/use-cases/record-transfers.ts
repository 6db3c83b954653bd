import { Injectable } from '@nestjs/common';
import type { Halalas } from '@waqf/money';
import { LedgerFacade, type Posting, type PostingOutcome, refusalError } from '../../ledger/index.js';
import { Audit, type Ctx, type DomainError, Outbox, type PersonActor, Transactions } from '../../platform/index.js';
import { type Membership, Memberships } from '../../membership/index.js';
import { transfersRecorded } from '../transfers.events.js';
import { asFirstTold, descriptionOf, type Transfer, type TransferAccount } from '../domain/transfer.js';
import { ledgerSide, needsApproval, refusalOf } from '../domain/transfer-rules.js';
import { type NewTransfer, TransferRepository } from '../persistence/transfer.repository.js';
import { BankingOnlyYieldError, BankingTransferKeyReusedError, transferError } from '../transfers.errors.js';
import { AskApproval } from './ask-approval.js';

/** A transfer that a person asks for. */
export interface TransferRequest {
  /** The person's own context: who asks, and under which reference. */
  by: Ctx & { actor: PersonActor };
  id: string;
  fromAccountId: string;
  toAccountId: string;
  amount: Halalas;
  description: string | null;
}

/** What became of one request. `told` is the transfer as its first answer tells it, however often it is asked for. */
export type RecordOutcome = { told: Transfer; from: TransferAccount; to: TransferAccount } | { refused: DomainError };

/** A request that nothing speaks against but, perhaps, the balance. */
interface Accepted {
  request: TransferRequest;
  transfer: NewTransfer;
  from: TransferAccount;
  to: TransferAccount;
  membership: Membership;
}

type Verdict = Accepted | { refused: DomainError };
type HeldAccounts = Awaited<ReturnType<TransferRepository['holdAccounts']>>;

/** A key is in the books for the first time and on record already. */
class RepeatedKeyError extends Error {
  override readonly name = 'RepeatedKeyError';
}

/**
 * Records transfers that were asked for at the same time, in one transaction: rows, ledger entries, balances, audit and
 * event go in together or not at all. Each request is judged alone; one that is refused changes nothing for the others.
 */
@Injectable()
export class RecordTransfers {
  constructor(
    private readonly transactions: Transactions,
    private readonly transfers: TransferRepository,
    private readonly memberships: Memberships,
    private readonly ledger: LedgerFacade,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly askApproval: AskApproval,
  ) {}

  /** Outcomes in the order of the requests. @param ctx of the platform, outside of a transaction */
  async execute(ctx: Ctx, requests: readonly TransferRequest[]): Promise<RecordOutcome[]> {
    try {
      return await this.transactions.run(ctx, (inside) => this.record(inside, requests, new Map()));
    } catch (error) {
      if (!(error instanceof RepeatedKeyError)) throw error;
      return this.transactions.run(ctx, async (inside) =>
        this.record(
          inside,
          requests,
          await this.transfers.byIds(
            inside,
            requests.map((request) => request.id),
          ),
        ),
      );
    }
  }

  /**
   * Most keys are new, so what is known of them is looked up last, and only for those that were not recorded.
   * @param known transfers that are passed over and answered as they stand
   * @throws RepeatedKeyError when a key that awaits approval came again as a transfer that needs none: nothing is
   *   written then
   */
  private async record(
    ctx: Ctx,
    requests: readonly TransferRequest[],
    known: ReadonlyMap<string, Transfer>,
  ): Promise<RecordOutcome[]> {
    const accounts = await this.transfers.holdAccounts(ctx, [
      ...new Set(requests.flatMap((request) => [request.fromAccountId, request.toAccountId])),
    ]);
    const memberships = await this.memberships.ofAll(
      ctx,
      [...accounts.values()].map((account) => account.waqfId),
    );
    const first = new Map<string, TransferRequest>();
    for (const request of requests)
      if (!known.has(request.id) && !first.has(request.id)) first.set(request.id, request);
    const verdicts = new Map<string, Verdict>();
    for (const request of first.values()) verdicts.set(request.id, this.judge(ctx, request, accounts, memberships));

    const posted = await this.post(ctx, verdicts);
    await this.refuseUncovered(ctx, verdicts);
    const accepted = [...verdicts.values()].filter((verdict) => 'transfer' in verdict);
    const added = await this.transfers.add(
      ctx,
      accepted.map((one) => one.transfer),
    );
    const fresh = accepted.filter((one) => added.has(one.transfer.id));
    if (accepted.some(({ transfer: { id } }) => posted.has(id) && !added.has(id))) throw new RepeatedKeyError();
    await this.tell(ctx, fresh);
    const elsewhere = [...verdicts.keys()].filter((id) => !added.has(id));
    const kept = new Map([
      ...known,
      ...fresh.map((one) => [one.transfer.id, asNew(one.transfer)] as const),
      ...(await this.transfers.byIds(ctx, elsewhere)),
    ]);
    return requests.map((request) => outcomeOf(request, kept.get(request.id), verdicts.get(request.id), accounts));
  }

  private judge(
    ctx: Ctx,
    request: TransferRequest,
    accounts: HeldAccounts,
    memberships: ReadonlyMap<string, Membership>,
  ): Verdict {
    const { actor } = request.by;
    const from = accounts.get(request.fromAccountId) ?? null;
    const membership = from ? memberships.get(from.waqfId) : undefined;
    const destination = accounts.get(request.toAccountId);
    const destinationWaqf = destination ? memberships.get(destination.waqfId) : undefined;
    const to =
      destination && destinationWaqf && this.memberships.relationsOf(actor, destinationWaqf).length > 0
        ? destination
        : null;
    const relations = membership ? this.memberships.relationsOf(actor, membership) : [];
    const refusal = refusalOf({ from, to, relations, waqfApproved: membership?.status === 'approved' });
    if (refusal || !from || !to || !membership) return { refused: transferError(refusal ?? 'account-not-found') };
    const { id, fromAccountId, toAccountId, amount, description } = request;
    const transfer = {
      id,
      waqfId: from.waqfId,
      fromAccountId,
      toAccountId,
      amount,
      description,
      requestedBy: actor.userId,
      createdAt: ctx.clock.now(),
      needsApproval: needsApproval(amount, from.approvalAbove),
    };
    return { request, transfer, from, to, membership };
  }

  /**
   * Enters those that need no approval; the ledger refuses what is not covered, each alone. Returns the ids that are
   * new in the books.
   */
  private async post(ctx: Ctx, verdicts: Map<string, Verdict>): Promise<Set<string>> {
    const now = [...verdicts.values()].filter(
      (verdict) => 'transfer' in verdict && !verdict.transfer.needsApproval,
    ) as Accepted[];
    const posted = new Set<string>();
    if (now.length === 0) return posted;
    const outcomes = await this.ledger.tryPost(
      ctx,
      now.map((one) => postingOf(one.transfer, one.from, one.to)),
    );
    const uncovered: Accepted[] = [];
    now.forEach((one, index) => {
      const outcome: PostingOutcome | undefined = outcomes[index];
      if (outcome?.status === 'posted') posted.add(one.transfer.id);
      if (outcome?.status !== 'refused') return;
      if (outcome.reason === 'insufficient-balance') uncovered.push(one);
      verdicts.set(one.transfer.id, { refused: refusalError(outcome.reason) });
    });
    await this.explainYield(ctx, verdicts, uncovered);
    return posted;
  }

  /** Those that need an approval are not entered, and must be covered all the same. */
  private async refuseUncovered(ctx: Ctx, verdicts: Map<string, Verdict>): Promise<void> {
    const later = [...verdicts.values()].filter(
      (verdict) => 'transfer' in verdict && verdict.transfer.needsApproval,
    ) as Accepted[];
    if (later.length === 0) return;
    const available = await this.available(ctx, later);
    const uncovered = later.filter((one) => one.transfer.amount > (available.get(one.from.id) ?? 0n));
    for (const one of uncovered) verdicts.set(one.transfer.id, { refused: transferError('insufficient-balance') });
    await this.explainYield(ctx, verdicts, uncovered);
  }

  /** What each paying account may pay out now: the yield of a main account, all that a sub-account holds. */
  private async available(ctx: Ctx, payments: readonly Accepted[]): Promise<Map<string, bigint>> {
    const mains = payments.filter((one) => one.from.accountType === 'main_waqf');
    const funds = await this.ledger.balancesOf(
      ctx,
      mains.map((one) => one.transfer.waqfId),
    );
    const held = await this.ledger.balanceOfAccounts(
      ctx,
      payments.filter((one) => one.from.accountType !== 'main_waqf').map((one) => one.from.id),
    );
    return new Map<string, bigint>([
      ...mains.map((one) => [one.from.id, funds.get(one.transfer.waqfId)?.ghalla ?? 0n] as const),
      ...held,
    ]);
  }

  /** Says why a main account that holds enough can't pay: corpus, reserve and payable are not transferable. */
  private async explainYield(ctx: Ctx, verdicts: Map<string, Verdict>, uncovered: readonly Accepted[]): Promise<void> {
    const mains = uncovered.filter((one) => one.from.accountType === 'main_waqf');
    if (mains.length === 0) return;
    const funds = await this.ledger.balancesOf(
      ctx,
      mains.map((one) => one.transfer.waqfId),
    );
    for (const { transfer } of mains) {
      const balances = funds.get(transfer.waqfId);
      const whole = balances ? balances.corpus + balances.ghalla + balances.reserve + balances.payable : 0n;
      if (whole >= transfer.amount) verdicts.set(transfer.id, { refused: new BankingOnlyYieldError() });
    }
  }

  /** Audit, event, and the founder's notice of what awaits approval. */
  private async tell(ctx: Ctx, fresh: readonly Accepted[]): Promise<void> {
    if (fresh.length === 0) return;
    await this.audit.recordAll(
      ctx,
      fresh.map(({ request, transfer }) => ({
        by: request.by,
        action: transfer.needsApproval ? 'banking.transfer-asked' : 'banking.transfer',
        subject: { type: 'bank-transfer', id: transfer.id },
        details: {
          waqfId: transfer.waqfId,
          amountHalalas: String(transfer.amount),
          from: transfer.fromAccountId,
          to: transfer.toAccountId,
        },
      })),
    );
    for (const one of fresh) if (one.transfer.needsApproval) await this.askApproval.execute(ctx, one);
    const recorded = fresh
      .filter((one) => !one.transfer.needsApproval)
      .map(({ transfer: { id, waqfId } }) => ({ id, waqfId }));
    if (recorded.length > 0) await this.outbox.publish(ctx, transfersRecorded, { transfers: recorded });
  }
}

/** A row as it was just added. */
const asNew = (transfer: NewTransfer): Transfer =>
  asFirstTold({
    ...transfer,
    state: 'recorded',
    decidedBy: null,
    decidedAt: null,
    rejection: null,
    bankReference: null,
    refusal: null,
    settledAt: null,
  });

/** The entry of a transfer: its id is the transfer's. */
export function postingOf(transfer: NewTransfer, from: TransferAccount, to: TransferAccount): Posting {
  return {
    id: transfer.id,
    waqfId: transfer.waqfId,
    debit: ledgerSide(from),
    credit: ledgerSide(to),
    amount: transfer.amount,
    kind: 'movement',
    description: descriptionOf(transfer, to).ar,
    occurredAt: transfer.createdAt,
  };
}

function outcomeOf(
  request: TransferRequest,
  kept: Transfer | undefined,
  verdict: Verdict | undefined,
  accounts: HeldAccounts,
): RecordOutcome {
  if (!kept) return verdict && 'refused' in verdict ? verdict : { refused: transferError('account-not-found') };
  const from = accounts.get(kept.fromAccountId);
  const to = accounts.get(kept.toAccountId);
  const same =
    kept.fromAccountId === request.fromAccountId &&
    kept.toAccountId === request.toAccountId &&
    kept.amount === request.amount &&
    kept.description === request.description;
  return same && from && to ? { told: asFirstTold(kept), from, to } : { refused: new BankingTransferKeyReusedError() };
}
