import { Injectable } from '@nestjs/common';
import type { Halalas } from '@waqf/money';
import { type Membership, Memberships } from '../../membership/index.js';
import { asPlatform, type Ctx, type DomainError, type PersonActor } from '../../platform/index.js';
import { transferError } from '../banking.errors.js';
import { type ApprovalTerms, partiesOf, TransferLimits } from '../domain/transfer-limits.js';
import { accountRefusal, refusalOf } from '../domain/transfer-rules.js';
import type { HeldAccount, Transfer } from '../domain/transfer.js';
import { PayeeHolds } from '../banking.registry.js';
import { TransferRepository } from '../persistence/transfer.repository.js';
import type { Payment } from './post-transfers.js';

/** A transfer that a user requests. */
export interface TransferRequest {
  /** The user's own context: who requests the transfer, and under which request reference. */
  by: Ctx & { actor: PersonActor };
  id: string;
  fromAccountId: string;
  toAccountId: string;
  amount: Halalas;
  description: string | null;
  /** `performance.now()` when it reached this process; a later refusal of its key in any process also applies to it. */
  receivedAt: number;
}

/** A request that passes every rule, except that the balance may still be too low. */
export interface Accepted extends Payment {
  request: TransferRequest;
  terms: ApprovalTerms;
}

export type Verdict = Accepted | { refused: DomainError };
/** The locked accounts of a batch, by id. */
export type HeldAccounts = ReadonlyMap<string, HeldAccount>;

/** What a batch is judged by. */
interface Circumstances {
  readonly accounts: HeldAccounts;
  readonly memberships: ReadonlyMap<string, Membership>;
  readonly limits: TransferLimits;
  /** The refusals of accounts to which nothing is transferred now. */
  readonly held: ReadonlyMap<string, DomainError>;
}

/** Judges transfers by every rule except the balance: who asks, which accounts, to whom, and who must approve. */
@Injectable()
export class JudgeTransfers {
  constructor(
    private readonly transfers: TransferRepository,
    private readonly memberships: Memberships,
    private readonly holds: PayeeHolds,
  ) {}

  /** The verdicts on requests that were made together, by their id. @param accounts locked, so that nothing moves */
  async execute(ctx: Ctx, requests: readonly TransferRequest[], accounts: HeldAccounts): Promise<Map<string, Verdict>> {
    const payees = requests.flatMap(({ toAccountId }) => accounts.get(toAccountId) ?? []);
    const waqfIds = [...accounts.values()].map((account) => account.waqfId);
    const [memberships, sums, held] = await Promise.all([
      this.memberships.ofAll(ctx, waqfIds),
      this.limitsOf(ctx, requests, accounts),
      this.holds.refusals(ctx, payees),
    ]);
    const circumstances = { accounts, memberships, limits: new TransferLimits(sums), held };
    return new Map(requests.map((request) => [request.id, this.verdictOf(ctx, request, circumstances)]));
  }

  /**
   * The locked accounts of a transfer that waited for its approval, judged again.
   * @throws the refusals of a transfer (422)
   */
  async again(ctx: Ctx, transfer: Transfer): Promise<Pick<Payment, 'from' | 'to'>> {
    // The second person has no relation to the waqf, so its state is read as the platform.
    const platform = asPlatform(ctx, 'banking.approve-transfer');
    const membership = await this.memberships.of(platform, transfer.waqfId);
    const accounts = await this.transfers.lockAccounts(ctx, [transfer.fromAccountId, transfer.toAccountId]);
    const from = accounts.get(transfer.fromAccountId);
    const to = accounts.get(transfer.toAccountId);
    if (!from || !to) throw transferError('account-not-found');
    const refusal = accountRefusal(from, to, membership?.status === 'approved');
    if (refusal) throw transferError(refusal);
    const held = (await this.holds.refusals(ctx, [to])).get(to.id);
    if (held) throw held;
    return { from, to };
  }

  private limitsOf(ctx: Ctx, requests: readonly TransferRequest[], accounts: HeldAccounts) {
    const parties = requests.flatMap(({ fromAccountId, toAccountId }) => {
      const [from, to] = [accounts.get(fromAccountId), accounts.get(toAccountId)];
      return from && to ? partiesOf(from, to) : [];
    });
    const each = new Map(parties.map((party) => [`${party.side} ${party.partyId} ${party.waqfId}`, party]));
    return this.transfers.limits(ctx, [...each.values()]);
  }

  private verdictOf(
    ctx: Ctx,
    request: TransferRequest,
    { accounts, memberships, limits, held }: Circumstances,
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
    const payeeHeld = held.get(to.id);
    if (payeeHeld) return { refused: payeeHeld };
    const { id, fromAccountId, toAccountId, amount, description } = request;
    const createdAt = ctx.clock.now();
    const requester = { userId: actor.userId, isFounder: relations.includes('waqif') };
    const terms = limits.judge({ from, to, amount, at: createdAt }, requester);
    const transfer = {
      id,
      waqfId: from.waqfId,
      fromAccountId,
      toAccountId,
      amount,
      description,
      requestedBy: actor.userId,
      createdAt,
      needsApproval: terms.needsApproval,
    };
    return { request, transfer, terms, from, to };
  }
}
