import { DomainError, type FieldProblem } from '../platform/index.js';
import { mostPending } from './domain/supporting-document.js';

/** Also thrown for a document of another person, or of a waqf that the user may not see. */
export class SupportingDocumentsNotFoundError extends DomainError {
  readonly code = 'supporting-documents.not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'الوثيقة غير موجودة', en: 'The document was not found' });
  }
}

/** Founders and administrators get this: what beneficiaries send is only for the nazir. */
export class SupportingDocumentsForbiddenError extends DomainError {
  readonly code = 'supporting-documents.forbidden';
  readonly status = 403;
  constructor() {
    super({ ar: 'وثائق المستفيدين يراجعها ناظر الوقف وحده', en: 'The nazir alone reviews what beneficiaries send' });
  }
}

/** The `beneficiaryId` belongs to another person, is no longer active, or does not exist. */
export class SupportingDocumentsPlaceError extends DomainError {
  readonly code = 'supporting-documents.place';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor() {
    const message = { ar: 'لست مستفيدًا من هذا الوقف', en: 'You are not a beneficiary of this waqf' };
    super(message);
    this.fields = [{ field: 'beneficiaryId', message }];
  }
}

/** The sender is the nazir, and nobody reviews their own documents. */
export class SupportingDocumentsOwnReviewError extends DomainError {
  readonly code = 'supporting-documents.own-review';
  readonly status = 409;
  constructor() {
    super({
      ar: 'أنت ناظر هذا الوقف، ووثائق مستفيديه تراجعها أنت. لا حاجة إلى إرسال وثيقتك',
      en: 'You are the nazir of this waqf and review its documents yourself. There is no need to send yours',
    });
  }
}

export class SupportingDocumentsTooManyError extends DomainError {
  readonly code = 'supporting-documents.too-many';
  readonly status = 409;
  constructor() {
    super({
      ar: `لك ${mostPending} وثائق تنتظر المراجعة. اسحب واحدة منها أو انتظر الناظر`,
      en: `You have ${mostPending} documents awaiting review. Withdraw one or wait for the nazir`,
    });
  }
}

/** The document is already reviewed or withdrawn. */
export class SupportingDocumentsSettledError extends DomainError {
  readonly code = 'supporting-documents.settled';
  readonly status = 409;
  constructor() {
    super({ ar: 'رُوجعت هذه الوثيقة أو سُحبت', en: 'This document was reviewed or withdrawn already' });
  }
}
