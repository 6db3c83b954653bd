import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { displayAmount } from '@waqf/money';
import { NotificationsFacade } from '../notifications/index.js';
import type { Ctx } from '../platform/index.js';
import type { Membership } from '../membership/index.js';
import type { TransactionRecord } from './domain/transaction.js';

interface Told {
  title: Bilingual;
  message: Bilingual;
  type: 'success' | 'info' | 'warning';
}

/**
 * What founder and nazir are told about their waqf's money, inside the transaction that moves it; whoever did it knows.
 */
@Injectable()
export class Notices {
  constructor(private readonly notifications: NotificationsFacade) {}

  /** One notice, however many transactions were recorded together. */
  async recorded(ctx: Ctx, waqf: Membership, records: readonly TransactionRecord[]): Promise<void> {
    const [first] = records;
    if (!first) return;
    await this.tell(ctx, waqf, records.length === 1 ? aboutOne(waqf, first) : aboutSeveral(waqf, records.length));
  }

  async reversed(ctx: Ctx, waqf: Membership, record: TransactionRecord): Promise<void> {
    const amount = displayAmount(record.amount);
    await this.tell(ctx, waqf, {
      title:
        record.type === 'income'
          ? { ar: 'عكس إيراد', en: 'Income reversed' }
          : { ar: 'عكس مصروف', en: 'Expense reversed' },
      message: {
        ar: `${waqf.waqfName}: ${record.description}، ${amount} ريال`,
        en: `${waqf.waqfName}: ${record.description}, ${amount} SAR`,
      },
      type: 'warning',
    });
  }

  private async tell(ctx: Ctx, waqf: Membership, told: Told): Promise<void> {
    const people = [...new Set([waqf.waqifId, ...(waqf.nazirId === null ? [] : [waqf.nazirId])])];
    const actor = ctx.actor.kind === 'person' ? ctx.actor.userId : null;
    for (const userId of people.filter((person) => person !== actor)) {
      const actionUrl =
        userId === waqf.nazirId ? `/transactions?waqfId=${waqf.waqfId}` : `/waqf/${waqf.waqfId}/details`;
      await this.notifications.notify(ctx, { userId, ...told, priority: 'medium', category: 'transaction', actionUrl });
    }
    await this.notifications.push(ctx, { userIds: people, event: 'waqf.changed', data: { waqfId: waqf.waqfId } });
  }
}

function aboutOne(waqf: Membership, { type, amount, description }: TransactionRecord): Told {
  const shown = displayAmount(amount);
  return {
    title: type === 'income' ? { ar: 'إيراد جديد', en: 'New income' } : { ar: 'مصروف جديد', en: 'New expense' },
    message: {
      ar: `${waqf.waqfName}: ${description}، ${shown} ريال`,
      en: `${waqf.waqfName}: ${description}, ${shown} SAR`,
    },
    type: type === 'income' ? 'success' : 'info',
  };
}

function aboutSeveral(waqf: Membership, count: number): Told {
  return {
    title: { ar: 'معاملات جديدة', en: 'New transactions' },
    message: {
      ar: `${waqf.waqfName}: عدد المعاملات المسجلة ${count}`,
      en: `${waqf.waqfName}: ${count} transactions were recorded`,
    },
    type: 'info',
  };
}
