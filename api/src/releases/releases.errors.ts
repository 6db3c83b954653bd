import { displayTime } from '@waqf/formats';
import { DomainError } from '../platform/index.js';

/** The release token is missing or wrong. */
export class ReleasesTokenError extends DomainError {
  readonly code = 'releases.token';
  readonly status = 401;
  constructor() {
    super({ ar: 'رمز النشر مفقود أو غير صحيح', en: 'The release token is missing or wrong' });
  }
}

/** The files do not match the manifest; `detail` says which file and how. */
export class ReleasesManifestError extends DomainError {
  readonly code = 'releases.manifest';
  readonly status = 422;
  constructor(detail: string) {
    super({ ar: `ملفات الإصدار لا تطابق بيانها: ${detail}`, en: `The files do not match their manifest: ${detail}` });
  }
}

/** The faults of the last hour were above the limit. @param until when promotion is allowed again */
export class ReleasesPromotionLockedError extends DomainError {
  readonly code = 'releases.promotion-locked';
  readonly status = 409;
  constructor(until: Date) {
    const time = displayTime(until);
    super({
      ar: `تعميم هذا الإصدار مقفل لكثرة أخطائه. يُفتح الساعة ${time} إذا بقيت ساعة كاملة تحت الحد`,
      en: `The promotion of this version is locked because of its errors. It opens at ${time} after a whole hour below the limit`,
    });
  }
}

export class ReleasesNoPreviousVersionError extends DomainError {
  readonly code = 'releases.nothing-before';
  readonly status = 409;
  constructor() {
    super({ ar: 'لا يوجد إصدار سابق يمكن الرجوع إليه', en: 'There is no previous version to go back to' });
  }
}

/** The release needs something newer or something that was removed; the message lists each need. */
export class ReleasesIncompatibleError extends DomainError {
  readonly code = 'releases.incompatible';
  readonly status = 422;
  constructor(reasons: ReadonlyArray<{ readonly ar: string; readonly en: string }>) {
    super({
      ar: `لا يعمل هذا الإصدار على المنصة الحالية: ${reasons.map(({ ar }) => ar).join('؛ ')}`,
      en: `This release does not run on the platform as it is: ${reasons.map(({ en }) => en).join('; ')}`,
    });
  }
}

/** The signature is missing, or was not made for this manifest with the key of this token. */
export class ReleasesSignatureError extends DomainError {
  readonly code = 'releases.signature';
  readonly status = 422;
  constructor() {
    super({
      ar: 'توقيع الإصدار مفقود أو غير صحيح، فلم يتغير شيء',
      en: 'The signature of the release is missing or wrong; nothing changed',
    });
  }
}

/** The team's token is for another remote. */
export class ReleasesOtherRemoteError extends DomainError {
  readonly code = 'releases.other-remote';
  readonly status = 403;
  constructor(remote: string) {
    super({ ar: `هذا الرمز ينشر ${remote} وحدها`, en: `This token releases ${remote} only` });
  }
}

/** The version was never published, or is already in force. */
export class ReleasesVersionError extends DomainError {
  readonly code = 'releases.version';
  readonly status = 404;
  constructor() {
    super({
      ar: 'لا يوجد إصدار بهذا الرقم يمكن تجريبه',
      en: 'There is no version with this number to try as a canary',
    });
  }
}

export class ReleasesNoCanaryError extends DomainError {
  readonly code = 'releases.no-canary';
  readonly status = 409;
  constructor() {
    super({ ar: 'لا يوجد تجريب مرحلي يمكن تعميمه', en: 'There is no canary to promote' });
  }
}

export class ReleasesMomentError extends DomainError {
  readonly code = 'releases.moment';
  readonly status = 422;
  constructor() {
    super({ ar: 'اختر موعدًا لم يمضِ', en: 'Choose a time in the future' });
  }
}

export class ReleasesTokenNotFoundError extends DomainError {
  readonly code = 'releases.token-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'رمز النشر غير موجود', en: 'The release token was not found' });
  }
}

/** The flag does not exist, has expired, or was already revoked. */
export class ReleasesFlagNotFoundError extends DomainError {
  readonly code = 'releases.flag-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'لا يوجد إذن تطوير سارٍ بهذا الرقم', en: 'There is no valid permission with this number' });
  }
}

/** When changes need two people, a team's token can only store a release, not change what is served. */
export class ReleasesTwoPeopleError extends DomainError {
  readonly code = 'releases.two-people';
  readonly status = 403;
  constructor() {
    super({
      ar: 'تغيير الإصدارات يحتاج إلى مديرين، فغيّره من صفحة الإصدارات',
      en: 'A change of releases needs two administrators; make it on the page of releases',
    });
  }
}

export class ReleasesChangeWaitsError extends DomainError {
  readonly code = 'releases.change-waits';
  readonly status = 409;
  constructor() {
    super({
      ar: 'تغيير سابق ينتظر موافقة مدير آخر',
      en: 'Another change waits for a second administrator',
    });
  }
}

/** The version that would be served now is not the one that was requested. */
export class ReleasesChangedSinceError extends DomainError {
  readonly code = 'releases.changed-since';
  readonly status = 409;
  constructor() {
    super({
      ar: 'تغيّر الإصدار منذ الطلب، فاسحب الطلب واطلبه من جديد',
      en: 'The version has changed since. Withdraw the request and make it again',
    });
  }
}

export class ReleasesOneAdminError extends DomainError {
  readonly code = 'releases.one-admin';
  readonly status = 409;
  constructor() {
    super({
      ar: 'يحتاج الشرط إلى مديرين نشطين على الأقل',
      en: 'The rule needs at least two active administrators',
    });
  }
}

export class ReleasesMainRemoteError extends DomainError {
  readonly code = 'releases.main-remote';
  readonly status = 409;
  constructor() {
    super({
      ar: 'هذه واجهة دور من أدوار المنصة، فلا تُسحب من الخدمة',
      en: 'This remote serves a role of the platform, so it stays in service',
    });
  }
}

export class ReleasesActError extends DomainError {
  readonly code = 'releases.act';
  readonly status = 422;
  constructor() {
    super({
      ar: 'لم يُعرف التغيير المطلوب تأكيده',
      en: 'The change to confirm is not known',
    });
  }
}

export class ReleasesRetiredError extends DomainError {
  readonly code = 'releases.retired';
  readonly status = 409;
  constructor() {
    super({
      ar: 'سُحبت هذه الواجهة من الخدمة، ويعيدها مشغّل المنصة',
      en: 'This remote was taken out of service; the operator of the platform brings it back',
    });
  }
}

/** Without simulators, a development version needs an administrator's flag that has not expired. */
export class ReleasesDevelopmentError extends DomainError {
  readonly code = 'releases.development';
  readonly status = 403;
  constructor() {
    super({
      ar: 'لا تُعرض نسخة التطوير هنا إلا بإذن سارٍ من مدير النظام',
      en: 'A development version is shown here only with an administrator’s valid permission',
    });
  }
}
