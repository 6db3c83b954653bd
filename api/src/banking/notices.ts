import { waqfCalled } from '@waqf/formats';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { displayAmount, halalas, parseAmount } from '@waqf/money';
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
import { labelInSentence, type TransferAccount } from './domain/transfer.js';
import { approvalThreshold, transferApprovalKind } from './domain/transfer-rules.js';
import { TransferRepository } from './persistence/transfer.repository.js';

interface Words {
  title: Bilingual;
  message: Bilingual;
}
type Manner = Pick<Notice, 'type' | 'priority'>;

/** The values that the texts of a transfer's notice may use. */
interface TransferView {
  waqfName: string;
  /** Formatted amount in riyals. */
  amount: string;
  from: TransferAccount;
  to: TransferAccount;
}

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
      const told = await this.withAdministrators(ctx, changed);
      const names = await this.memberships.names(
        ctx,
        changed.map(({ waqfId }) => waqfId),
      );
      await this.ofAccounts(ctx, event, told, 'banking', ({ state, ibanEnd, waqfId, beneficiaryId }) => [
        stateChanged(state, ibanEnd, beneficiaryId === null ? (names.get(waqfId) ?? null) : null),
        state === 'active' ? { type: 'success', priority: 'medium' } : { type: 'warning', priority: 'high' },
      ]);
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

  /** Notifies the users who were named when the account was requested. */
  private async ofAccounts<Fact extends { waqfId: string; partyIds: readonly string[] }>(
    ctx: Ctx,
    { occurredAt }: Occurrence,
    facts: readonly Fact[],
    page: 'details' | 'banking',
    wordsOf: (fact: Fact) => [Words, Manner],
  ): Promise<void> {
    const notices = facts.flatMap((fact) => {
      const [words, manner] = wordsOf(fact);
      const actionUrl = `/waqf/${fact.waqfId}/${page}`;
      return fact.partyIds.map((userId) => ({ ...words, ...manner, userId, category: 'waqf' as const, actionUrl }));
    });
    await this.notifications.notifyAll(atTime(ctx, occurredAt), notices);
  }

  /** Administrators too may open another main account, so they are told of its state besides the parties. */
  private async withAdministrators<Fact extends { beneficiaryId: string | null; partyIds: readonly string[] }>(
    ctx: Ctx,
    facts: readonly Fact[],
  ): Promise<Fact[]> {
    if (facts.every(({ beneficiaryId }) => beneficiaryId !== null)) return [...facts];
    const administrators = await this.identity.idsByRole(ctx, 'admin');
    return facts.map((fact) => {
      if (fact.beneficiaryId !== null) return fact;
      return { ...fact, partyIds: [...new Set([...fact.partyIds, ...administrators])] };
    });
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

  /** Updates open pages of the user who requested a transfer, after the founder's decision. */
  private async decided(
    ctx: Ctx,
    decisions: readonly { kind: string; subjectId: string; waqfId: string; requestedBy: string }[],
    status: 'pending' | 'rejected',
  ): Promise<void> {
    const pushes = decisions
      .filter(({ kind }) => kind === transferApprovalKind)
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

/** Shows only the end of an IBAN, as banks do in messages. */
const mainOpened = (waqfName: string, bankName: string, ibanEnd: string): Words => ({
  title: { ar: 'فُتح الحساب الرئيسي', en: 'Main account opened' },
  message: {
    ar: `فُتح حساب ${waqfCalled(waqfName)} الرئيسي لدى ${bankName}، وينتهي الآيبان بالأرقام ${ibanEnd}`,
    en: `The main account of “${waqfName}” is open at ${bankName}; its IBAN ends in ${ibanEnd}`,
  },
});

const subOpened = (holderName: string, bankName: string, ibanEnd: string): Words => ({
  title: { ar: 'فُتح حساب فرعي', en: 'Sub-account opened' },
  message: {
    ar: `فُتح الحساب الفرعي للمستفيد «${holderName}» لدى ${bankName}، وينتهي الآيبان بالأرقام ${ibanEnd}`,
    en: `The sub-account of “${holderName}” is open at ${bankName}; its IBAN ends in ${ibanEnd}`,
  },
});

const mainRefused = (waqfName: string, reason: Bilingual): Words => ({
  title: { ar: 'رفض المصرف فتح الحساب الرئيسي', en: 'The bank refused the main account' },
  message: {
    ar: `لم يُفتح حساب ${waqfCalled(waqfName)} الرئيسي: ${reason.ar}`,
    en: `The main account of “${waqfName}” was not opened: ${reason.en}`,
  },
});

const subRefused = (holderName: string, reason: Bilingual): Words => ({
  title: { ar: 'رفض المصرف فتح الحساب الفرعي', en: 'The bank refused the sub-account' },
  message: {
    ar: `لم يُفتح الحساب الفرعي للمستفيد «${holderName}»: ${reason.ar}`,
    en: `The sub-account of “${holderName}” was not opened: ${reason.en}`,
  },
});

const stateTitles: Readonly<Record<'active' | 'suspended' | 'closed', Bilingual>> = {
  active: { ar: 'أعاد المصرف تفعيل الحساب', en: 'The bank has released the account' },
  suspended: { ar: 'أوقف المصرف الحساب', en: 'The bank has suspended the account' },
  closed: { ar: 'أغلق المصرف الحساب', en: 'The bank has closed the account' },
};

/** What the parties do after the bank has changed the state of a main account. */
const afterMain: Readonly<Record<keyof typeof stateTitles, Bilingual>> = {
  active: { ar: 'عادت التحويلات والصرف.', en: 'Transfers and payments work again.' },
  suspended: {
    ar: 'لا تحويل ولا صرف حتى يعيد تفعيله، فراجع المصرف.',
    en: 'Nothing can be transferred or paid until it is released: ask the bank.',
  },
  closed: {
    ar: 'لا تحويل ولا صرف قبل فتح حساب جديد.',
    en: 'Nothing can be transferred or paid before another account is open.',
  },
};

/** @param mainOf name of the waqf whose main account it is; null for a sub-account */
function stateChanged(state: keyof typeof stateTitles, ibanEnd: string, mainOf: string | null): Words {
  const title = stateTitles[state];
  const [ar, en] = [`${title.ar} المنتهي بالأرقام ${ibanEnd}`, `${title.en} ending in ${ibanEnd}`];
  if (mainOf === null) return { title, message: { ar, en } };
  const { ar: thenAr, en: thenEn } = afterMain[state];
  return {
    title,
    message: {
      ar: `${ar}، وهو الحساب الرئيسي في ${waqfCalled(mainOf)}. ${thenAr}`,
      en: `${en}, the main account of “${mainOf}”. ${thenEn}`,
    },
  };
}

function transferDone({ waqfName, amount, from, to }: TransferView): Words {
  const [source, destination] = [labelInSentence(from), labelInSentence(to)];
  return {
    title: { ar: 'اكتمل التحويل', en: 'Transfer completed' },
    message: {
      ar: `اكتمل تحويل ${amount} ريال من ${source.ar} إلى ${destination.ar} في ${waqfCalled(waqfName)}`,
      en: `The transfer of ${amount} SAR from ${source.en} to ${destination.en} of “${waqfName}” is complete`,
    },
  };
}

const transferRefused = ({ waqfName, amount }: TransferView, reason: Bilingual): Words => ({
  title: { ar: 'رفض المصرف التحويل', en: 'The bank refused the transfer' },
  message: {
    ar: `رفض المصرف تحويل ${amount} ريال في ${waqfCalled(waqfName)} وأُعيد المبلغ: ${reason.ar}`,
    en: `The bank refused the transfer of ${amount} SAR from “${waqfName}” and the money was returned: ${reason.en}`,
  },
});

/** The platform itself did not send the transfer, because its payee may not be paid any more. */
const transferHeld = ({ waqfName, amount }: TransferView, reason: Bilingual): Words => ({
  title: { ar: 'لم يُرسل التحويل', en: 'The transfer was not sent' },
  message: {
    ar: `لم يُرسل تحويل ${amount} ريال في ${waqfCalled(waqfName)} إلى المصرف وأُعيد المبلغ: ${reason.ar}`,
    en: `The transfer of ${amount} SAR from “${waqfName}” was not sent to the bank and the money was returned: ${reason.en}`,
  },
});

function reversalDelayed({ waqfName, amount, to }: TransferView): Words {
  const destination = labelInSentence(to);
  return {
    title: { ar: 'تحويل مرفوض ينتظر الإعادة', en: 'A refused transfer waits to be returned' },
    message: {
      ar: `رفض المصرف تحويل ${amount} ريال في ${waqfCalled(waqfName)}، ورصيد ${destination.ar} لا يكفي لإعادة المبلغ. يُعاد متى كفى`,
      en: `The bank refused the transfer of ${amount} SAR from “${waqfName}”, and ${destination.en} holds too little to return it. It is returned once there is enough`,
    },
  };
}

/** @param after the waqf's own limit in riyals; null for the platform's */
function policyChanged(waqfName: string, after: string | null): Words {
  const above = after === null ? approvalThreshold : parseAmount(after);
  const title = { ar: 'غيّر الواقف حد الموافقة', en: 'The founder changed the approval limit' };
  if (above === 0n) {
    return {
      title,
      message: {
        ar: `كل تحويل في ${waqfCalled(waqfName)} ينتظر موافقة الواقف من الآن`,
        en: `From now on every transfer of “${waqfName}” awaits the founder’s approval`,
      },
    };
  }
  const amount = displayAmount(above);
  return {
    title,
    message: {
      ar: `ما زاد على ${amount} ريال في ${waqfCalled(waqfName)} ينتظر موافقة الواقف من الآن`,
      en: `From now on transfers of more than ${amount} SAR from “${waqfName}” await the founder’s approval`,
    },
  };
}
