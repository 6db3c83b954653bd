import { beneficiariesCatalogue } from '@waqf/contracts/messages';
import type { Bilingual } from '@waqf/contracts';
import type { ImportFault } from '@waqf/contracts/beneficiaries';
import { DomainError, type FieldProblem } from '../platform/index.js';
import type { EntitlementProblem } from './domain/entitlement.js';

/** The beneficiary does not exist, or belongs to a waqf that the caller may not see. */
export class BeneficiariesNotFoundError extends DomainError {
  readonly code = 'beneficiaries.not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'المستفيد غير موجود', en: 'The beneficiary was not found' });
  }
}

/** The user may not manage beneficiaries of this waqf (specification, section 6). */
export class BeneficiariesForbiddenError extends DomainError {
  readonly code = 'beneficiaries.forbidden';
  readonly status = 403;
  constructor() {
    super(beneficiariesCatalogue.forbidden);
  }
}

export class BeneficiariesWaqfNotApprovedError extends DomainError {
  readonly code = 'beneficiaries.waqf-not-approved';
  readonly status = 409;
  constructor() {
    super({ ar: 'يُضاف المستفيدون بعد اعتماد الوقف', en: 'Beneficiaries are added after the waqf is approved' });
  }
}

export class BeneficiariesAlreadyThereError extends DomainError {
  readonly code = 'beneficiaries.already-there';
  readonly status = 409;
  constructor() {
    super({ ar: 'هذا الشخص مستفيد من الوقف', en: 'This person is a beneficiary of the waqf' });
  }
}

/** The data of a person contradicts itself; `fields` has one entry per field. */
export class BeneficiariesContradictionError extends DomainError {
  readonly code = 'beneficiaries.contradiction';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor(problems: readonly [EntitlementProblem, ...EntitlementProblem[]]) {
    super(problems[0].message);
    this.fields = problems;
  }
}

/** The person was removed at their own request; adding them again needs their consent, outside the platform. */
export class BeneficiariesRemovedError extends DomainError {
  readonly code = 'beneficiaries.removed';
  readonly status = 409;
  constructor() {
    super({
      ar: 'أُزيل هذا الشخص من مستفيدي الوقف باعتراضه، فلا يُضاف من جديد',
      en: 'This person was removed as a beneficiary at their own request and cannot be added again',
    });
  }
}

/** The dispute does not exist, or belongs to a waqf that the caller may not see. */
export class BeneficiariesDisputeNotFoundError extends DomainError {
  readonly code = 'beneficiaries.dispute-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'الاعتراض غير موجود', en: 'The dispute was not found' });
  }
}

export class BeneficiariesDisputeOpenError extends DomainError {
  readonly code = 'beneficiaries.dispute-open';
  readonly status = 409;
  constructor() {
    super({ ar: 'اعتراضك قائم وينتظر جواب الناظر', en: 'Your dispute is open and awaiting the nazir' });
  }
}

export class BeneficiariesDisputeAnsweredError extends DomainError {
  readonly code = 'beneficiaries.dispute-answered';
  readonly status = 409;
  constructor() {
    super({ ar: 'أُجيب عن هذا الاعتراض من قبل', en: 'This dispute has been answered already' });
  }
}

/** The file is not a workbook of beneficiaries. */
export class BeneficiariesFileRefusedError extends DomainError {
  readonly code: string;
  readonly status = 422;
  constructor(fault: string, message: Bilingual) {
    super(message);
    this.code = `beneficiaries.file-${fault}`;
  }
}

/** Cells are wrong, each identified by row and column; nothing was added. */
export class BeneficiariesImportRefusedError extends DomainError {
  readonly code = 'beneficiaries.import-refused';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor(faults: readonly [ImportFault, ...ImportFault[]]) {
    super({
      ar: `لم يُستورد شيء: في الملف ${faults.length} من الخلايا الخاطئة`,
      en: `Nothing was imported: ${faults.length} cells of the file are wrong`,
    });
    this.fields = faults.map(({ row, column, message }) => ({ field: `${row}.${column ?? ''}`, message }));
  }
}

