import { officePattern } from './lexicon/offices.js';

/**
 * What a person is in a deed about a trustee. `applicant` and `principal` may be appointed by that name: "أقمت المنهي
 * ناظراً".
 */
export type Role = 'nazir' | 'former' | 'founder' | 'official' | 'witness' | 'agent' | 'applicant' | 'principal';

/** One sign of a role in the words around a mention; `strength` from 0 to 1. */
export interface RoleSign {
  role: Role;
  strength: number;
  /** The rule that gave it; absent where a label did. */
  rule?: string;
}

/** What a label says of the person in its cell; the first that fits counts, for "وكيل الناظر" is no ناظر. */
const labelStems: [RegExp, RoleSign][] = [
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
    /اسند|عهد\s|انيط|مخول|ناظر|نظار|نظر|متول|مولي|ولاي|قيم(?![هت])|قايم|مشرف|مكلف|معهود|مختار|منصوب|معين|\b(?:nazir|trustee|mutawalli)\b/iu,
    { role: 'nazir', strength: 0.8 },
  ],
  [/طلب|منهي|مدعي|مستدعي|متقدم|\b(?:applicant|petitioner|claimant)\b/iu, { role: 'applicant', strength: 0.5 }],
];
/** Labels of things that hold a person's name by chance, and of what a person is asked for. */
export const noPerson = /تاريخ|رقم|هوي|سجل|مده|نوع|صلاحي|مهام|موقع|اجر[هة]|صفه|صله|حاله|جنسي|اسم\s+(?:ال)?وقف|مسمي/u;

/** What a label says of the person whose name or id it stands for. */
export const roleOfLabel = (label: string): RoleSign | undefined =>
  labelStems.find(([stems]) => stems.test(label))?.[1];
