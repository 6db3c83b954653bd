import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { accountOpened } from '../banking/index.js';
import { Memberships } from '../membership/index.js';
import { NotificationsFacade } from '../notifications/index.js';
import { type Ctx, Facts, FixedClock } from '../platform/index.js';
import { beneficiaryAdded } from './beneficiaries.facts.js';
import { BeneficiaryRepository } from './persistence/beneficiary.repository.js';

/** Who gets which notice after which fact, in both languages. */
@Injectable()
export class BeneficiaryNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly memberships: Memberships,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    this.facts.on(beneficiaryAdded, 'beneficiaries.notices', async (ctx, added, { occurredAt }) => {
      // Dated as the fact: a notice that comes late, or of sample data, says when it happened.
      for (const { waqfId, personId } of added)
        await this.send({ ...ctx, clock: new FixedClock(occurredAt) }, waqfId, personId, addedNotice);
    });
    this.facts.on(accountOpened, 'beneficiaries.notices', async (ctx, opened, { occurredAt }) => {
      for (const { beneficiaryId } of opened) {
        const record = beneficiaryId === null ? null : await this.beneficiaries.find(ctx, beneficiaryId);
        if (!record) continue;
        await this.send({ ...ctx, clock: new FixedClock(occurredAt) }, record.waqfId, record.personId, accountNotice);
      }
    });
  }

  private async send(ctx: Ctx, waqfId: string, userId: string, words: (waqfName: string) => Words): Promise<void> {
    const waqfName = (await this.memberships.names(ctx, [waqfId])).get(waqfId) ?? '';
    await this.notifications.notify(ctx, {
      ...words(waqfName),
      userId,
      priority: 'medium',
      category: 'beneficiary',
      actionUrl: '/beneficiary/dashboard',
    });
  }
}

interface Words {
  type: 'info' | 'success';
  title: Bilingual;
  message: Bilingual;
}

/** To the person whom a nazir has added. */
function addedNotice(waqfName: string): Words {
  return {
    type: 'info',
    title: { ar: 'أُضفت مستفيداً', en: 'You were added as a beneficiary' },
    message: {
      ar: `أضافك ناظر الوقف «${waqfName}» إلى المستفيدين`,
      en: `The nazir of “${waqfName}” added you to its beneficiaries`,
    },
  };
}

/** To the person whose sub-account the bank has opened. */
function accountNotice(waqfName: string): Words {
  return {
    type: 'success',
    title: { ar: 'فُتح حسابك الفرعي', en: 'Your sub-account is open' },
    message: { ar: `فُتح لك حساب فرعي في الوقف «${waqfName}»`, en: `A sub-account was opened for you in “${waqfName}”` },
  };
}
