import type { DeedWarning } from '@waqf/contracts/endowments';
import { arabicSearchKey } from '@waqf/formats';
import type { WaqfDetails } from './waqf.js';

export interface WarningFacts {
  details: WaqfDetails;
  /** The name given when the waqf was created. */
  waqfName: string;
  founderName: string;
  /** Types of deed in Arabic and English whose file is used in another waqf; which one is nobody's business here. */
  reusedElsewhere: readonly DeedLabel[];
  /** One file stands for more than one type of deed of this waqf. */
  sameFileTwice: boolean;
}

export interface DeedLabel {
  ar: string;
  en: string;
}

/** Differences between the deeds, and deeds used elsewhere. They warn; nothing is blocked by them. */
export function warningsFor(facts: WarningFacts): DeedWarning[] {
  return [...differences(facts), ...reuse(facts)];
}

function differences({ details, waqfName, founderName }: WarningFacts): DeedWarning[] {
  const warnings: DeedWarning[] = [];
  const owner = details.propertyDetails?.ownerName;
  if (owner && !sameText(owner, founderName)) {
    warnings.push({
      code: 'endowments.owner-differs',
      message: {
        ar: `مالك العقار في صك الملكية (${owner}) غير الواقف المسجل (${founderName})`,
        en: `The owner in the property deed (${owner}) is not the registered founder (${founderName})`,
      },
      fields: ['ownerName'],
    });
  }
  const deedName = details.waqfDetails?.waqfName;
  if (deedName && !sameText(withoutWaqf(deedName), withoutWaqf(waqfName))) {
    warnings.push({
      code: 'endowments.name-differs',
      message: {
        ar: `اسم الوقف في صك الوقفية (${deedName}) غير الاسم المسجل (${waqfName})`,
        en: `The name in the waqf deed (${deedName}) is not the registered name (${waqfName})`,
      },
      fields: ['waqfName'],
    });
  }
  const issued = details.propertyDetails?.issueDate;
  const appointed = details.nazirDetails?.appointmentDate;
  if (issued && appointed && appointed < issued) {
    warnings.push({
      code: 'endowments.appointed-before-issue',
      message: {
        ar: `تاريخ تعيين الناظر (${appointed}) قبل تاريخ صك الملكية (${issued})`,
        en: `The nazir was appointed (${appointed}) before the property deed was issued (${issued})`,
      },
      fields: ['appointmentDate', 'issueDate'],
    });
  }
  return warnings;
}

function reuse({ reusedElsewhere, sameFileTwice }: WarningFacts): DeedWarning[] {
  const warnings: DeedWarning[] = reusedElsewhere.map((label) => ({
    code: 'endowments.deed-reused',
    message: { ar: `ملف ${label.ar} مستخدم في وقف آخر`, en: `The file of the ${label.en} is used in another waqf` },
    fields: [],
  }));
  if (sameFileTwice) {
    warnings.push({
      code: 'endowments.same-file-twice',
      message: { ar: 'الملف نفسه مرفوع لأكثر من صك', en: 'The same file is uploaded for more than one deed' },
      fields: [],
    });
  }
  return warnings;
}

function sameText(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

/** Spelling that does not tell people apart is dropped: «عبد الله» and «عبدالله», «محمد بن سعد» and «محمد سعد». */
function comparable(text: string): string {
  return arabicSearchKey(text).replace(/\s(?:بن|بنت)\s/g, ' ').replace(/\s/g, '');
}

/** «وقف النخيل» and «النخيل» name the same waqf. */
function withoutWaqf(name: string): string {
  return arabicSearchKey(name).replace(/^(?:ال)?وقف\s+/, '');
}
