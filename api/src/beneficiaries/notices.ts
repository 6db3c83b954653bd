import { waqfCalled } from '@waqf/formats';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { accountOpened } from '../banking/index.js';
import { Memberships } from '../membership/index.js';
import { NotificationsFacade } from '../notifications/index.js';
import { atTime, type Ctx, Facts } from '../platform/index.js';
import {
  beneficiaryAdded,
  beneficiaryRemoved,
  beneficiaryResumed,
  beneficiarySuspended,
  disputeExplained,
  disputeRaised,
  leavingRequested,
  payeeIbanApproved,
  payeeIbanRequested,
  payeeIbanDeclined,
} from './beneficiaries.facts.js';
import { BeneficiaryRepository } from './persistence/beneficiary.repository.js';
import { GuardianNotices } from './use-cases/guardian-notices.js';

/**
 * Sends notices to the right users after each fact, in both languages. A beneficiary may be named by strangers, so the
 * notice contains no text of theirs, such as the waqf's name; the page that it opens shows the waqf.
 */
@Injectable()
export class BeneficiaryNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly memberships: Memberships,
    private readonly guardians: GuardianNotices,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    this.facts.on(beneficiaryAdded, 'beneficiaries.notices', async (ctx, added, { occurredAt }) => {
      // A notice has the date of its fact, so that a late notice or one of sample data says when it happened.
      for (const place of added) await this.send(atTime(ctx, occurredAt), place, addedNotice);
    });
    this.facts.on(beneficiarySuspended, 'beneficiaries.suspension-notices', async (ctx, acts) => {
      for (const place of acts) await this.send(ctx, place, suspendedNotice);
    });
    this.facts.on(beneficiaryResumed, 'beneficiaries.suspension-notices', async (ctx, acts) => {
      for (const place of acts) await this.send(ctx, place, resumedNotice);
    });
    this.facts.on(disputeRaised, 'beneficiaries.dispute-notices', async (ctx, raised) => {
      for (const { waqfId } of raised) await this.notifyParties(ctx, waqfId, disputedNotice);
    });
    this.facts.on(leavingRequested, 'beneficiaries.dispute-notices', async (ctx, asked) => {
      for (const { waqfId } of asked) await this.notifyParties(ctx, waqfId, leavingNotice);
    });
    this.facts.on(disputeExplained, 'beneficiaries.dispute-notices', async (ctx, answers) => {
      for (const answer of answers)
        await this.send(ctx, answer, answer.kind === 'leaving' ? stayingNotice : explainedNotice);
    });
    this.facts.on(beneficiaryRemoved, 'beneficiaries.dispute-notices', async (ctx, answers) => {
      for (const answer of answers)
        await this.send(ctx, answer, answer.kind === 'leaving' ? leftNotice : removedNotice);
    });
    this.facts.on(payeeIbanRequested, 'beneficiaries.iban-notices', async (ctx, asked) => {
      for (const place of asked) await this.sendOfIban(ctx, place, ibanAskedNotice);
    });
    this.facts.on(payeeIbanApproved, 'beneficiaries.iban-notices', async (ctx, approved) => {
      for (const place of approved) await this.sendOfIban(ctx, place, ibanApprovedNotice);
    });
    this.facts.on(payeeIbanDeclined, 'beneficiaries.iban-notices', async (ctx, declined) => {
      for (const { requestedBy, waqfId } of declined)
        await this.notifications.notify(ctx, {
          ...urgent(requestedBy, ibanDeclinedNotice),
          actionUrl: `/beneficiaries?waqf=${waqfId}`,
        });
    });
    this.facts.on(accountOpened, 'beneficiaries.notices', async (ctx, opened, { occurredAt }) => {
      for (const { beneficiaryId } of opened) {
        const record = beneficiaryId === null ? null : await this.beneficiaries.find(ctx, beneficiaryId);
        if (!record) continue;
        await this.send(atTime(ctx, occurredAt), record, accountNotice);
      }
    });
  }

  /** Notifies the nazir, who answers, and the founder; the person's words are shown on the page only. */
  private async notifyParties(ctx: Ctx, waqfId: string, words: (waqfName: string) => Words): Promise<void> {
    const waqf = await this.memberships.of(ctx, waqfId);
    if (!waqf) return;
    const parties = [
      { userId: waqf.waqifId, actionUrl: `/waqf/${waqfId}/details` },
      ...(waqf.nazirId === null ? [] : [{ userId: waqf.nazirId, actionUrl: `/beneficiaries?waqf=${waqfId}` }]),
    ];
    // A founder who is also the nazir gets one notice, with the link to the page for the answer.
    const recipients = parties.filter(
      ({ userId }, at) => !parties.slice(at + 1).some((later) => later.userId === userId),
    );
    for (const { userId, actionUrl } of recipients)
      await this.notifications.notify(ctx, {
        ...words(waqf.waqfName),
        userId,
        priority: 'high',
        category: 'beneficiary',
        actionUrl,
      });
  }

  /** Sent immediately with high priority, so that a person who did not request the account notices it. */
  private async sendOfIban(ctx: Ctx, { personId, waqfId }: Place, words: Words): Promise<void> {
    const notice = { ...urgent(personId, words), actionUrl: '/beneficiary/profile' };
    await this.notifications.notifyAll(ctx, await this.guardians.withGuardians(ctx, waqfId, [notice]));
  }

  private async send(ctx: Ctx, { personId: userId, waqfId }: Place, words: Words): Promise<void> {
    const actionUrl = '/beneficiary/entitlements';
    const notice = { ...words, userId, priority: 'medium', category: 'beneficiary', actionUrl } as const;
    await this.notifications.notifyAll(ctx, await this.guardians.withGuardians(ctx, waqfId, [notice]));
  }
}

