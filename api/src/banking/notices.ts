import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { displayAmount, halalas } from '@waqf/money';
import { approvalGranted, approvalRejected } from '../approvals/index.js';
import { IdentityFacade } from '../identity/index.js';
import { type Membership, Memberships } from '../membership/index.js';
import { type Notice, NotificationsFacade } from '../notifications/index.js';
import { atTime, type Ctx, Facts, type Occurrence } from '../platform/index.js';
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
      const names = await this.memberships.names(
        ctx,
        changed.map(({ waqfId }) => waqfId),
      );
      const wordsOf = ({ state, ibanEnd, waqfId, beneficiaryId }: (typeof changed)[number]): [Words, Manner] => [
        stateChanged(state, ibanEnd, beneficiaryId === null ? (names.get(waqfId) ?? null) : null),
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
  private async ofAccounts<Fact extends AboutAccount>(
    ctx: Ctx,
    { occurredAt }: Occurrence,
    facts: readonly Fact[],
    page: 'details' | 'banking',
    wordsOf: (fact: Fact) => [Words, Manner],
    ofMains: readonly string[] = [],
  ): Promise<void> {
    const waqfs = await this.membershipsOf(ctx, facts);
    const notices = facts.flatMap((fact) => {
      const [words, manner] = wordsOf(fact);
      const actionUrl = `/waqf/${fact.waqfId}/${page}`;
      const waqf = waqfs.get(fact.waqfId);
      const people = waqf ? toldOf(waqf, fact, ofMains) : [];
      return people.map((userId) => ({ ...words, ...manner, userId, category: 'waqf' as const, actionUrl }));
    });
    await this.notifications.notifyAll(atTime(ctx, occurredAt), notices);
  }

  /** Administrators too may open another main account, so they are told of its state besides the parties. */
  private async administratorsFor(ctx: Ctx, facts: readonly AboutAccount[]): Promise<string[]> {
    const isOfMain = facts.some(({ beneficiaryId }) => beneficiaryId === null);
    return isOfMain ? this.identity.idsByRole(ctx, 'admin') : [];
  }

  /** Notifies nazir and founder of each transfer's waqf, all in one call. */
  private async ofTransfers<Fact extends TransferFact>(
    ctx: Ctx,
    { occurredAt }: Occurrence,
    facts: readonly Fact[],
    manner: Manner,
    wordsOf: (view: TransferView, fact: Fact) => Words,
  ): Promise<void> {
    const memberships = await this.membershipsOf(ctx, facts);
    const accounts = await this.transfers.accounts(
      ctx,
      facts.flatMap(({ fromAccountId, toAccountId }) => [fromAccountId, toAccountId]),
    );
    const notices = facts.flatMap((fact) => {
      const membership = memberships.get(fact.waqfId);
      const from = accounts.get(fact.fromAccountId);
      const to = accounts.get(fact.toAccountId);
      if (!membership || !from || !to) return [];
      const amount = displayAmount(halalas(BigInt(fact.amountHalalas)));
      const words = wordsOf({ waqfName: membership.waqfName, amount, from, to }, fact);
      const actionUrl = `/waqf/${fact.waqfId}/banking`;
      return partiesOf(membership).map((userId) => ({
        ...words,
        ...manner,
        userId,
        category: 'transaction' as const,
        actionUrl,
      }));
    });
    await this.notifications.notifyAll(atTime(ctx, occurredAt), notices);
  }

  /** Notifies the nazir that the founder has set the limit, unless founder and nazir are the same person. */
  private async ofPolicy(
    ctx: Ctx,
    { occurredAt }: Occurrence,
    changes: readonly { waqfId: string; after: string | null }[],
  ): Promise<void> {
    const memberships = await this.membershipsOf(ctx, changes);
    const notices = changes.flatMap(({ waqfId, after }): Notice[] => {
      const membership = memberships.get(waqfId);
      if (!membership || membership.nazirId === null || membership.nazirId === membership.waqifId) return [];
      const words = policyChanged(membership.waqfName, after);
      const actionUrl = `/waqf/${waqfId}/banking`;
      return [
        { ...words, userId: membership.nazirId, type: 'info', priority: 'medium', category: 'transaction', actionUrl },
      ];
    });
    await this.notifications.notifyAll(atTime(ctx, occurredAt), notices);
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

const partiesOf = ({ nazirId, waqifId }: Membership): string[] => [
  ...new Set([...(nazirId === null ? [] : [nazirId]), waqifId]),
];

function toldOf(waqf: Membership, { beneficiaryId }: AboutAccount, ofMains: readonly string[]): string[] {
  const { waqifId, nazirId } = waqf;
  const people = beneficiaryId === null ? [waqifId, nazirId, ...ofMains] : [nazirId];
  return [...new Set(people)].filter((userId) => userId !== null);
}
