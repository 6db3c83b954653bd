import type { DeedWarning } from '@waqf/contracts/endowments';
import { isSamePerson, isSameWaqf } from './same-name.js';
import type { WaqfDetails } from './waqf.js';

/** By the deed that says it: the waqf of the nazir deed, founder and nazir of the waqf deed. */
export interface DeedMentions {
  waqfInNazirDeed: string | null;
  founderInWaqfDeed: string | null;
  nazirInWaqfDeed: string | null;
}

export interface WarningFacts {
  details: WaqfDetails;
  /** The name given when the waqf was created. */
  waqfName: string;
  founderName: string;
  /** What the deeds say of each other. */
  mentions: DeedMentions;
  /** Today in Riyadh, as YYYY-MM-DD. */
  today: string;
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
  return [...namesThatDiffer(facts), ...daysOutOfOrder(facts), ...reuse(facts)];
}

/** Each comparison: what one deed says, what it is held against, and how it is told. A side that is not known is no difference. */
function namesThatDiffer({ details, waqfName, founderName, mentions }: WarningFacts): DeedWarning[] {
  const owner = details.propertyDetails?.ownerName ?? null;
  const deedName = details.waqfDetails?.waqfName ?? null;
  const nazir = details.nazirDetails?.nazirName ?? null;
  const { founderInWaqfDeed, waqfInNazirDeed, nazirInWaqfDeed } = mentions;
  const found: (DeedWarning | null)[] = [
    compare(isSamePerson, owner, founderName, 'owner-differs', ['ownerName'],
      (one, other) => ({ ar: `مالك العقار في صك الملكية (${one}) غير الواقف المسجل (${other})`, en: `The owner in the property deed (${one}) is not the registered founder (${other})` })),
    compare(isSamePerson, founderInWaqfDeed, founderName, 'founder-differs', [],
      (one, other) => ({ ar: `الواقف في صك الوقفية (${one}) غير الواقف المسجل (${other})`, en: `The founder in the waqf deed (${one}) is not the registered founder (${other})` })),
    compare(isSameWaqf, deedName, waqfName, 'name-differs', ['waqfName'],
      (one, other) => ({ ar: `اسم الوقف في صك الوقفية (${one}) غير الاسم المسجل (${other})`, en: `The name in the waqf deed (${one}) is not the registered name (${other})` })),
    compare(isSameWaqf, waqfInNazirDeed, deedName, 'waqf-differs', ['waqfName'],
      (one, other) => ({ ar: `الوقف في صك النظارة (${one}) غير الوقف في صك الوقفية (${other})`, en: `The waqf in the nazir deed (${one}) is not the one in the waqf deed (${other})` })),
    compare(isSamePerson, nazirInWaqfDeed, nazir, 'nazir-differs', ['nazirName'],
      (one, other) => ({ ar: `الناظر في صك الوقفية (${one}) غير الناظر في صك النظارة (${other})`, en: `The nazir in the waqf deed (${one}) is not the one in the nazir deed (${other})` })),
  ];
  return found.filter((warning) => warning !== null);
}

type IsSame = (one: string, other: string) => boolean;

function compare(isSame: IsSame, one: string | null, other: string | null, code: string, fields: DeedWarning['fields'], tell: (one: string, other: string) => DeedWarning['message']): DeedWarning | null {
  if (!one || !other || isSame(one, other)) return null;
  return { code: `endowments.${code}`, message: tell(one, other), fields };
}

function daysOutOfOrder({ details, today }: WarningFacts): DeedWarning[] {
  const warnings: DeedWarning[] = [];
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
  if (issued && issued > today) {
    warnings.push({
      code: 'endowments.issued-in-future',
      message: { ar: `تاريخ صك الملكية (${issued}) لم يأت بعد`, en: `The date of the property deed (${issued}) is in the future` },
      fields: ['issueDate'],
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