const urgent = (userId: string, words: Words) =>
  ({ ...words, userId, priority: 'high', category: 'beneficiary' }) as const;

/** A beneficiary of a waqf. */
interface Place {
  personId: string;
  waqfId: string;
}

interface Words {
  type: 'info' | 'success' | 'warning';
  title: Bilingual;
  message: Bilingual;
}

/** Sent to the person whom a nazir has added. */
const addedNotice: Words = {
  type: 'info',
  title: { ar: 'أُضفت مستفيدًا', en: 'You were added as a beneficiary' },
  message: {
    ar: 'أُضفت إلى مستفيدي وقف. راجع بياناته في لوحتك',
    en: 'You were added to the beneficiaries of a waqf. Review it on your dashboard',
  },
};

/** Sent to the person whose sub-account the bank has opened. */
const accountNotice: Words = {
  type: 'success',
  title: { ar: 'فُتح حسابك الفرعي', en: 'Your sub-account is open' },
  message: { ar: 'فُتح لك حساب فرعي في وقف تستفيد منه', en: 'A sub-account was opened for you in one of your waqfs' },
};

/** Sent to the person whose entitlement the nazir has suspended; it must not sound final. */
const suspendedNotice: Words = {
  type: 'warning',
  title: { ar: 'أُوقف استحقاقك مؤقتًا', en: 'Your entitlement is suspended for now' },
  message: {
    ar: 'أوقف الناظر استحقاقك في أحد أوقافك مؤقتًا. راجعه في استحقاقاتك',
    en: 'The nazir suspended your entitlement in one of your waqfs for now. See your entitlements',
  },
};

const resumedNotice: Words = {
  type: 'success',
  title: { ar: 'استُؤنف استحقاقك', en: 'Your entitlement is resumed' },
  message: {
    ar: 'استأنف الناظر استحقاقك في أحد أوقافك',
    en: 'The nazir resumed your entitlement in one of your waqfs',
  },
};

