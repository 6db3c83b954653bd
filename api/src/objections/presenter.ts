import { Injectable } from '@nestjs/common';
import type { Objection as WireObjection } from '@waqf/contracts/objections';
import { hijriFromGregorian, riyadhDay } from '@waqf/formats';
import { formatAmountForWire, type Halalas } from '@waqf/money';
import { type CorrectionOutcome, DistributionsFacade } from '../distributions/index.js';
import { IdentityFacade, type Person } from '../identity/index.js';
import { type Membership, Memberships } from '../membership/index.js';
import { asPlatform, type Ctx } from '../platform/index.js';
import { hasTurn, mayAnswer, mayDecide, mayOpenPapers } from './access.js';
import { nextDeadline, daysUntil, escalationOf } from './domain/escalation.js';
import { type Objection, reviewerOf } from './domain/objection.js';
import { objectionStates } from './domain/objection-states.js';
import { attachedAt, mayRequestAnother, type Paper, type PaperRequest } from './domain/paper.js';
import { PaperRepository } from './persistence/paper.repository.js';

/** The data of other contexts that belongs to the objections, read once for all of them. */
interface ObjectionContext {
  /** The user's own relations to each waqf. */
  readonly memberships: ReadonlyMap<string, Membership>;
  /** Each waqf's people as the platform sees them, because a beneficiary does not see who runs a waqf. */
  readonly parties: ReadonlyMap<string, Membership>;
  readonly names: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<string, Person>;
  readonly papers: ReadonlyMap<string, readonly Paper[]>;
  readonly requests: ReadonlyMap<string, readonly PaperRequest[]>;
  readonly corrections: ReadonlyMap<string, CorrectionOutcome>;
}

/** Objections in the shape of the contract. The caller checks access. */
@Injectable()
export class ObjectionPresenter {
  constructor(
    private readonly memberships: Memberships,
    private readonly identity: IdentityFacade,
    private readonly papers: PaperRepository,
    private readonly distributions: DistributionsFacade,
  ) {}

  /** Objections with what the user may do with each. @param personId the person whose portal it is; null on a desk */
  async all(ctx: Ctx, objections: readonly Objection[], personId: string | null = null): Promise<WireObjection[]> {
    const around = await this.loadContext(ctx, objections);
    return objections.map((objection) => {
      const membership = around.memberships.get(objection.waqfId);
      const isOwn = personId === objection.personId;
      const papers = around.papers.get(objection.id) ?? [];
      const requests = around.requests.get(objection.id) ?? [];
      const opensPapers = isOwn || mayOpenPapers(ctx, objection, membership);
      return {
        ...toObjection(objection, ctx.clock.now()),
        ...inTime(objection, ctx.clock.now(), isOwn),
        waqfName: around.names.get(objection.waqfId) ?? '',
        answeredBy: around.people.get(objection.answeredBy ?? '')?.fullName ?? null,
        files: (opensPapers ? papers : []).map(toFile),
        fileCount: papers.length,
        paperRequests: requests.map((one) => toRequest(one, papers, around)),
        review: reviewFor(objection, around),
        corrections: [objection.id, objection.review?.id ?? ''].flatMap((id) => toFate(around.corrections.get(id))),
        mayAnswer: mayAnswer(ctx, objection, membership) && mayNow(objection, 'answerer', 'uphold'),
        mayDecide: mayDecide(ctx, objection, membership) && mayNow(objection, 'reviewer', 'confirm'),
        mayRequestPaper:
          hasTurn(ctx, objection, membership) && requestable(objection) && mayRequestAnother(requests, papers),
        mayWithdraw: isOwn && mayNow(objection, 'beneficiary', 'withdraw'),
        mayAttach: isOwn && mayNow(objection, 'beneficiary', 'attach'),
        mayAccept: isOwn && objection.acceptedAt === null && mayNow(objection, 'beneficiary', 'accept'),
      };
    });
  }

  async one(ctx: Ctx, objection: Objection, personId: string | null = null): Promise<WireObjection> {
    const [described] = await this.all(ctx, [objection], personId);
    if (!described) throw new Error('one objection gives one answer');
    return described;
  }