export class BeneficiariesFileTooLargeError extends DomainError {
  readonly code = 'beneficiaries.file-too-large';
  readonly status = 413;
  constructor() {
    super({ ar: 'حجم الملف أكبر من 1 ميجابايت', en: 'The file is larger than 1 MB' });
  }
}

export class BeneficiariesUploadMalformedError extends DomainError {
  readonly code = 'beneficiaries.upload-malformed';
  readonly status = 400;
  override readonly fields: readonly FieldProblem[];
  constructor() {
    const text = { ar: 'اختر ملف Excel للمستفيدين', en: 'Choose the Excel file of the beneficiaries' };
    super(text);
    this.fields = [{ field: 'file', message: text }];
  }
}

const guardianFaults = {
  self: { ar: 'الولي غير القاصر نفسه', en: 'A minor cannot be their own guardian' },
  unfit: {
    ar: 'صاحب هذه الهوية مسجل في هذا الوقف قاصرًا أو متوفى، فلا يكون وليًا',
    en: 'The person with this ID is recorded in this waqf as a minor or as deceased, and cannot be a guardian',
  },
  'born-day': {
    ar: 'سجّل تاريخ ميلاد المستفيد أولًا، فبه يُعرف بلوغه',
    en: 'Record the beneficiary’s date of birth first: the coming of age follows from it',
  },
  'of-age': {
    ar: 'تنتهي الولاية ببلوغ 18 سنة هجرية، ولا تستمر بعدها إلا بصك جديد',
    en: 'A guardianship ends at 18 Hijri years and continues only by a new deed',
  },
  until: {
    ar: 'حدد آخر يوم في الولاية بحسب الصك الجديد',
    en: 'Enter the last day of the guardianship under the new deed',
  },
  days: { ar: 'تاريخا الولاية غير صحيحين', en: 'The dates of the guardianship are not valid' },
} as const;

/** The data given for a guardian is not valid. */
export class BeneficiariesGuardianError extends DomainError {
  readonly code = 'beneficiaries.guardian';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor(field: string, fault: keyof typeof guardianFaults) {
    super(guardianFaults[fault]);
    this.fields = [{ field, message: guardianFaults[fault] }];
  }
}

/** A minor has only one guardian at a time; the next guardianship begins after the last day of the current one. */
export class BeneficiariesGuardianThereError extends DomainError {
  readonly code = 'beneficiaries.guardian-there';
  readonly status = 409;
  constructor() {
    super({
      ar: 'لهذا القاصر ولي في هذه الأيام. أنهِ ولايته أو اختر أيامًا بعدها',
      en: 'This minor has a guardian on these days. End that guardianship, or choose days after it',
    });
  }
}

export class BeneficiariesGuardianEndedError extends DomainError {
  readonly code = 'beneficiaries.guardian-ended';
  readonly status = 409;
  constructor() {
    super({ ar: 'انتهت هذه الولاية من قبل', en: 'This guardianship has ended already' });
  }
}

/** The user is not a guardian of this person: never, no longer, or because the minor has come of age. */
export class BeneficiariesNotGuardianError extends DomainError {
  readonly code = 'beneficiaries.not-guardian';
  readonly status = 403;
  constructor() {
    super({ ar: 'ليست لك ولاية قائمة على هذا الشخص', en: 'You are not this person’s guardian at present' });
  }
}

export class BeneficiariesMinorError extends DomainError {
  readonly code = 'beneficiaries.minor';
  readonly status = 403;
  constructor() {
    super({
      ar: 'يطّلع وليّك نيابة عنك حتى تبلغ 15 سنة هجرية',
      en: 'Your guardian sees your account for you until you are 15 Hijri years old',
    });
  }
}

