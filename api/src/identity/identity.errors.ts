import { DomainError } from '../platform/index.js';

export class IdentitySignInNotFoundError extends DomainError {
  readonly code = 'identity.sign-in-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'طلب الدخول غير موجود', en: 'The sign-in request was not found' });
  }
}

export class IdentitySessionNotFoundError extends DomainError {
  readonly code = 'identity.session-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'هذه الجلسة انتهت أو غير موجودة', en: 'This session has ended or does not exist' });
  }
}

export class IdentityNotVerifiedError extends DomainError {
  readonly code = 'identity.not-verified';
  readonly status = 401;
  constructor() {
    super({ ar: 'أكمل التحقق عبر نفاذ أولاً', en: 'Complete the verification with Nafath first' });
  }
}

export class IdentityAlreadyRegisteredError extends DomainError {
  readonly code = 'identity.already-registered';
  readonly status = 409;
  constructor() {
    super({ ar: 'هذه الهوية مسجلة مسبقاً', en: 'This identity is already registered' });
  }
}

export class IdentityRegistrationClosedError extends DomainError {
  readonly code = 'identity.registration-closed';
  readonly status = 403;
  constructor() {
    super({ ar: 'التسجيل مغلق حالياً', en: 'Registration is closed for now' });
  }
}

export class IdentityDeactivatedError extends DomainError {
  readonly code = 'identity.deactivated';
  readonly status = 403;
  constructor() {
    super({ ar: 'هذا الحساب موقوف، تواصل مع الدعم', en: 'This account is deactivated; contact support' });
  }
}

export class IdentitySystemClosedError extends DomainError {
  readonly code = 'identity.system-closed';
  readonly status = 403;
  constructor() {
    super({ ar: 'المنصة مغلقة مؤقتاً', en: 'The platform is closed for the moment' });
  }
}

export class IdentityRoleNotHeldError extends DomainError {
  readonly code = 'identity.role-not-held';
  readonly status = 403;
  constructor() {
    super({ ar: 'ليس لديك هذا الدور', en: 'You do not have this role' });
  }
}

export class IdentityNafathUnavailableError extends DomainError {
  readonly code = 'identity.nafath-unavailable';
  readonly status = 503;
  override readonly retryAfter = 10;
  constructor() {
    super({ ar: 'خدمة نفاذ غير متاحة الآن، حاول بعد قليل', en: 'Nafath is not available now; try again shortly' });
  }
}

export class IdentityProofRefusedError extends DomainError {
  readonly code = 'identity.proof-refused';
  readonly status = 401;
  constructor() {
    super({ ar: 'إثبات الهوية غير صالح', en: 'The proof of identity is not valid' });
  }
}
