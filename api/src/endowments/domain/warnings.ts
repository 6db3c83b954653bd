import type { ComparedSubject, DeedWarning, KnownComparison } from '@waqf/contracts/endowments';
import { comparisonsOf, type ComparedFacts } from './comparisons.js';

export interface WarningFacts extends ComparedFacts {
  /** Today in Riyadh, as YYYY-MM-DD. */
  today: string;
  /** Labels of the deeds that another waqf uses too; which waqf that is stays private. */
  reusedElsewhere: readonly DeedLabel[];
  /** True when one file is uploaded as more than one type of deed of this waqf. */
  sameFileTwice: boolean;
}

interface DeedLabel {
  ar: string;
  en: string;
}

/** The warnings, most serious first: deeds that another waqf uses, then differences between the deeds, and the rest. */
export function warningsFor(facts: WarningFacts): DeedWarning[] {
  const differing = comparisonsOf(facts).filter(({ outcome }) => outcome === 'differs');
  return [...reused(facts), ...differing.map(warningOf), ...issuedInFuture(facts), ...sameFile(facts)];
}

/** The message of each difference, with the code that clients use for it. */
const words: Record<
  ComparedSubject,
  { code: string; message: (one: string, other: string) => DeedWarning['message'] }
> = {
  owner: {
    code: 'owner-differs',
    message: (one, other) => ({
      ar: `مالك العقار في صك الملكية (${one}) غير الواقف المسجل (${other})`,
      en: `The owner in the property deed (${one}) is not the registered founder (${other})`,
    }),
  },
  founder: {
    code: 'founder-differs',
    message: (one, other) => ({
      ar: `الواقف في صك الوقفية (${one}) غير الواقف المسجل (${other})`,
      en: `The founder in the waqf deed (${one}) is not the registered founder (${other})`,
    }),
  },
  name: {
    code: 'name-differs',
    message: (one, other) => ({
      ar: `اسم الوقف في صك الوقفية (${one}) غير الاسم المسجل (${other})`,
      en: `The name in the waqf deed (${one}) is not the registered name (${other})`,
    }),
  },
  waqf: {
    code: 'waqf-differs',
    message: (one, other) => ({
      ar: `الوقف في صك النظارة (${one}) غير الوقف في صك الوقفية (${other})`,
      en: `The waqf in the nazir deed (${one}) is not the one in the waqf deed (${other})`,
    }),
  },
  nazir: {
    code: 'nazir-differs',
    message: (one, other) => ({
      ar: `الناظر في صك الوقفية (${one}) غير الناظر في صك النظارة (${other})`,
      en: `The nazir in the waqf deed (${one}) is not the one in the nazir deed (${other})`,
    }),
  },
  appointed: {
    code: 'appointed-before-issue',
    message: (one, other) => ({
      ar: `تاريخ تعيين الناظر (${one}) قبل تاريخ صك الملكية (${other})`,
      en: `The nazir was appointed (${one}) before the property deed was issued (${other})`,
    }),
  },
};

function warningOf({ subject, sides }: KnownComparison): DeedWarning {
  const { code, message } = words[subject];
  const [one, other] = sides;
  return {
    code: `endowments.${code}`,
    weight: 'ordinary',
    message: message(one.value ?? '', other.value ?? ''),
    fields: sides.flatMap(({ field }) => field ?? []),
  };
}

function issuedInFuture({ details, today }: WarningFacts): DeedWarning[] {
  const issued = details.propertyDetails?.issueDate;
  if (!issued || issued <= today) return [];
  return [
    {
      code: 'endowments.issued-in-future',
      weight: 'ordinary',
      message: {
        ar: `تاريخ صك الملكية (${issued}) لم يأت بعد`,
        en: `The date of the property deed (${issued}) is in the future`,
      },
      fields: ['issueDate'],
    },
  ];
}

const reused = ({ reusedElsewhere }: WarningFacts): DeedWarning[] =>
  reusedElsewhere.map((label) => ({
    code: 'endowments.deed-reused',
    weight: 'serious',
    message: { ar: `${label.ar} مستخدم في وقف آخر`, en: `The ${label.en} is used in another waqf` },
    fields: [],
  }));

const sameFile = ({ sameFileTwice }: WarningFacts): DeedWarning[] =>
  sameFileTwice
    ? [
        {
          code: 'endowments.same-file-twice',
          weight: 'ordinary',
          message: { ar: 'الملف نفسه مرفوع لأكثر من صك', en: 'The same file is uploaded for more than one deed' },
          fields: [],
        },
      ]
    : [];
