import { momentText } from '@waqf/formats';
import { DomainError } from '../platform/index.js';

// Clients know the first two codes from the time when only bank transfers were approved.

/** The request does not exist, or the caller may not see its waqf. */
export class ApprovalsNotFoundError extends DomainError {
  readonly code = 'banking.approval-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'الطلب غير موجود', en: 'The request was not found' });
  }
}

/** The request was already decided differently, or by somebody else. */
export class ApprovalsAlreadyDecidedError extends DomainError {
  readonly code = 'banking.already-decided';
  readonly status = 409;
  constructor() {
    super({ ar: 'صدر القرار في هذا الطلب من قبل', en: 'This request has already been decided' });
  }
}

/** This version does not know the kind of request, so it cannot do what the request is for. */
export class ApprovalsUnknownKindError extends DomainError {
  readonly code = 'approvals.unknown-kind';
  readonly status = 422;
  constructor() {
    super({
      ar: 'هذا النوع من الطلبات غير معروف هنا، فلا يمكن البت فيه',
      en: 'This kind of request is not known here and cannot be decided',
    });
  }
}

/** Nobody may decide their own request. */
export class ApprovalsOwnRequestError extends DomainError {
  readonly code = 'approvals.own-request';
  readonly status = 403;
  constructor() {
    super({
      ar: 'لا يبت في الطلب من قدّمه، فسمِّ شخصًا ثانيًا للموافقة في سياسة التحويلات',
      en: 'Whoever made a request cannot decide on it. Name a second person in the transfer policy',
    });
  }
}

/** When the waqf has nobody else, the requester may decide only after a waiting time. */
export class ApprovalsWaitingTimeError extends DomainError {
  readonly code = 'approvals.waiting-time';
  readonly status = 403;
  /** @param until the end of the waiting time */
  constructor(until: Date) {
    super({
      ar: `لا أحد غيرك يبت في الطلب، فتوافق عليه بعد مهلة تنتهي في ${momentText(until, 'ar')}، ولك سحبه قبلها`,
      en: `Nobody else can decide, so you may approve it after a waiting time that ends ${momentText(until, 'en')}; withdraw it before`,
    });
  }
}

/** Whoever made the request may not make it any more: what they asked for is not done in their name. */
export class ApprovalsRequesterLeftError extends DomainError {
  readonly code = 'approvals.requester-left';
  readonly status = 409;
  constructor() {
    super({
      ar: 'لم تعد لمقدم الطلب صلاحية تقديمه، فارفضه، ويقدمه من خلفه إن لزم',
      en: 'Whoever made this request may no longer make it. Reject it; their successor can make a new one',
    });
  }
}
