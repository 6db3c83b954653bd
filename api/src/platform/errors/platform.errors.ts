import { fieldCatalogue } from '@waqf/contracts/messages';
import { DomainError, type FieldProblem } from './domain-error.js';

export class NotSignedInError extends DomainError {
  readonly code = 'platform.not-signed-in';
  readonly status = 401;
  constructor() {
    super({ ar: 'سجّل الدخول للمتابعة', en: 'Sign in to continue' });
  }
}

export class ForbiddenError extends DomainError {
  readonly code = 'platform.forbidden';
  readonly status = 403;
  constructor() {
    super({ ar: 'غير مخول للقيام بهذا الإجراء', en: 'You are not authorized to do this' });
  }
}

/** The header x-national-id names a different person than the session. */
export class IdentityMismatchError extends DomainError {
  readonly code = 'platform.identity-mismatch';
  readonly status = 403;
  constructor() {
    super({ ar: 'الهوية المرسلة لا تطابق صاحب الجلسة', en: 'The identity sent is not the one signed in' });
  }
}

export class CrossSiteError extends DomainError {
  readonly code = 'platform.cross-site';
  readonly status = 403;
  constructor() {
    super({
      ar: 'رُفض الطلب لأنه لم يصدر من المنصة',
      en: 'The request was refused because it did not come from the platform',
    });
  }
}

export class NotFoundError extends DomainError {
  readonly code = 'platform.not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'المطلوب غير موجود', en: 'What you asked for was not found' });
  }
}

/** The address exists, but not for the method of the request. */
export class MethodNotAllowedError extends DomainError {
  readonly code = 'platform.method-not-allowed';
  readonly status = 405;
  constructor(override readonly allow: readonly string[]) {
    super({ ar: 'هذا العنوان لا يقبل هذا النوع من الطلبات', en: 'This address does not accept this kind of request' });
  }
}

export class InvalidInputError extends DomainError {
  readonly code = 'platform.invalid-input';
  readonly status = 400;
  constructor(override readonly fields: readonly FieldProblem[]) {
    super(fields[0]?.message ?? { ar: 'البيانات المرسلة غير صحيحة', en: 'The data sent is not valid' });
  }
}

/** The query's `cursor` was not issued by the list. */
export class InvalidCursorError extends InvalidInputError {
  constructor() {
    super([{ field: 'cursor', message: fieldCatalogue.cursor }]);
  }
}

export class MalformedRequestError extends DomainError {
  readonly code = 'platform.malformed';
  readonly status = 400;
  constructor() {
    super({ ar: 'تعذرت قراءة الطلب', en: 'The request could not be read' });
  }
}

export class InvalidIdempotencyKeyError extends DomainError {
  readonly code = 'platform.idempotency-key';
  readonly status = 400;
  constructor() {
    super({
      ar: 'مفتاح العملية من 1 إلى 200 حرف لاتيني أو رقم أو رمز بلا مسافات',
      en: 'The idempotency key is 1 to 200 visible ASCII characters',
    });
  }
}

export class TooLargeError extends DomainError {
  readonly code = 'platform.too-large';
  readonly status = 413;
  constructor(text = { ar: 'حجم البيانات المرسلة كبير جدًا', en: 'The data sent is too large' }) {
    super(text);
  }
}

export class UnsupportedMediaTypeError extends DomainError {
  readonly code = 'platform.media-type';
  readonly status = 415;
  constructor() {
    super({ ar: 'نوع المحتوى غير مدعوم', en: 'The content type is not supported' });
  }
}

export class TooManyRequestsError extends DomainError {
  readonly code = 'platform.too-many-requests';
  readonly status = 429;
  constructor(override readonly retryAfter: number) {
    super({ ar: 'طلبات كثيرة، حاول بعد قليل', en: 'Too many requests, try again shortly' });
  }
}

/** The setting `maintenanceMode` is on; administrators can still work. */
export class MaintenanceError extends DomainError {
  readonly code = 'platform.maintenance';
  readonly status = 503;
  override readonly wanted = true;
  override readonly retryAfter = 300;
  constructor() {
    super({
      ar: 'المنصة تحت الصيانة. بياناتك محفوظة، عد بعد قليل',
      en: 'The platform is under maintenance. Your data is safe; come back shortly',
    });
  }
}

export class UnavailableError extends DomainError {
  readonly code = 'platform.unavailable';
  readonly status = 503;
  override readonly retryAfter = 5;
  constructor() {
    super({
      ar: 'الخدمة غير متاحة مؤقتًا، حاول بعد قليل',
      en: 'The service is unavailable for a moment, try again shortly',
    });
  }
}

export class StorageFullError extends DomainError {
  readonly code = 'platform.storage-full';
  readonly status = 507;
  constructor() {
    super({ ar: 'لا توجد مساحة تخزين كافية', en: 'There is not enough storage space' });
  }
}

/** The request is for a host that is not ours. */
export class UnknownHostError extends DomainError {
  readonly code = 'platform.unknown-host';
  readonly status = 400;
  constructor() {
    super({ ar: 'العنوان المطلوب ليس عنوان المنصة', en: 'The host asked for is not the platform' });
  }
}

/** The headers of a request are longer than the server accepts. */
export class HeadersTooLargeError extends DomainError {
  readonly code = 'platform.headers-too-large';
  readonly status = 431;
  constructor() {
    super({ ar: 'ترويسات الطلب كبيرة جدًا', en: 'The headers of the request are too large' });
  }
}

/** The request did not arrive in time. */
export class RequestTimeoutError extends DomainError {
  readonly code = 'platform.request-timeout';
  readonly status = 408;
  constructor() {
    super({ ar: 'انتهت مهلة وصول الطلب', en: 'The request did not arrive in time' });
  }
}

/** The request's `Expect` header asks for something that the server does not support. */
export class ExpectationError extends DomainError {
  readonly code = 'platform.expectation';
  readonly status = 417;
  constructor() {
    super({ ar: 'لا يمكن تلبية ما طلبته ترويسة Expect', en: 'What the header Expect asks for is not supported' });
  }
}
