import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { accountOpened } from '../banking/index.js';
import { Memberships } from '../membership/index.js';
import { NotificationsFacade } from '../notifications/index.js';
import { type Ctx, Facts, FixedClock } from '../platform/index.js';
import { beneficiaryAdded, beneficiaryResumed, beneficiarySuspended } from './beneficiaries.facts.js';
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
    this.facts.on(beneficiarySuspended, 'beneficiaries.suspension-notices', async (ctx, acts) => {
      for (const { waqfId, personId, reason } of acts)
        await this.send(ctx, waqfId, personId, (waqfName) => suspendedNotice(waqfName, reason));
    });
    this.facts.on(beneficiaryResumed, 'beneficiaries.suspension-notices', async (ctx, acts) => {
      for (const { waqfId, personId } of acts) await this.send(ctx, waqfId, personId, resumedNotice);
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
  type: 'info' | 'success' | 'warning';
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

/** To the person whose entitlement the nazir has suspended; never as if it were final. */
function suspendedNotice(waqfName: string, reason: string): Words {
  return {
    type: 'warning',
    title: { ar: 'أُوقف استحقاقك مؤقتًا', en: 'Your entitlement is suspended for now' },
    message: {
      ar: `أوقف ناظر الوقف «${waqfName}» استحقاقك مؤقتًا. السبب: ${reason}`,
      en: `The nazir of “${waqfName}” suspended your entitlement for now. Reason: ${reason}`,
    },
  };
}

function resumedNotice(waqfName: string): Words {
  return {
    type: 'success',
    title: { ar: 'استُؤنف استحقاقك', en: 'Your entitlement is resumed' },
    message: {
      ar: `استأنف ناظر الوقف «${waqfName}» استحقاقك`,
      en: `The nazir of “${waqfName}” resumed your entitlement`,
    },
  };
}