  private async loadContext(ctx: Ctx, objections: readonly Objection[]): Promise<ObjectionContext> {
    const waqfIds = objections.map(({ waqfId }) => waqfId);
    const platform = asPlatform(ctx, 'objections.reviewer');
    const ids = objections.map(({ id }) => id);
    const requests = await this.papers.requestsOf(ctx, ids);
    const asked = [...requests.values()].flatMap((all) => all.map(({ requestedBy }) => requestedBy));
    const named = [...objections.flatMap(({ answeredBy, review }) => [answeredBy, review?.decidedBy]), ...asked];
    const granted = objections.flatMap(({ id, review }) => [id, ...(review ? [review.id] : [])]);
    return {
      memberships: await this.memberships.ofAll(ctx, waqfIds),
      parties: await this.memberships.ofAll(platform, waqfIds),
      names: await this.memberships.names(ctx, waqfIds),
      people: await this.identity.people(
        ctx,
        named.flatMap((id) => id ?? []),
      ),
      papers: await this.papers.ofObjections(ctx, ids),
      requests,
      corrections: await this.distributions.correctionsFor(ctx, granted),
    };
  }
}

type Act = ReturnType<typeof objectionStates.mayNow>[number];
const mayNow = ({ state }: Objection, party: 'answerer' | 'reviewer' | 'beneficiary', act: Act): boolean =>
  objectionStates.mayNow(state, [party]).includes(act);

const requestable = (objection: Objection): boolean =>
  mayNow(objection, 'answerer', 'request-paper') || mayNow(objection, 'reviewer', 'request-paper-again');

const inRiyals = (amount: Halalas | null): string | null => (amount === null ? null : formatAmountForWire(amount));

/** `OBJ-1448-06-0012`: the Hijri month in which it was raised, and a number that no other objection has. */
function numberOf({ number, raisedAt }: Objection): string {
  const { year, month } = hijriFromGregorian(riyadhDay(raisedAt));
  return `OBJ-${year}-${String(month).padStart(2, '0')}-${String(number).padStart(4, '0')}`;
}

function toObjection(objection: Objection, now: Date) {
  const { id, paymentId, waqfId, fullName, from, to, amount, estimated, topic, item, text, state, dueOn } = objection;
  const awaited = nextDeadline(objection, now);
  return {
    id,
    number: numberOf(objection),
    paymentId,
    waqfId,
    fullName,
    estimated,
    topic,
    item: item && { kind: item.kind, amount: formatAmountForWire(item.amount) },
    text,
    state,
    dueOn,
    period: { from, to },
    amount: formatAmountForWire(amount),
    raisedAt: objection.raisedAt.toISOString(),
    seenAt: objection.seenAt?.toISOString() ?? null,
    overdue: (state === 'open' || state === 'escalated') && awaited !== null && daysUntil(awaited, now) < 0,
    daysLeft: awaited === null ? null : daysUntil(awaited, now),
    answer: objection.answer,
    answeredAt: objection.answeredAt?.toISOString() ?? null,
    correction: inRiyals(objection.correction),
    acceptedAt: objection.acceptedAt?.toISOString() ?? null,
  };
}

/** Whether the person may ask for a review now, and until when. */
function inTime(objection: Objection, now: Date, isOwn: boolean) {
  const { isOpen, until } = escalationOf(objection, now);
  return { mayEscalate: isOwn && isOpen, escalateUntil: isOpen ? until : null };
}

const toFile = ({ id, fileName, size, addedAt }: Paper) => ({ id, fileName, size, addedAt: addedAt.toISOString() });

const toRequest = (request: PaperRequest, papers: readonly Paper[], { people }: ObjectionContext) => ({
  id: request.id,
  text: request.text,
  requestedBy: people.get(request.requestedBy)?.fullName ?? null,
  requestedAt: request.requestedAt.toISOString(),
  attachedAt: attachedAt(request, papers)?.toISOString() ?? null,
});

/** The review; the reviewer is known before anybody asks for one. */
function reviewFor(objection: Objection, { parties, people }: ObjectionContext): WireObjection['review'] {
  const waqf = parties.get(objection.waqfId);
  const reviewer = waqf ? reviewerOf(objection, waqf) : 'admin';
  const { review } = objection;
  if (review === null) return { reviewer, asked: null };
  const { because, escalatedAt, dueOn, decision, decidedBy, decidedAt, correction } = review;
  return {
    reviewer,
    asked: {
      because,
      escalatedAt: escalatedAt.toISOString(),
      dueOn,
      decision,
      decidedBy: people.get(decidedBy ?? '')?.fullName ?? null,
      decidedAt: decidedAt?.toISOString() ?? null,
      correction: inRiyals(correction),
    },
  };
}

function toFate(found: CorrectionOutcome | undefined): WireObjection['corrections'] {
  if (!found) return [];
  const { amount, lineId, paidAt } = found;
  return [{ amount: formatAmountForWire(amount), paymentId: lineId, paidAt: paidAt?.toISOString() ?? null }];
}
