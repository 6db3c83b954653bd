import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { displayAmount, halalas } from '@waqf/money';
import { approvalGranted, approvalRejected } from '../approvals/index.js';
import { IdentityFacade } from '../identity/index.js';
import { type Membership, Memberships, partiesOf, WaqfNotices } from '../membership/index.js';
import { type Notice, NotificationsFacade } from '../notifications/index.js';
import { type Ctx, Facts, type Occurrence } from '../platform/index.js';
import {
  accountOpened,
  accountRefused,
  accountStateChanged,
  transferCompleted,
  type TransferFact,
  transferPolicyChanged,
  transferReversalDelayed,
  transferReversed,
} from './banking.facts.js';
import { payeeHeldCode } from './banking.errors.js';
import {
  mainOpened,
  mainRefused,
  policyChanged,
  reversalDelayed,
  stateChanged,
  subOpened,
  subRefused,
  transferDone,
  transferHeld,
  transferRefused,
  type TransferView,
  type Words,
} from './domain/notice-words.js';
import { transferApprovalKind } from './domain/transfer-rules.js';
import { TransferRepository } from './persistence/transfer.repository.js';

type Manner = Pick<Notice, 'type' | 'priority'>;
type AboutAccount = { readonly waqfId: string; readonly beneficiaryId: string | null };

