import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { displayAmount, halalas } from '@waqf/money';
import { type Membership, Memberships } from '../membership/index.js';
import { type Notice, NotificationsFacade } from '../notifications/index.js';
import { atTime, type Ctx, Facts, type Occurrence } from '../platform/index.js';
import { type TransactionFact, transactionRecorded, transactionReversed } from './finances.facts.js';

interface Words {
  title: Bilingual;
  message: Bilingual;
  type: 'success' | 'info' | 'warning';
}

/** Notifies founder and nazir about their waqf's money, except the person who recorded it. */
@Injectable()
export class FinancesNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly memberships: Memberships,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    const name = 'finances.notices';
    this.facts.on(transactionRecorded, name, (ctx, recorded, event) => {
      const own = recorded.filter(({ imported }) => !imported);
      return this.send(ctx, event, own, (waqf, facts) =>
        facts.length === 1 ? facts.map((fact) => one(waqf, fact)) : [several(waqf, facts.length)],
      );
    });
    this.facts.on(transactionReversed, name, (ctx, undone, event) =>
      this.send(ctx, event, undone, (waqf, facts) => facts.map((fact) => reversed(waqf, fact))),
    );
  }

  /** Sends one notice for everything that was recorded together for a waqf. A late notice has the date of its fact. */
  private async send<Fact extends TransactionFact>(
    ctx: Ctx,
    { occurredAt }: Occurrence,
    facts: readonly Fact[],
    wordsOf: (waqf: Membership, facts: readonly Fact[]) => Words[],
  ): Promise<void> {
    const memberships = await this.memberships.ofAll(
      ctx,
      facts.map(({ waqfId }) => waqfId),
    );
    const notices = [...memberships.values()].flatMap((waqf) => {
      const own = facts.filter(({ waqfId }) => waqfId === waqf.waqfId);
      const recordedBy = own[0]?.recordedBy ?? null;
      return wordsOf(waqf, own).flatMap((words) => noticesOf(waqf, recordedBy, words));
    });
    await this.notifications.notifyAll(atTime(ctx, occurredAt), notices);
  }
}

function noticesOf({ waqfId, waqifId, nazirId }: Membership, recordedBy: string | null, words: Words): Notice[] {
  const people = [...new Set([waqifId, ...(nazirId === null ? [] : [nazirId])])];
  return people
    .filter((userId) => userId !== recordedBy)
    .map((userId) => ({
      ...words,
      userId,
      priority: 'medium',
      category: 'transaction',
      actionUrl: userId === nazirId ? `/transactions?waqf=${waqfId}` : `/waqf/${waqfId}/details`,
    }));
}

function messageOf(waqf: Membership, { description, amountHalalas }: TransactionFact): Bilingual {
  const amount = displayAmount(halalas(BigInt(amountHalalas)));
  return {
    ar: `${waqf.waqfName}: ${description}، ${amount} ريال`,
    // Words of English stand between the Arabic names, so that each is read in its place.
    en: `${amount} SAR of “${waqf.waqfName}” for “${description}”`,
  };
}

const one = (waqf: Membership, fact: TransactionFact): Words => ({
  title: fact.type === 'income' ? { ar: 'إيراد جديد', en: 'New income' } : { ar: 'مصروف جديد', en: 'New expense' },
  message: messageOf(waqf, fact),
  type: fact.type === 'income' ? 'success' : 'info',
});

const reversed = (waqf: Membership, fact: TransactionFact): Words => ({
  title:
    fact.type === 'income' ? { ar: 'عكس إيراد', en: 'Income reversed' } : { ar: 'عكس مصروف', en: 'Expense reversed' },
  message: messageOf(waqf, fact),
  type: 'warning',
});

const several = (waqf: Membership, count: number): Words => ({
  title: { ar: 'معاملات جديدة', en: 'New transactions' },
  message: {
    ar: `${waqf.waqfName}: عدد المعاملات المسجلة ${count}`,
    en: `${count} transactions of “${waqf.waqfName}” were recorded`,
  },
  type: 'info',
});