/** To give up an entitlement is void before the coming of age and under guardianship. */
export class BeneficiariesMinorLeavingError extends DomainError {
  readonly code = 'beneficiaries.minor-leaving';
  readonly status = 403;
  constructor() {
    super({
      ar: 'لا يصح التنازل عن الاستحقاق قبل بلوغ 18 سنة هجرية أو تحت الولاية، ولو وافق الولي',
      en: 'An entitlement cannot be given up before 18 Hijri years or under guardianship, even if the guardian agrees',
    });
  }
}

const shareDayFaults = {
  future: {
    ar: 'يسري النصيب الجديد من اليوم أو قبله. سجّله في يوم سريانه',
    en: 'A new share takes effect today or earlier. Record it on its day',
  },
  'before-last': {
    ar: 'لهذا المستفيد تغيير يسري بعد هذا اليوم. اختر يومه أو ما بعده',
    en: 'A later change to this share is already recorded. Choose its date or a later one',
  },
} as const;

/** The first day of a share is not valid. */
export class BeneficiariesShareDayError extends DomainError {
  readonly code = 'beneficiaries.share-day';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor(fault: keyof typeof shareDayFaults) {
    super(shareDayFaults[fault]);
    this.fields = [{ field: 'shareFrom', message: shareDayFaults[fault] }];
  }
}

/** The request for an IBAN does not exist, or belongs to a waqf that the caller may not see. */
export class BeneficiariesIbanNotFoundError extends DomainError {
  readonly code = 'beneficiaries.iban-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'طلب الآيبان غير موجود', en: 'The request for an IBAN was not found' });
  }
}

export class BeneficiariesIbanWaitingError extends DomainError {
  readonly code = 'beneficiaries.iban-waiting';
  readonly status = 409;
  constructor() {
    super({
      ar: 'لهذا المستفيد آيبان ينتظر التأكيد أو الموافقة. أتمّه أو اسحبه أولًا',
      en: 'An IBAN of this beneficiary awaits a confirmation or an approval. Complete or withdraw it first',
    });
  }
}

export class BeneficiariesIbanDecidedError extends DomainError {
  readonly code = 'beneficiaries.iban-decided';
  readonly status = 409;
  constructor() {
    super({ ar: 'سبق البت في هذا الآيبان', en: 'This IBAN has already been decided on' });
  }
}

export class BeneficiariesIbanGuardianOverError extends DomainError {
  readonly code = 'beneficiaries.iban-guardian-over';
  readonly status = 409;
  constructor() {
    super({
      ar: 'انتهت ولاية من أكد هذا الآيبان عن المستفيد، فلا يُعتمد. ارفض الطلب',
      en: 'Whoever confirmed this IBAN no longer represents the beneficiary, so it cannot be approved. Reject the request',
    });
  }
}

const ibanFaults = {
  same: { ar: 'هذا هو الآيبان الذي يُصرف إليه الآن', en: 'Payments already go to this IBAN' },
  ours: {
    ar: 'هذا آيبان حساب من حسابات المنصة. اكتب آيبان حساب المستفيد في مصرفه',
    en: 'This is an account of the platform. Write the IBAN that the beneficiary has at their own bank',
  },
} as const;

/** The account can't be the beneficiary's own, or is already in use. */
export class BeneficiariesIbanError extends DomainError {
  readonly code = 'beneficiaries.iban';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor(fault: keyof typeof ibanFaults) {
    super(ibanFaults[fault]);
    this.fields = [{ field: 'iban', message: ibanFaults[fault] }];
  }
}

/** Only the nazir or the owner may request another account, and somebody else approves it. */
export class BeneficiariesIbanForbiddenError extends DomainError {
  readonly code = 'beneficiaries.iban-forbidden';
  readonly status = 403;
  constructor() {
    super({
      ar: 'يطلب الناظر تغيير الآيبان أو صاحبه، ويوافق عليه غير من طلبه',
      en: 'Only the nazir or the account holder asks for another IBAN, and somebody else approves it',
    });
  }
}
