import { Injectable } from '@nestjs/common';
import { ApprovalsFacade } from '../../approvals/index.js';
import { type Ctx, type DomainError, Facts, Transactions } from '../../platform/index.js';
import { BankingRefusedMeanwhileError, BankingTransferKeyReusedError } from '../banking.errors.js';
import { transferRecorded } from '../banking.facts.js';
import { transferApprovalKind } from '../domain/transfer-rules.js';
import { asFirstAnswered, descriptionOf, factOf, type Transfer, type TransferAccount } from '../domain/transfer.js';
import { type NewTransfer, TransferRepository } from '../persistence/transfer.repository.js';
import {
  type Accepted,
  type HeldAccounts,
  JudgeTransfers,
  type TransferRequest,
  type Verdict,
} from './judge-transfers.js';
import { PostTransfers } from './post-transfers.js';

/** The result of one request. `transfer` is as in its first answer, however often the key is repeated. */
export type RecordOutcome =
  | { transfer: Transfer; from: TransferAccount; to: TransferAccount }
  | { refused: DomainError };

/** What is already known about the keys of a batch. */
interface Known {
  readonly recorded: ReadonlyMap<string, Transfer>;
  /** Keys that another process refused while their requests waited in this one. */
  readonly refused: ReadonlySet<string>;
}

const nothingKnown: Known = { recorded: new Map(), refused: new Set() };

/** Milliseconds since the request reached this process. */
const waitOf = ({ receivedAt }: TransferRequest): number => performance.now() - receivedAt;

/** Not all requests were new and entered: a key was repeated or refused elsewhere, or an account lacks the money. */
class NotAllNewError extends Error {
  override readonly name = 'NotAllNewError';
}

/**
 * Records transfers that were requested at the same time, in one transaction: rows, ledger entries, balances, requests
 * for approval and facts are written together or not at all. Each request is judged separately; a refused one does not
 * affect the others.
 */
@Injectable()
export class RecordTransfers {
  constructor(
    private readonly transactions: Transactions,
    private readonly transfers: TransferRepository,
    private readonly judge: JudgeTransfers,
    private readonly posting: PostTransfers,
    private readonly approvals: ApprovalsFacade,
    private readonly facts: Facts,
  ) {}

  /** Outcomes in the order of the requests. @param ctx the platform's context, outside a transaction */
  async execute(ctx: Ctx, requests: readonly TransferRequest[]): Promise<RecordOutcome[]> {
    try {
      return await this.transactions.runLocked(
        ctx,
        (inside) => this.lock(inside, requests),
        (inside, accounts) => this.record(inside, requests, accounts, nothingKnown),
      );
    } catch (error) {
      if (!(error instanceof NotAllNewError)) throw error;
      return this.transactions.runLocked(
        ctx,
        (inside) => this.lock(inside, requests),
        async (inside, accounts) => this.record(inside, requests, accounts, await this.findKnown(inside, requests)),
      );
    }
  }

  private lock(ctx: Ctx, requests: readonly TransferRequest[]): Promise<HeldAccounts> {
    const ids = requests.flatMap((request) => [request.fromAccountId, request.toAccountId]);
    return this.transfers.lockAccounts(ctx, [...new Set(ids)]);
  }

  private async findKnown(ctx: Ctx, requests: readonly TransferRequest[]): Promise<Known> {
    const ids = requests.map(({ id }) => id);
    return {
      recorded: await this.transfers.byIds(ctx, ids),
      refused: await this.transfers.refusedDuring(ctx, ids, requests.map(waitOf)),
    };
  }

  /**
   * Most keys are new, so known ones are looked up last, and only for requests that were not recorded.
   * @param known keys that are not recorded again, only answered
   * @throws NotAllNewError when `known` is empty and a key was repeated or refused while its request waited here, or an
   *   account does not cover its transfer; then nothing is written
   */
  private async record(
    ctx: Ctx,
    requests: readonly TransferRequest[],
    accounts: HeldAccounts,
    known: Known,
  ): Promise<RecordOutcome[]> {
    const first = new Map<string, TransferRequest>();
    for (const request of requests)
      if (!known.recorded.has(request.id) && !first.has(request.id)) first.set(request.id, request);
    const unknown = [...first.values()].filter(({ id }) => !known.refused.has(id));
    const verdicts = new Map<string, Verdict>(await this.judge.execute(ctx, unknown, accounts));
    for (const id of first.keys())
      if (known.refused.has(id)) verdicts.set(id, { refused: new BankingRefusedMeanwhileError() });

    const fresh =
      known === nothingKnown ? await this.writeInOneRoundTrip(ctx, verdicts) : await this.write(ctx, verdicts);
    const added = new Set(fresh.map(({ transfer }) => transfer.id));
    const elsewhere = [...verdicts.keys()].filter((id) => !added.has(id));
    const kept = new Map([
      ...known.recorded,
      ...fresh.map((one) => [one.transfer.id, asNew(one.transfer)] as const),
      ...(await this.transfers.byIds(ctx, elsewhere)),
    ]);
    const outcomes = requests.map((request) =>
      outcomeOf(request, kept.get(request.id), verdicts.get(request.id), accounts),
    );
    await this.transfers.refuse(
      ctx,
      elsewhere.filter((id) => !kept.has(id)),
    );
    return outcomes;
  }

