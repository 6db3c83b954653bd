import type { FieldName } from '@waqf/contracts/documents';
import type { KnownComparison } from '@waqf/contracts/endowments';
import { waqfCatalogue } from '@waqf/contracts/messages';
import { DomainError, type FieldProblem } from '../platform/index.js';

export class EndowmentsCreateForbiddenError extends DomainError {
  readonly code = 'endowments.create-forbidden';
  readonly status = 403;
  constructor() {
    super(waqfCatalogue.createForbidden);
  }
}

export class EndowmentsEditForbiddenError extends DomainError {
  readonly code = 'endowments.edit-forbidden';
  readonly status = 403;
  constructor() {
    super(waqfCatalogue.editForbidden);
  }
}

export class EndowmentsApproveForbiddenError extends DomainError {
  readonly code = 'endowments.approve-forbidden';
  readonly status = 403;
  constructor() {
    super(waqfCatalogue.approveForbidden);
  }
}

export class EndowmentsAlreadyApprovedError extends DomainError {
  readonly code = 'endowments.already-approved';
  readonly status = 409;
  constructor() {
    super(waqfCatalogue.alreadyApproved);
  }
}

/** The waqf is discarded: its founder can only restore it. */
export class EndowmentsDiscardedError extends DomainError {
  readonly code = 'endowments.discarded';
  readonly status = 409;
  constructor() {
    super({ ar: 'هذا الوقف ملغى. استعده أولًا.', en: 'This waqf is discarded. Take it back first.' });
  }
}

export class EndowmentsNotDiscardedError extends DomainError {
  readonly code = 'endowments.not-discarded';
  readonly status = 409;
  constructor() {
    super({ ar: 'هذا الوقف غير ملغى', en: 'This waqf is not discarded' });
  }
}

export class EndowmentsNotPendingError extends DomainError {
  readonly code = 'endowments.not-pending';
  readonly status = 409;
  constructor() {
    super({
      ar: 'لا يمكن اعتماد الوقف قبل معالجة وثائقه الثلاث',
      en: 'The waqf cannot be approved before its three documents are processed',
    });
  }
}

export class EndowmentsNotDraftError extends DomainError {
  readonly code = 'endowments.not-draft';
  readonly status = 409;
  constructor() {
    super({ ar: 'يمكن تعديل الاسم والوصف في المسودة فقط', en: 'Name and description can be changed in a draft only' });
  }
}

/** The waqf deed does not name the waqf, or the name is not one that a waqf may have. */
export class EndowmentsDeedNameUnfitError extends DomainError {
  readonly code = 'endowments.deed-name-unfit';
  readonly status = 422;
  constructor() {
    super({
      ar: 'لا اسم للوقف في صكه يصلح أن يُسمى به. صحّح اسمه في المراجعة أولًا.',
      en: 'The deed has no name that the waqf could take. Correct it in the review first.',
    });
  }
}

export class EndowmentsAmendmentNotFoundError extends DomainError {
  readonly code = 'endowments.amendment-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'طلب التعديل غير موجود', en: 'The amendment was not found' });
  }
}

export class EndowmentsAmendmentClosedError extends DomainError {
  readonly code = 'endowments.amendment-closed';
  readonly status = 409;
  constructor() {
    super({ ar: 'أُغلق طلب التعديل هذا مسبقًا', en: 'This amendment is already closed' });
  }
}

export class EndowmentsAmendmentNotReadError extends DomainError {
  readonly code = 'endowments.amendment-not-read';
  readonly status = 409;
  constructor() {
    super({
      ar: 'لا يمكن اعتماد التعديل قبل معالجة وثائقه',
      en: 'The amendment cannot be approved before its documents are processed',
    });
  }
}

const fieldLabels: Partial<Record<FieldName, { ar: string; en: string }>> = {
  waqfName: { ar: 'اسم الوقف مطلوب للاعتماد', en: 'The name of the waqf is needed for approval' },
  nazirName: { ar: 'اسم الناظر مطلوب للاعتماد', en: 'The name of the nazir is needed for approval' },
  nazirId: { ar: 'رقم هوية صحيح للناظر مطلوب للاعتماد', en: 'A valid national ID of the nazir is needed for approval' },
};

