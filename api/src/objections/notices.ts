import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BeneficiariesFacade } from '../beneficiaries/index.js';
import { IdentityFacade } from '../identity/index.js';
import { type Membership, Memberships } from '../membership/index.js';
import { NotificationsFacade } from '../notifications/index.js';
import { atTime, type Ctx, Facts, type Occurrence } from '../platform/index.js';
import {
  confirmed,
  confirmedForParties,
  escalated,
  granted,
  grantedForParties,
  overdue,
  paper,
  paperRequested as requested,
  raised,
  revised,
  revisedForParties,
  undecided,
  upheld,
  upheldForParties,
  withdrawn,
  type Words,
} from './domain/notice-words.js';
import { answererOf, type Objection, reviewerOf } from './domain/objection.js';
import {
  decisionOverdue,
  objectionConfirmed,
  objectionEscalated,
  objectionGranted,
  objectionOverdue,
  objectionRaised,
  objectionRevised,
  objectionUpheld,
  objectionWithdrawn,
  paperAdded,
  paperRequested,
} from './objections.facts.js';
import { ObjectionRepository } from './persistence/objection.repository.js';

interface About {
  readonly waqfId: string;
  readonly objectionId: string;
  readonly personId: string;
}
type InWaqf = (waqfName: string) => Words;

/**
 * Notifies the nazir and the founder of an objection, the person and a minor's guardian of its answer, and
 * administrators when one of them reviews it. No notice quotes what anybody wrote.
 */
@Injectable()
export class ObjectionNotices implements OnModuleInit {
  constructor(
    private readonly facts: Facts,
    private readonly memberships: Memberships,
    private readonly identity: IdentityFacade,
    private readonly objections: ObjectionRepository,
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly notifications: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    const each =
      (tell: (ctx: Ctx, fact: About) => Promise<void>) => async (ctx: Ctx, facts: readonly About[], at: Occurrence) => {
        for (const fact of facts) await tell(atTime(ctx, at.occurredAt), fact);
      };
    const toParties = (words: InWaqf) => each((ctx, fact) => this.notifyParties(ctx, fact, words));
    const toPerson = (words: Words) => each((ctx, fact) => this.notifyPerson(ctx, fact, words));
    this.facts.on(objectionRaised, 'objections.notices', toParties(raised));
    this.facts.on(objectionOverdue, 'objections.notices', toParties(overdue));
    this.facts.on(decisionOverdue, 'objections.notices', toParties(undecided));
    this.facts.on(objectionWithdrawn, 'objections.notices', toParties(withdrawn));
    this.facts.on(objectionEscalated, 'objections.notices', toParties(escalated));
    this.facts.on(objectionGranted, 'objections.notices', toPerson(granted));
    this.facts.on(objectionUpheld, 'objections.notices', toPerson(upheld));
    this.facts.on(objectionRevised, 'objections.notices', toPerson(revised));
    this.facts.on(objectionConfirmed, 'objections.notices', toPerson(confirmed));
    this.facts.on(paperRequested, 'objections.notices', toPerson(requested));
    this.facts.on(objectionGranted, 'objections.founder-notices', toParties(grantedForParties));
    this.facts.on(objectionUpheld, 'objections.founder-notices', toParties(upheldForParties));
    this.facts.on(objectionRevised, 'objections.founder-notices', toParties(revisedForParties));
    this.facts.on(objectionConfirmed, 'objections.founder-notices', toParties(confirmedForParties));
    this.facts.on(
      paperAdded,
      'objections.notices',
      each((ctx, fact) => this.notifyAwaited(ctx, fact, paper)),
    );
  }

  /**
   * Notifies the founder, the nazir, and administrators when one of them reviews: each once, but not the person who
   * gets the payment.
   */
  private async notifyParties(ctx: Ctx, about: About, words: InWaqf): Promise<void> {
    const waqf = await this.memberships.of(ctx, about.waqfId);
    const objection = await this.objections.find(ctx, about.objectionId);
    if (!waqf || !objection) return;
    const looksAgain = objection.state === 'escalated' && reviewerOf(objection, waqf) === 'admin';
    const administrators = looksAgain ? await this.identity.idsByRole(ctx, 'admin') : [];
    await this.notify(ctx, about, words(waqf.waqfName), [waqf.waqifId, waqf.nazirId, ...administrators]);
  }

  /** Notifies the person who answers, or after escalation the people who may decide. */
  private async notifyAwaited(ctx: Ctx, about: About, words: InWaqf): Promise<void> {
    const waqf = await this.memberships.of(ctx, about.waqfId);
    const objection = await this.objections.find(ctx, about.objectionId);
    if (!waqf || !objection) return;
    const { waqifId, nazirId } = waqf;
    const awaited = awaitedParty(objection, waqf);
    const people = awaited === 'admin' ? await this.identity.idsByRole(ctx, 'admin') : null;
    await this.notify(ctx, about, words(waqf.waqfName), people ?? [awaited === 'nazir' ? nazirId : waqifId]);
  }

  private async notify(ctx: Ctx, about: About, words: Words, people: readonly (string | null)[]): Promise<void> {
    const recipients = new Set(people.flatMap((id) => id ?? []));
    recipients.delete(about.personId);
    const actionUrl = `/objections/${about.objectionId}`;
    await this.notifications.notifyAll(
      ctx,
      [...recipients].map((userId) => ({ ...words, userId, priority: 'high', category: 'beneficiary', actionUrl })),
    );
  }

  private async notifyPerson(ctx: Ctx, { personId, objectionId, waqfId }: About, words: Words): Promise<void> {
    const actionUrl = `/beneficiary/objections/${objectionId}`;
    const notice = { ...words, userId: personId, priority: 'high', category: 'beneficiary', actionUrl } as const;
    await this.notifications.notifyAll(ctx, await this.beneficiaries.withGuardians(ctx, waqfId, [notice]));
  }
}

const awaitedParty = (objection: Objection, waqf: Membership) =>
  objection.review === null ? answererOf(objection, waqf) : reviewerOf(objection, waqf);
