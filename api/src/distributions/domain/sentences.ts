import type { Bilingual } from '@waqf/contracts';
import { displayAmount, halalas, type Halalas, percentText } from '@waqf/money';
import type { Deduction } from './deduct.js';
import type { Line } from './distribute.js';
import { floor } from './rational.js';
import type { Basis, Rule } from './rule.js';
import type { RuleWithoutShare, Step } from './share-rules.js';

const basisNames: Readonly<Record<Basis, Bilingual>> = {
  gross: { ar: 'إجمالي الغلة', en: 'the gross yield' },
  net: { ar: 'صافي الغلة', en: 'the net yield' },
  remaining: { ar: 'المتبقي', en: 'what was left' },
};

const deductionNames: Readonly<Record<Deduction['kind'], Bilingual>> = {
  expenses: { ar: 'مصروفات المدة', en: 'Expenses of the period' },
  maintenance: { ar: 'عمارة الوقف', en: 'Upkeep' },
  reserve: { ar: 'احتياطي', en: 'Reserve' },
  nazir_fee: { ar: 'أجرة الناظر', en: 'The nazir’s fee' },
};

/** One sentence per reason. A temporary reason (a suspension) must not sound final. */
const exclusionSentences: Readonly<Record<RuleWithoutShare['because'], Bilingual>> = {
  suspended: { ar: 'الاستحقاق موقوف حاليًا', en: 'The entitlement is suspended at present' },
  deceased: { ar: 'كانت الوفاة قبل بداية المدة', en: 'Died before the period began' },
  'not-yet-entitled': { ar: 'يبدأ الاستحقاق بعد نهاية المدة', en: 'The entitlement begins after the period' },
  'no-share': { ar: 'لم تُحدد له نسبة', en: 'No share is set' },
  'zero-share': { ar: 'النسبة المسجلة 0%', en: 'The recorded share is 0%' },
  'gender-unknown': {
    ar: 'القسمة للذكر مثل حظ الأنثيين، والجنس غير مسجل بعد',
    en: 'A male gets the share of two females, and the gender is not recorded yet',
  },
  'zero-weight': { ar: 'الوزن المسجل 0', en: 'The recorded weight is 0' },
  'earlier-tier': {
    ar: 'الاستحقاق للطبقة السابقة ما دام فيها مستحق',
    en: 'The previous tier is entitled as long as anyone in it remains',
  },
  'nothing-left': { ar: 'لم يبق من الغلة ما يُقسم في هذا البند', en: 'Nothing was left for this condition' },
};

export function deductionSentence({ kind, amount, base, rule, limited }: Deduction): Bilingual {
  const name = deductionNames[kind];
  if (rule === null || (rule.percent === null && rule.amount === null)) {
    return rule === null
      ? name
      : { ar: `${name.ar}: ما صُرف عليها في المدة`, en: `${name.en}: what was spent on it in the period` };
  }
  const how = howMuch(rule, base);
  const cut = limited
    ? { ar: `، ولم يبق سوى ${displayAmount(amount)} ريال`, en: `; only ${displayAmount(amount)} SAR was left` }
    : limitNote(rule, amount);
  return { ar: `${name.ar}: ${how.ar}${cut.ar}`, en: `${name.en}: ${how.en}${cut.en}` };
}

function howMuch({ percent, amount, basis }: Rule, base: Halalas | null): Bilingual {
  if (percent === null || base === null) {
    const shown = displayAmount(amount ?? halalas(0n));
    return { ar: `${shown} ريال`, en: `${shown} SAR` };
  }
  const [of, shown] = [basisNames[basis], displayAmount(base)];
  return {
    ar: `${percentText(percent)} من ${of.ar} (${shown} ريال)`,
    en: `${percentText(percent)} of ${of.en} (${shown} SAR)`,
  };
}

function limitNote({ cap, floor: least }: Rule, amount: Halalas): Bilingual {
  const shown = displayAmount(amount);
  if (cap !== null && amount === cap) return { ar: `، بحد أعلى ${shown} ريال`, en: `, at most ${shown} SAR` };
  if (least !== null && amount === least) return { ar: `، بحد أدنى ${shown} ريال`, en: `, at least ${shown} SAR` };
  return { ar: '', en: '' };
}

/** How a person's amount came about, or why it is zero; steps joined in their order. */
export function lineSentence({ steps, considered }: Pick<Line, 'steps' | 'considered'>): Bilingual {
  const parts =
    steps.length > 0 ? steps.map(stepSentence) : considered.map(({ because }) => exclusionSentences[because]);
  const unique = parts.filter(({ ar }, index) => parts.findIndex((other) => other.ar === ar) === index);
  return {
    ar: unique.map(({ ar }) => ar).join('، ثم '),
    en: unique.map(({ en }) => en).join(', then '),
  };
}

/** One step with its figures: what was divided, the person's weight, and the days if they are not the whole period. */
function stepSentence(step: Step): Bilingual {
  const portion = displayAmount(halalas(floor(step.portion)));
  const share = shareSentence(step);
  const { entitled, of } = step.days;
  const days =
    entitled === of
      ? { ar: '', en: '' }
      : { ar: `، عن ${entitled} من أيام المدة البالغة ${of}`, en: `, for ${entitled} of the period’s ${of} days` };
  return { ar: `${share.ar} من ${portion} ريال${days.ar}`, en: `${share.en} of ${portion} SAR${days.en}` };
}

function shareSentence({ rule, part, whole }: Step): Bilingual {
  if (rule.to !== null && 'beneficiaryId' in rule.to)
    return { ar: 'كامل المبلغ المخصص', en: 'The whole amount set aside' };
  switch (rule.split) {
    case 'shares':
      return { ar: percentText(part), en: percentText(part) };
    case 'equal':
      return { ar: `بالتساوي، ${part} من ${whole}`, en: `Equally, ${part} in ${whole}` };
    case 'weights':
      return { ar: `بالوزن، ${part} من ${whole}`, en: `By weight, ${part} in ${whole}` };
    case 'male_two_female_one':
      return {
        ar: `للذكر مثل حظ الأنثيين، ${part} من ${whole}`,
        en: `A male as two females, ${part} in ${whole}`,
      };
  }
}