/** Sends notices (in both languages) and live events to the right users after each fact. */
@Injectable()
export class BankingNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly memberships: Memberships,
    private readonly transfers: TransferRepository,
    private readonly notifications: NotificationsFacade,
    private readonly identity: IdentityFacade,
    private readonly waqfNotices: WaqfNotices,
  ) {}

  onModuleInit(): void {
    const { facts } = this;
    const name = 'banking.notices';
    facts.on(accountOpened, name, (ctx, opened, event) =>
      this.ofAccounts(ctx, event, opened, 'details', (fact) => [
        (fact.beneficiaryId === null ? mainOpened : subOpened)(fact.holderName, fact.bankName, fact.ibanEnd),
        { type: 'success', priority: 'medium' },
      ]),
    );
    facts.on(accountRefused, name, (ctx, refused, event) =>
      this.ofAccounts(ctx, event, refused, 'details', (fact) => [
        (fact.beneficiaryId === null ? mainRefused : subRefused)(fact.holderName, fact.reason),
        { type: 'error', priority: 'high' },
      ]),
    );
    facts.on(accountStateChanged, name, async (ctx, changed, event) => {
      const administrators = await this.administratorsFor(ctx, changed);
      const wordsOf = (
        { state, ibanEnd, beneficiaryId }: (typeof changed)[number],
        waqf: Membership,
      ): [Words, Manner] => [
        stateChanged(state, ibanEnd, beneficiaryId === null ? waqf.waqfName : null),
        state === 'active' ? { type: 'success', priority: 'medium' } : { type: 'warning', priority: 'high' },
      ];
      await this.ofAccounts(ctx, event, changed, 'banking', wordsOf, administrators);
    });
    facts.on(transferCompleted, name, async (ctx, completed, event) => {
      await this.ofTransfers(ctx, event, completed, { type: 'success', priority: 'low' }, transferDone);
      await this.settled(ctx, completed, 'completed');
    });
    facts.on(transferReversed, name, async (ctx, reversed, event) => {
      const words = (view: TransferView, { code, reason }: { code: string; reason: Bilingual }) =>
        code === payeeHeldCode ? transferHeld(view, reason) : transferRefused(view, reason);
      await this.ofTransfers(ctx, event, reversed, { type: 'error', priority: 'high' }, words);
      await this.settled(ctx, reversed, 'reversed');
    });
    facts.on(transferReversalDelayed, name, (ctx, delayed, event) =>
      this.ofTransfers(ctx, event, delayed, { type: 'error', priority: 'high' }, reversalDelayed),
    );
    facts.on(transferPolicyChanged, name, (ctx, changed, event) => this.ofPolicy(ctx, event, changed));
    facts.on(approvalGranted, 'banking.push-decision', (ctx, granted) => this.decided(ctx, granted, 'pending'));
    facts.on(approvalRejected, 'banking.push-decision', (ctx, rejected) => this.decided(ctx, rejected, 'rejected'));
  }

  /**
   * Notifies founder and nazir of a main account, the nazir of a sub-account: those of today, because the bank may
   * suspend an account years after somebody else requested it.
   */
  private ofAccounts<Fact extends AboutAccount>(
    ctx: Ctx,
    event: Occurrence,
    facts: readonly Fact[],
    page: 'details' | 'banking',
    wordsOf: (fact: Fact, waqf: Membership) => [Words, Manner],
    administrators: readonly string[] = [],
  ): Promise<void> {
    return this.waqfNotices.send(ctx, event, facts, (waqf, fact) => {
      const [words, manner] = wordsOf(fact, waqf);
      const actionUrl = `/waqf/${fact.waqfId}/${page}`;
      const people = fact.beneficiaryId === null ? [...partiesOf(waqf), ...administrators] : [waqf.nazirId];
      return [...new Set(people)]
        .filter((userId) => userId !== null)
        .map((userId) => ({ ...words, ...manner, userId, category: 'waqf', actionUrl }));
    });
  }

  /** Administrators too may open another main account, so they too are notified of its state. */
  private async administratorsFor(ctx: Ctx, facts: readonly AboutAccount[]): Promise<string[]> {
    const isOfMain = facts.some(({ beneficiaryId }) => beneficiaryId === null);
    return isOfMain ? this.identity.idsByRole(ctx, 'admin') : [];
  }

  /** Notifies nazir and founder of each transfer's waqf, all in one call. */
  private async ofTransfers<Fact extends TransferFact>(
    ctx: Ctx,
    event: Occurrence,
    facts: readonly Fact[],
    manner: Manner,
    wordsOf: (view: TransferView, fact: Fact) => Words,
  ): Promise<void> {
    const accounts = await this.transfers.accounts(
      ctx,
      facts.flatMap(({ fromAccountId, toAccountId }) => [fromAccountId, toAccountId]),
    );
    await this.waqfNotices.send(ctx, event, facts, (waqf, fact) => {
      const from = accounts.get(fact.fromAccountId);
      const to = accounts.get(fact.toAccountId);
      if (!from || !to) return [];
      const amount = displayAmount(halalas(BigInt(fact.amountHalalas)));
      const words = wordsOf({ waqfName: waqf.waqfName, amount, from, to }, fact);
      const actionUrl = `/waqf/${fact.waqfId}/banking`;
      return partiesOf(waqf).map((userId) => ({ ...words, ...manner, userId, category: 'transaction', actionUrl }));
    });
  }

  /** Notifies the nazir that the founder has set the limit, unless founder and nazir are the same person. */
  private ofPolicy(
    ctx: Ctx,
    event: Occurrence,
    changes: readonly { waqfId: string; after: string | null }[],
  ): Promise<void> {
    return this.waqfNotices.send(ctx, event, changes, ({ waqfName, waqifId, nazirId }, { waqfId, after }) => {
      if (nazirId === null || nazirId === waqifId) return [];
      const words = policyChanged(waqfName, after);
      const actionUrl = `/waqf/${waqfId}/banking`;
      return [{ ...words, userId: nazirId, type: 'info', priority: 'medium', category: 'transaction', actionUrl }];
    });
  }

  /** Makes open pages of nazir and founder reload balances and transfers. */
  private async settled(ctx: Ctx, facts: readonly TransferFact[], status: 'completed' | 'reversed'): Promise<void> {
    const memberships = await this.membershipsOf(ctx, facts);
    const pushes = facts.flatMap(({ transferId, waqfId }) => {
      const membership = memberships.get(waqfId);
      if (!membership) return [];
      const data = { transferId, waqfId, status };
      return [{ userIds: partiesOf(membership), event: 'transfer.settled' as const, data }];
    });
    await this.notifications.pushAll(ctx, pushes);
  }

  /** Updates open pages of the user who requested a transfer, after the founder's decision, unless they have left. */
  private async decided(
    ctx: Ctx,
    decisions: readonly { kind: string; subjectId: string; waqfId: string; requestedBy: string }[],
    status: 'pending' | 'rejected',
  ): Promise<void> {
    const memberships = await this.membershipsOf(ctx, decisions);
    const isParty = ({ waqfId, requestedBy }: { waqfId: string; requestedBy: string }): boolean => {
      const membership = memberships.get(waqfId);
      return membership !== undefined && partiesOf(membership).includes(requestedBy);
    };
    const pushes = decisions
      .filter((decision) => decision.kind === transferApprovalKind && isParty(decision))
      .map(({ subjectId: transferId, waqfId, requestedBy }) => ({
        userIds: [requestedBy],
        event: 'transfer.settled' as const,
        data: { transferId, waqfId, status },
      }));
    await this.notifications.pushAll(ctx, pushes);
  }

  private membershipsOf(ctx: Ctx, facts: readonly { waqfId: string }[]): Promise<Map<string, Membership>> {
    return this.memberships.ofAll(
      ctx,
      facts.map(({ waqfId }) => waqfId),
    );
  }
}
