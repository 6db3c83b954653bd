import { officePattern } from '../lexicon/offices.js';

/**
 * The role of a person in a deed about a trustee. An `applicant` or `principal` may be appointed under that term: "أقمت
 * المنهي ناظراً".
 */
export type Role = 'nazir' | 'former' | 'founder' | 'official' | 'witness' | 'agent' | 'applicant' | 'principal';

/** One sign of a role in the words around a mention; `strength` is 0 to 1. */
export interface RoleSign {
  role: Role;
  strength: number;
  /** The rule that gave the sign; absent when a label did. */
  rule?: string;
}

/**
 * The role that a label gives to the person in its cell. The first match counts, because "وكيل الناظر" is not a ناظر.
 */
const labelStems: [RegExp, RoleSign][] = [
  // "الناظر ورئيس المجلس": the trustee presides over the council too.
  [/(?:ناظر|متولي)\p{L}?\s+و?(?:ال)?رييس(?!\s+(?:ال)?سابق)/u, { role: 'nazir', strength: 0.9 }],
  [
    /سابق|قبله|منتهي|انته|معزول|عزل|معفي|اعفي|قديم|سلف|مستقيل|استقال|اسبق|متنازل|معتذر|متنح|متوفي|متوفاه|راحل|مستبدل|بدلا\s|بديل|احتياط|خلفا\s|حل\s+محل|\b(?:outgoing|former|previous|prior|replac\w*|predecessor|retir\w*|deceased|ex)\b/iu,
    { role: 'former', strength: 0.92 },
  ],
  [/وكيل|وكاله|ممثل|يمثل|نايب|\b(?:attorney|agent|representative|proxy)\b/iu, { role: 'agent', strength: 0.85 }],
  [
    /واقف|موسس|مسبل|محبس|منشي|موقف(?!\p{L})|موصي|اوقف|صاحب\s+(?:ال)?وقف|\b(?:settlor|founder|waqif|endower|donor)\b/iu,
    { role: 'founder', strength: 0.85 },
  ],
  [
    new RegExp(
      `${officePattern}|قاض|رييس|كاتب|امين|مدير|توقيع|مصدق|محرر|موظف|اصدر|\\b(?:judge|registrar|notary|clerk|director)\\b`,
      'iu',
    ),
    { role: 'official', strength: 0.85 },
  ],
  [/شاهد|شهود|معرف|مزك|\bwitness/iu, { role: 'witness', strength: 0.85 }],
  [
    /اسند|عهد\s|(?<!\p{L})(?:ال|لل)?خلف(?:ه|ها)?(?!\p{L})|انيط|مخول|ناظر|نظار|نظر|متول|مولي|ولاي|قيم(?![هت])|قايم|مشرف|مكلف|معهود|مختار|منصوب|معين|\b(?:nazir|trustee|mutawalli)\b/iu,
    { role: 'nazir', strength: 0.8 },
  ],
  [/طلب|منهي|مدعي|مستدعي|متقدم|\b(?:applicant|petitioner|claimant)\b/iu, { role: 'applicant', strength: 0.5 }],
];
/** Labels of things that contain a person's name only by chance, and labels of a person's other data. */
export const noPerson = /تاريخ|رقم|هوي|سجل|مده|نوع|صلاحي|مهام|موقع|اجر[هة]|صفه|صله|حاله|جنسي|اسم\s+(?:ال)?وقف|مسمي/u;

/** The role that a label gives to the person whose name or id it labels; undefined when it gives none. */
export const roleOfLabel = (label: string): RoleSign | undefined =>
  labelStems.find(([stems]) => stems.test(label))?.[1];