/** `errors[].field` names each field that is missing for approval: `waqfName`, `nazirName` or `nazirId`. */
export class EndowmentsIncompleteError extends DomainError {
  readonly code = 'endowments.incomplete';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor(missing: readonly FieldName[]) {
    super({ ar: 'أكمل البيانات الناقصة قبل الاعتماد', en: 'Complete the missing data before approval' });
    this.fields = missing.map((field) => ({
      field,
      message: fieldLabels[field] ?? { ar: 'حقل مطلوب', en: 'Required' },
    }));
  }
}

/**
 * `errors[].field` names each field that nobody has reviewed (`purpose`) and each difference without a reason
 * (`reasons.owner`).
 */
export class EndowmentsUnsettledError extends DomainError {
  readonly code = 'endowments.unsettled';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor(unreviewed: readonly FieldName[], unexplained: readonly KnownComparison[]) {
    super({
      ar: 'راجع كل حقل غير مؤكد، واكتب سبب المتابعة مع كل اختلاف، ثم اعتمد',
      en: 'Review every doubtful field and give a reason for every difference, then approve',
    });
    this.fields = [
      ...unreviewed.map((field) => ({ field, message: waqfCatalogue.fieldNotReviewed })),
      ...unexplained.map(({ subject }) => ({
        field: `reasons.${subject}`,
        message: waqfCatalogue.differenceReasonRequired,
      })),
    ];
  }
}

export class EndowmentsTrusteeshipForbiddenError extends DomainError {
  readonly code = 'endowments.trusteeship-forbidden';
  readonly status = 403;
  constructor() {
    super({
      ar: 'يقبل النظارة أو يعتذر عنها الناظر الذي سماه الصك',
      en: 'Only the nazir named in the deed accepts or declines',
    });
  }
}

export class EndowmentsTrusteeshipClosedError extends DomainError {
  readonly code = 'endowments.trusteeship-closed';
  readonly status = 409;
  constructor() {
    super({ ar: 'قبلت النظارة من قبل', en: 'You have accepted the trusteeship already' });
  }
}

export class EndowmentsAssetValueForbiddenError extends DomainError {
  readonly code = 'endowments.asset-value-forbidden';
  readonly status = 403;
  constructor() {
    super({
      ar: 'يسجل قيمة الأصول ناظر الوقف أو واقفه',
      en: 'The nazir or the founder of the waqf records the value of its assets',
    });
  }
}

export class EndowmentsAssetValueDayError extends DomainError {
  readonly code = 'endowments.asset-value-day';
  readonly status = 422;
  constructor() {
    super({ ar: 'لا يكون تاريخ التقييم بعد اليوم', en: 'The valuation date can’t be after today' });
  }
}

export class EndowmentsNotApprovedError extends DomainError {
  readonly code = 'endowments.not-approved';
  readonly status = 409;
  constructor() {
    super({
      ar: 'تُسجل قيمة الأصول بعد اعتماد الوقف',
      en: 'The value of the assets is recorded once the waqf is approved',
    });
  }
}

export class EndowmentsFilingForbiddenError extends DomainError {
  readonly code = 'endowments.filing-forbidden';
  readonly status = 403;
  constructor() {
    super({ ar: 'يسجل الناظر ما أُبلغت به الجهة المختصة', en: 'Only the nazir records reports to the authority' });
  }
}

export class EndowmentsFilingClosedError extends DomainError {
  readonly code = 'endowments.filing-closed';
  readonly status = 409;
  constructor() {
    super({
      ar: 'سُجل هذا من قبل، أو لا يلزم الإبلاغ به',
      en: 'This is already recorded, or does not have to be reported',
    });
  }
}

export class EndowmentsFilingDayError extends DomainError {
  readonly code = 'endowments.filing-day';
  readonly status = 422;
  constructor() {
    super({ ar: 'لا يكون تاريخ القيد بعد اليوم', en: 'The filing date can’t be after today' });
  }
}
