import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { accountOpened } from '../banking/index.js';
import { Memberships } from '../membership/index.js';
import { NotificationsFacade } from '../notifications/index.js';
import { type Ctx, Facts, FixedClock } from '../platform/index.js';
import { beneficiaryAdded, beneficiaryResumed, beneficiarySuspended } from './beneficiaries.facts.js';
import { BeneficiaryRepository } from './persistence/beneficiary.repository.js';

/**
 * Who gets which notice after which fact, in both languages. Who is named as a beneficiary is named by strangers: no
 * text of theirs, such as the name of the waqf, comes with the news. The page that it opens names the waqf.
 */
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
      for (const { personId } of added)
        await this.send({ ...ctx, clock: new FixedClock(occurredAt) }, personId, addedNotice);
    });
    this.facts.on(beneficiarySuspended, 'beneficiaries.suspension-notices', async (ctx, acts) => {
      for (const { waqfId, personId, reason } of acts)
        await this.send(ctx, personId, suspendedNotice(await this.nameOf(ctx, waqfId), reason));
    });
    this.facts.on(beneficiaryResumed, 'beneficiaries.suspension-notices', async (ctx, acts) => {
      for (const { waqfId, personId } of acts)
        await this.send(ctx, personId, resumedNotice(await this.nameOf(ctx, waqfId)));
    });
    this.facts.on(accountOpened, 'beneficiaries.notices', async (ctx, opened, { occurredAt }) => {
      for (const { beneficiaryId } of opened) {
        const record = beneficiaryId === null ? null : await this.beneficiaries.find(ctx, beneficiaryId);
        if (!record) continue;
        await this.send({ ...ctx, clock: new FixedClock(occurredAt) }, record.personId, accountNotice);
      }
    });
  }

  private async nameOf(ctx: Ctx, waqfId: string): Promise<string> {
    return (await this.memberships.names(ctx, [waqfId])).get(waqfId) ?? '';
  }

  private async send(ctx: Ctx, userId: string, words: Words): Promise<void> {
    await this.notifications.notify(ctx, {
      ...words,
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
const addedNotice: Words = {
  type: 'info',
  title: { ar: 'أُضفت مستفيداً', en: 'You were added as a beneficiary' },
  message: {
    ar: 'أُضفت إلى مستفيدي وقف. راجع بياناته في لوحتك',
    en: 'You were added to the beneficiaries of a waqf. Review it on your dashboard',
  },
};

/** To the person whose sub-account the bank has opened. */
const accountNotice: Words = {
  type: 'success',
  title: { ar: 'فُتح حسابك الفرعي', en: 'Your sub-account is open' },
  message: { ar: 'فُتح لك حساب فرعي في وقف تستفيد منه', en: 'A sub-account was opened for you in one of your waqfs' },
};

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