const explainedNotice: Words = {
  type: 'info',
  title: { ar: 'أجاب الناظر عن اعتراضك', en: 'The nazir answered your dispute' },
  message: {
    ar: 'اقرأ الجواب في استحقاقاتك. إن لم يكفِك فلك أن تعترض من جديد',
    en: 'Read the answer in your entitlements. You may dispute again if it does not settle the matter',
  },
};

const removedNotice: Words = {
  type: 'success',
  title: { ar: 'أُزلت من المستفيدين', en: 'You were removed from the beneficiaries' },
  message: {
    ar: 'أزالك الناظر من مستفيدي الوقف الذي اعترضت على إدراجك فيه',
    en: 'The nazir removed you from the beneficiaries of the waqf that you disputed',
  },
};

const stayingNotice: Words = {
  type: 'info',
  title: { ar: 'أجاب الناظر عن طلب خروجك', en: 'The nazir answered your request to leave' },
  message: {
    ar: 'بقيت مستفيدًا. اقرأ جواب الناظر في استحقاقاتك',
    en: 'You are still a beneficiary. Read the answer in your entitlements',
  },
};

const leftNotice: Words = {
  type: 'success',
  title: { ar: 'خرجت من مستفيدي الوقف', en: 'You left the beneficiaries' },
  message: {
    ar: 'قبل الناظر طلب خروجك. ما صُرف لك سابقًا يبقى لك وفي سجلك',
    en: 'The nazir accepted your request. What you were paid before stays yours and in your records',
  },
};

/** Sent to the owner of an account that a nazir has requested. */
const ibanAskedNotice: Words = {
  type: 'warning',
  title: { ar: 'آيبان جديد ينتظر تأكيدك', en: 'A new IBAN awaits your confirmation' },
  message: {
    ar: 'طلب الناظر أن تُصرف مستحقاتك إلى آيبان جديد. أكده إن كان حسابك، أو أنكره',
    en: 'The nazir asks to pay you to a new IBAN. Confirm it if it is your account, or decline it',
  },
};

const ibanApprovedNotice: Words = {
  type: 'warning',
  title: { ar: 'تغيّر الحساب الذي تُصرف إليه مستحقاتك', en: 'The account you are paid to is changing' },
  message: {
    ar: 'اعتُمد آيبان جديد، ويُصرف إليه بعد 48 ساعة. إن لم تطلبه فأبلغ الناظر الآن',
    en: 'A new IBAN was approved and is paid to after 48 hours. Tell the nazir now if you did not ask for it',
  },
};

const ibanDeclinedNotice: Words = {
  type: 'warning',
  title: { ar: 'أنكر مستفيد آيبانًا', en: 'A beneficiary declined an IBAN' },
  message: {
    ar: 'أنكر مستفيد الآيبان الذي طلبت الصرف إليه، فلا يُصرف إليه شيء',
    en: 'A beneficiary declined the IBAN that you asked for; nothing is paid to it',
  },
};

/** Sent to the nazir and the founder of the waqf. */
const disputedNotice = (waqfName: string): Words => ({
  type: 'warning',
  title: { ar: 'اعتراض على إدراج مستفيد', en: 'A beneficiary disputes being named' },
  message: {
    ar: `اعترض أحد مستفيدي ${waqfCalled(waqfName)} على إدراجه. يجيب الناظر بإزالته أو ببيان السبب`,
    en: `A beneficiary of “${waqfName}” disputes being named. The nazir removes them or explains`,
  },
});

const leavingNotice = (waqfName: string): Words => ({
  type: 'warning',
  title: { ar: 'مستفيد يطلب الخروج', en: 'A beneficiary asks to leave' },
  message: {
    ar: `طلب أحد مستفيدي ${waqfCalled(waqfName)} الخروج منه. يقبل الناظر طلبه أو يبيّن له السبب`,
    en: `A beneficiary of “${waqfName}” asks to leave. The nazir accepts or explains`,
  },
});
