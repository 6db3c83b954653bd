import { DomainError } from '../platform/index.js';

/** No release token, or another one. */
export class ReleasesTokenError extends DomainError {
  readonly code = 'releases.token';
  readonly status = 401;
  constructor() {
    super({ ar: 'رمز النشر مفقود أو غير صحيح', en: 'The release token is missing or wrong' });
  }
}

/** Files and manifest do not agree; `detail` says which file and how. */
export class ReleasesManifestError extends DomainError {
  readonly code = 'releases.manifest';
  readonly status = 422;
  constructor(detail: string) {
    super({ ar: `ملفات الإصدار لا تطابق بيانها: ${detail}`, en: `The files do not match their manifest: ${detail}` });
  }
}

export class ReleasesNothingBeforeError extends DomainError {
  readonly code = 'releases.nothing-before';
  readonly status = 409;
  constructor() {
    super({ ar: 'لا يوجد إصدار سابق يمكن الرجوع إليه', en: 'There is no previous version to go back to' });
  }
}

/** A release that needs something newer, or something given up; the message names each need. */
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
