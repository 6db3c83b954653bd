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