  /**
   * Nearly always all accepted transfers are new and covered, so entries, rows, audit and events are written in one
   * round trip; if that proves wrong, the transaction is rolled back. Transfers that need an approval use `write`.
   * @throws NotAllNewError
   */
  private async writeInOneRoundTrip(ctx: Ctx, verdicts: Map<string, Verdict>): Promise<Accepted[]> {
    const accepted = acceptedOf(verdicts);
    if (accepted.some(({ transfer }) => transfer.needsApproval)) return this.write(ctx, verdicts);
    const [results, added] = await Promise.all([
      this.posting.execute(ctx, accepted),
      this.add(ctx, accepted),
      this.recordFacts(ctx, accepted),
    ]);
    const isNew = ({ transfer: { id } }: Accepted): boolean => results.get(id) === 'posted' && added.has(id);
    if (!accepted.every(isNew)) throw new NotAllNewError();
    return accepted;
  }

  /** Writes step by step: only covered transfers get a row, and only new rows get a fact. @throws NotAllNewError */
  private async write(ctx: Ctx, verdicts: Map<string, Verdict>): Promise<Accepted[]> {
    const posted = await this.post(ctx, verdicts);
    const accepted = acceptedOf(verdicts);
    const added = await this.add(ctx, accepted);
    const fresh = accepted.filter((one) => added.has(one.transfer.id));
    if (accepted.some(({ transfer: { id } }) => posted.has(id) && !added.has(id))) throw new NotAllNewError();
    await this.recordFacts(ctx, fresh);
    return fresh;
  }

  private add(ctx: Ctx, accepted: readonly Accepted[]): Promise<Set<string>> {
    return this.transfers.add(
      ctx,
      accepted.map((one) => one.transfer),
      accepted.map((one) => waitOf(one.request)),
    );
  }

  /**
   * Enters transfers that need no approval; the ledger refuses those that are not covered. Transfers that need approval
   * are not entered but must still be covered. Returns the ids that are new in the books.
   */
  private async post(ctx: Ctx, verdicts: Map<string, Verdict>): Promise<Set<string>> {
    const accepted = acceptedOf(verdicts);
    const results = await this.posting.execute(
      ctx,
      accepted.filter(({ transfer }) => !transfer.needsApproval),
    );
    const uncovered = await this.posting.uncovered(
      ctx,
      accepted.filter(({ transfer }) => transfer.needsApproval),
    );
    const posted = new Set<string>();
    for (const [id, result] of results) {
      if (result === 'posted') posted.add(id);
      else if (result !== 'known') verdicts.set(id, result);
    }
    for (const [id, refused] of uncovered) verdicts.set(id, { refused });
    return posted;
  }

  /** Records one fact per transfer: recorded, or approval requested. */
  private async recordFacts(ctx: Ctx, fresh: readonly Accepted[]): Promise<void> {
    await this.facts.recordAll(
      ctx,
      transferRecorded,
      fresh
        .filter(({ transfer }) => !transfer.needsApproval)
        .map(({ request, transfer }) => ({ by: request.by, fact: factOf(transfer) })),
    );
    await this.approvals.requestAll(ctx, fresh.filter(({ transfer }) => transfer.needsApproval).map(approvalOf));
  }
}

const acceptedOf = (verdicts: ReadonlyMap<string, Verdict>): Accepted[] =>
  [...verdicts.values()].filter((verdict) => 'transfer' in verdict);

/** The request for approval; its id is the transfer's, because clients use one id for both. */
function approvalOf({ request, transfer, terms, to }: Accepted) {
  const { id, waqfId, amount, requestedBy, createdAt: requestedAt } = transfer;
  const describe = descriptionOf(transfer, to);
  const { needsApproval: _, ...who } = terms;
  const about = { id, kind: transferApprovalKind, subjectId: id, waqfId, amount, describe };
  return { by: request.by, request: { ...about, ...who, requestedBy, requestedAt } };
}

/** A transfer as it was just added. */
const asNew = (transfer: NewTransfer): Transfer =>
  asFirstAnswered({
    ...transfer,
    state: 'recorded',
    rejection: null,
    bankReference: null,
    refusal: null,
    settledAt: null,
  });

function outcomeOf(
  request: TransferRequest,
  kept: Transfer | undefined,
  verdict: Verdict | undefined,
  accounts: HeldAccounts,
): RecordOutcome {
  // Accepted but not recorded, because its key was refused while it waited.
  if (!kept) return verdict && 'refused' in verdict ? verdict : { refused: new BankingRefusedMeanwhileError() };
  const from = accounts.get(kept.fromAccountId);
  const to = accounts.get(kept.toAccountId);
  const same =
    kept.fromAccountId === request.fromAccountId &&
    kept.toAccountId === request.toAccountId &&
    kept.amount === request.amount &&
    kept.description === request.description;
  return same && from && to
    ? { transfer: asFirstAnswered(kept), from, to }
    : { refused: new BankingTransferKeyReusedError() };
}
