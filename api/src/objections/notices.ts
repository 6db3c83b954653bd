import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { Memberships } from '../membership/index.js';
import { NotificationsFacade } from '../notifications/index.js';
import { asOf, type Ctx, Facts, type Occurrence } from '../platform/index.js';
import {
  objectionGranted,
  objectionOverdue,
  objectionRaised,
  objectionUpheld,
  objectionWithdrawn,
} from './objections.facts.js';

interface Words {
  readonly type: 'info' | 'success' | 'warning';
  readonly title: Bilingual;
  readonly message: Bilingual;
}
interface About {
  readonly waqfId: string;
  readonly objectionId: string;
  readonly personId: string;
}

/** Nazir and founder get a notice of an objection, the person of its answer; nobody's words stand in a notice. */
@Injectable()
export class ObjectionNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly memberships: Memberships,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    const toParties =
      (words: (waqfName: string) => Words) => async (ctx: Ctx, facts: readonly About[], at: Occurrence) => {
        for (const fact of facts) await this.tellParties(asOf(ctx, at.occurredAt), fact, words);
      };
    const toPerson = (words: Words) => async (ctx: Ctx, facts: readonly About[], at: Occurrence) => {
      for (const fact of facts) await this.tellPerson(asOf(ctx, at.occurredAt), fact, words);
    };
    this.facts.on(objectionRaised, 'objections.notices', toParties(raised));
    this.facts.on(objectionOverdue, 'objections.notices', toParties(overdue));
    this.facts.on(objectionWithdrawn, 'objections.notices', toParties(withdrawn));
    this.facts.on(objectionGranted, 'objections.notices', toPerson(granted));
    this.facts.on(objectionUpheld, 'objections.notices', toPerson(upheld));
    this.facts.on(objectionGranted, 'objections.founder-notices', toParties(grantedForParties));
    this.facts.on(objectionUpheld, 'objections.founder-notices', toParties(upheldForParties));
  }

  /** Founder and nazir, each once, except whose payment it is. */
  private async tellParties(ctx: Ctx, about: About, words: (waqfName: string) => Words): Promise<void> {
    const waqf = await this.memberships.of(ctx, about.waqfId);
    if (!waqf) return;
    const people = new Set([waqf.waqifId, ...(waqf.nazirId === null ? [] : [waqf.nazirId])]);
    people.delete(about.personId);
    for (const userId of people)
      await this.notifications.notify(ctx, {
        ...words(waqf.waqfName),
        userId,
        priority: 'high',
        category: 'beneficiary',
        actionUrl: `/objections/${about.objectionId}`,
      });
  }

  private async tellPerson(ctx: Ctx, { personId, objectionId }: About, words: Words): Promise<void> {
    await this.notifications.notify(ctx, {
      ...words,
      userId: personId,
      priority: 'high',
      category: 'beneficiary',
      actionUrl: `/beneficiary/objections/${objectionId}`,
    });
  }
}

const raised = (waqfName: string): Words => ({
  type: 'warning',
  title: { ar: 'اعتراض على دفعة', en: 'An objection to a payment' },
  message: {
    ar: `اعترض أحد مستفيدي «${waqfName}» على مبلغ دفعته. يجيب الناظر خلال 15 يومًا`,
    en: `A beneficiary of “${waqfName}” objects to a payment. The nazir answers within 15 days`,
  },
});
const overdue = (waqfName: string): Words => ({
  type: 'warning',
  title: { ar: 'مضى موعد الجواب عن اعتراض', en: 'The answer to an objection is overdue' },
  message: {
    ar: `مضى 15 يومًا على اعتراض في «${waqfName}» ولم يُجب عنه`,
    en: `An objection in “${waqfName}” has waited 15 days for its answer`,
  },
});
const withdrawn = (waqfName: string): Words => ({
  type: 'info',
  title: { ar: 'سُحب اعتراض على دفعة', en: 'An objection was withdrawn' },
  message: {
    ar: `سحب صاحب الاعتراض في «${waqfName}» اعتراضه`,
    en: `The objection in “${waqfName}” was withdrawn by whoever raised it`,
  },
});
const grantedForParties = (waqfName: string): Words => ({
  type: 'info',
  title: { ar: 'قُبل اعتراض على دفعة', en: 'An objection was granted' },
  message: { ar: `قُبل اعتراض في «${waqfName}»`, en: `An objection in “${waqfName}” was granted` },
});
const upheldForParties = (waqfName: string): Words => ({
  type: 'info',
  title: { ar: 'أُجيب عن اعتراض على دفعة', en: 'An objection was answered' },
  message: {
    ar: `أُجيب عن اعتراض في «${waqfName}» وبقي المبلغ`,
    en: `An objection in “${waqfName}” was answered and the amount stands`,
  },
});
const granted: Words = {
  type: 'success',
  title: { ar: 'قُبل اعتراضك', en: 'Your objection was granted' },
  message: { ar: 'اقرأ الجواب وما يترتب عليه', en: 'Read the answer and what follows from it' },
};
const upheld: Words = {
  type: 'info',
  title: { ar: 'أُجيب عن اعتراضك', en: 'Your objection was answered' },
  message: { ar: 'بقي المبلغ كما هو. اقرأ السبب', en: 'The amount stands. Read the reason' },
};
