import type { StepUpAct } from '@waqf/contracts/step-up';
import { DomainError } from '../platform/index.js';
import type { StepUpRefusal } from './domain/step-up.js';

const reservedName = {
  ar: 'اكتب اسمك كما في هويتك، فهذا الاسم لغيرك',
  en: 'Write your name as on your ID; this name belongs to somebody else',
};

/** The message when somebody enters, for another person, a name that an administrator has. */
export const nameOfAdmin = {
  ar: 'هذا اسم مدير في المنصة. إن كان لصاحب الهوية الاسم نفسه فاكتبه كاملًا كما في هويته',
  en: 'An administrator has this name. If the person has the same name, write it in full as on their ID',
};

export class IdentityAdminsNameError extends DomainError {
  readonly code = 'identity.administrators-name';
  readonly status = 422;
  override readonly fields = [{ field: 'fullName', message: nameOfAdmin }];
  constructor() {
    super(nameOfAdmin);
  }
}

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
    super({ ar: 'أكمل التحقق عبر نفاذ أولًا', en: 'Complete the verification with Nafath first' });
  }
}

export class IdentityAlreadyRegisteredError extends DomainError {
  readonly code = 'identity.already-registered';
  readonly status = 409;
  constructor() {
    super({ ar: 'هذه الهوية مسجلة مسبقًا', en: 'This identity is already registered' });
  }
}

export class IdentityRegistrationClosedError extends DomainError {
  readonly code = 'identity.registration-closed';
  readonly status = 403;
  constructor() {
    super({ ar: 'التسجيل مغلق حاليًا', en: 'Registration is closed for now' });
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
    super({ ar: 'المنصة مغلقة مؤقتًا', en: 'The platform is closed for the moment' });
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

/** The version of the platform that runs here does not know this kind of act. */
export class IdentityUnknownActError extends DomainError {
  readonly code = 'identity.unknown-act';
  readonly status = 422;
  constructor() {
    super({ ar: 'هذا الإجراء لا يؤكَّد بنفاذ', en: 'This action is not confirmed with Nafath' });
  }
}

export class IdentityStepUpNotFoundError extends DomainError {
  readonly code = 'identity.step-up-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'طلب التأكيد غير موجود', en: 'The request for a confirmation was not found' });
  }
}

/** The act needs new values, and they were not sent with it. */
export class IdentityIncompleteActError extends DomainError {
  readonly code = 'identity.act-incomplete';
  readonly status = 422;
  constructor() {
    super({
      ar: 'أرسل القيم الجديدة مع الإجراء المطلوب تأكيده',
      en: 'Send the new values with the action to be confirmed',
    });
  }
}

export class IdentityReservedNameError extends DomainError {
  readonly code = 'identity.name-reserved';
  readonly status = 422;
  override readonly fields = [{ field: 'fullName', message: reservedName }];
  constructor() {
    super(reservedName);
  }
}

export class IdentityNoEmailError extends DomainError {
  readonly code = 'identity.no-email';
  readonly status = 409;
  constructor() {
    super({ ar: 'أضف بريدك الإلكتروني أولًا', en: 'Add your e-mail address first' });
  }
}

export class IdentityEmailVerifiedError extends DomainError {
  readonly code = 'identity.email-verified';
  readonly status = 409;
  constructor() {
    super({ ar: 'بريدك الإلكتروني مؤكد', en: 'Your e-mail address is verified already' });
  }
}

const emailLinkTexts = {
  unknown: {
    ar: 'الرابط غير صالح، اطلب رابطًا جديدًا من الإعدادات',
    en: 'The link is not valid; ask for a new one in the settings',
  },
  expired: {
    ar: 'انتهت مدة الرابط، اطلب رابطًا جديدًا من الإعدادات',
    en: 'The link has expired; ask for a new one in the settings',
  },
};

/**
 * `unknown`: the link was never issued, was replaced by a later one, or is for an address that the person no longer
 * has.
 */
export class IdentityEmailLinkError extends DomainError {
  readonly code: string;
  readonly status = 422;
  constructor(why: keyof typeof emailLinkTexts) {
    super(emailLinkTexts[why]);
    this.code = `identity.email-link-${why}`;
  }
}

const stepUpTexts = {
  needed: { ar: 'أكّد هذا الإجراء بنفاذ أولًا', en: 'Confirm this action with Nafath first' },
  refused: { ar: 'رُفض التأكيد في نفاذ، فلم يُنفَّذ شيء', en: 'The confirmation was refused in Nafath; nothing was done' },
  expired: {
    ar: 'انتهت مدة التأكيد، أكّد بنفاذ من جديد',
    en: 'The confirmation has expired; confirm with Nafath again',
  },
  used: {
    ar: 'استُعمل هذا التأكيد من قبل، أكّد بنفاذ من جديد',
    en: 'This confirmation has been used; confirm with Nafath again',
  },
  'other-act': {
    ar: 'هذا التأكيد لإجراء آخر أو لبيانات تغيّرت، أكّد بنفاذ من جديد',
    en: 'This confirmation is for another action or for details that have changed; confirm with Nafath again',
  },
} satisfies Record<StepUpRefusal, { ar: string; en: string }>;

/** The act needs a fresh confirmation, or the one that the request names cannot be used. `act` says what to confirm. */
export class IdentityStepUpError extends DomainError {
  readonly code: string;
  readonly status = 403;
  constructor(
    refusal: StepUpRefusal,
    override readonly act: StepUpAct,
  ) {
    super(stepUpTexts[refusal]);
    this.code = `identity.step-up-${refusal}`;
  }
}

export class IdentityUserNotFoundError extends DomainError {
  readonly code = 'identity.user-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'المستخدم غير موجود', en: 'The user was not found' });
  }
}

/**
 * Administrators cannot change their own account, so that nobody locks themselves out; another administrator does it.
 */
export class IdentityOwnUserError extends DomainError {
  readonly code = 'identity.own-user';
  readonly status = 409;
  constructor() {
    super({
      ar: 'لا تغيّر حسابك من هنا، يفعل ذلك مدير نظام آخر',
      en: 'You cannot change your own account here; another administrator can',
    });
  }
}

export class IdentityLastAdminError extends DomainError {
  readonly code = 'identity.last-admin';
  readonly status = 409;
  constructor() {
    super({ ar: 'لا بد أن يبقى مدير نظام واحد على الأقل', en: 'At least one administrator must remain' });
  }
}
