import type { ClosingItem } from '@waqf/contracts/closing';
import { wordList } from '@waqf/formats';
import { DomainError } from '../platform/index.js';

export class ClosingForbiddenError extends DomainError {
  readonly code = 'closing.forbidden';
  readonly status = 403;
  constructor() {
    super({
      ar: 'ليس لديك صلاحية لهذا الإجراء على السنة المالية',
      en: 'You have no permission for this action on the fiscal year',
    });
  }
}

/** Nobody may grant an exception to themselves. */
export class ClosingOwnExceptionError extends DomainError {
  readonly code = 'closing.own-exception';
  readonly status = 403;
  constructor() {
    super({
      ar: 'أنت ناظر هذا الوقف، فلا تأذن لنفسك. اطلب إعادة فتح السنة',
      en: 'You are the nazir of this waqf and cannot authorise yourself. Ask to reopen the year',
    });
  }
}

export class ClosingWaqfNotApprovedError extends DomainError {
  readonly code = 'closing.waqf-not-approved';
  readonly status = 409;
  constructor() {
    super({ ar: 'تُقفل السنة المالية بعد اعتماد الوقف', en: 'Fiscal years are closed once the waqf is approved' });
  }
}

export class ClosingYearNotFoundError extends DomainError {
  readonly code = 'closing.year-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'لا توجد هذه السنة المالية في دفاتر الوقف', en: 'The books of the waqf have no such fiscal year' });
  }
}

/** The year is already closed, or is not closed although the act needs a closed year. */
export class ClosingStateError extends DomainError {
  readonly code = 'closing.state';
  readonly status = 409;
  constructor() {
    super({
      ar: 'تغيّرت حالة السنة المالية. حدّث الصفحة',
      en: 'The state of the fiscal year has changed. Reload the page',
    });
  }
}

/** Names the open items of the checklist by their titles. */
export class ClosingIncompleteError extends DomainError {
  readonly code = 'closing.incomplete';
  readonly status = 422;
  constructor(left: readonly ClosingItem[]) {
    const titles = (language: 'ar' | 'en'): string =>
      wordList(
        left.map(({ title, detail }) => (detail ? `${title[language]} (${detail[language]})` : title[language])),
        language,
      );
    super({
      ar: `لا تُقفل السنة حتى يكتمل: ${titles('ar')}`,
      en: `The year can be closed once this is done: ${titles('en')}`,
    });
  }
}

/** Entries were recorded after the figures were shown. */
export class ClosingFiguresChangedError extends DomainError {
  readonly code = 'closing.figures-changed';
  readonly status = 409;
  constructor() {
    super({
      ar: 'تغيّرت أرقام السنة بعد عرضها. راجعها ثم أقفل',
      en: 'The figures of the year changed after they were shown. Check them again, then close',
    });
  }
}

/** A later year is closed, whose balances an entry would change; years are reopened one by one, the latest first. */
export class ClosingLaterYearClosedError extends DomainError {
  readonly code = 'closing.later-year-closed';
  readonly status = 409;
  constructor() {
    super({
      ar: 'بعدها سنة مقفلة. تُفتح السنة الأحدث أولًا',
      en: 'A later year is closed. The newest one is reopened first',
    });
  }
}

export class ClosingReopeningWaitsError extends DomainError {
  readonly code = 'closing.reopening-waits';
  readonly status = 409;
  constructor() {
    super({ ar: 'طلب إعادة فتحها ينتظر الموافقة', en: 'A request to reopen it awaits approval' });
  }
}

/** The calendar is fixed, because a year was closed by it. */
export class ClosingCalendarFixedError extends DomainError {
  readonly code = 'closing.calendar-fixed';
  readonly status = 409;
  constructor() {
    super({
      ar: 'أُقفلت سنة بهذا التقويم، فلا يتغير',
      en: 'A year was closed by this calendar, so it does not change',
    });
  }
}

/** There are no new entries since the closing, so it needs no renewal. */
export class ClosingNothingEnteredError extends DomainError {
  readonly code = 'closing.nothing-entered';
  readonly status = 409;
  constructor() {
    super({ ar: 'لم يُسجَّل شيء بعد إقفال السنة', en: 'Nothing was entered after the year was closed' });
  }
}
