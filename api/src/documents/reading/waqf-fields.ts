import { type Candidate, choose, fieldOf } from './candidates.js';
import type { DeedReadingField } from './deed-reading.js';
import { atWordStart, type Findings, wordingBetween, wordingCandidates } from './field-evidence.js';
import { purposeLabels, waqfNameLabels } from './field-labels.js';
import { readList } from './list-fields.js';

const income = '(?:غلت\\p{L}{1,3}|ريع\\p{L}{0,3}|ايراد\\p{L}*|عوايد\\p{L}*|عايد\\p{L}*|منافع\\p{L}*|منفعت\\p{L}*|دخل\\p{L}{1,2}|ثمرت\\p{L}*|نماي?ه\\p{L}*|الغله|الريع|ناتج\\p{L}*)';
const purposePhrases: [RegExp, number][] = [
  [new RegExp(`(?:ت|ي|ان\\s+ي|ان\\s+ت|ل(?:ت|ي)|وت|وي|في?|ف(?:ت|ي))?(?:صرف|نفق|خصص|جعل)(?:ت)?\\s+(?:جميع\\s+|كامل\\s+|صافي\\s+|كل\\s+|مجمل\\s+)?${income}\\s*(?:كل\\p{L}*|باكمل\\p{L}*|الصافي\\p{L}*|السنوي\\p{L}*|وغلته)?\\s*(?:دايما\\s+|ابدا\\s+)?(?:في|علي|ل(?=\\p{L})|الي)\\s*(?:وجوه\\s+)?`, 'gu'), 0.82],
  [/(?:وجعل(?:ت|ه|ته|تها)?|جعل(?:ت|ه|ته|تها)?|وخصص(?:ت|ه|ته)?|خصص(?:ت|ه|ته)?)\s+(?:مصرف\p{L}*|مصارف\p{L}*|غلت\p{L}*|ريع\p{L}*|غرض\p{L}*|ثمرت\p{L}*|منفعت\p{L}*|ل?صرف)\s*(?:هو|في|علي|ل(?=\p{L}))?\s*/gu, 0.8],
  [/(?:و?مصرف|و?مصارف|و?غرض|و?غايه|و?مقصد|و?مجال)\s+(?:غلت|ريع|صرف)\p{L}*\s*(?:هو|هي|في)?\s*[:：]?\s*/gu, 0.78],
  [/(?:وغرضه|وغايته|وغرضي منه|وغايتي منه|ومقصدي منه|ومقصوده|والغايه منه|والهدف منه|والمقصود منه|والقصد منه|وقصدت به|قاصدا به|(?:و)?(?:اراد|اردت|قصد|يراد|نوي|يقصد)\p{L}*\s+(?:به|بها|منه|منها|بذلك|من\s+ذلك)|ابتغاء)\s*(?:هو|هي|ان)?\s*[:：]?\s*/gu, 0.8],
  [/(?:وذلك\s+)?(?:ل|ب)(?:غرض|هدف|غايه|اجل)\s+/gu, 0.55],
  [/(?:وقفا|وقف)\s+(?:منجزا|موبدا|خيريا|شرعيا|صحيحا|ناجزا|لله تعالي|[^\n.،]{0,40}?)?\s*(?:في\s+سبيل|علي\s+اوجه|علي\s+وجوه)\s+/gu, 0.4],
];
const namePhrases = /(?:ب(?:اسم|مسمي|عنوان)|تحت\s+(?:اسم|مسمي)|(?:و?ي|و?ت)سمي\s*(?:ب(?:اسم)?)?|(?:و?سما(?:ه|ها)|و?سمي(?:ته|تها|ت|)|و?اسمي(?:ته|تها)|واسما(?:ه|ها))|(?:و?يعرف|و?تعرف|المعروف\p{L}*|والمعروف\p{L}*)\s+(?:ب(?:اسم)?)?|المسم(?:ي|اه)|(?:و?(?:اطلق|يطلق|تطلق)\p{L}*)\s+علي\p{L}*\s+(?:(?:\p{L}+\s+){0,2}?(?:اسم|مسمي))?|واسمه|واسمها|ويكون\s+اسم(?:ه|\s+الوقف)|علي\s+ان\s+يسمي|يحمل\s+اسم|ولقبه|ولقبته|ب)\s*[:：]?\s*["«(\[]?\s*/gu;
/** Words between a label or phrase and the purpose itself. */
const purposeLead = /^\s*(?:(?:من\s+(?:ذلك|هذا(?:\s+الوقف)?|الوقف)|منه|منها|هو|هي|ل?غرض|لاجل|في)\s+)*/u;
/** Good works, by the word that begins them. */
const charity = /^(?:ال)?(?:كفال|رعاي|سقيا|سقاي|تعليم|تحفيظ|نشر|طباع|اطعام|تفطير|بنا|عمار[هة]\s+(?:ال)?مس|اغاث|علاج|تزويج|اعان|مساعد|دعم|انفاق|صدق|خدم[هة]|توفير|تدريس|حفر|ايوا|تاهيل|تمكين|كسو|افطار|مداوا|تجهيز|تنمي|بر\s|وجوه\s+(?:ال)?(?:بر|خير)|اعمال\s+(?:ال)?(?:بر|خير))/u;
const quoted = /["«“”(\[]\s*(وقف\s+[^"»“”)\]\n]{2,60}|[^"»“”)\]\n]{2,40}?وقف[^"»“”)\]\n]{0,40})\s*["»“”)\]]/gu;

/** Words that can't follow "وقف" in a name: they make it a sentence about a waqf. */
const noName = /^وقف(?:ا|ه|ها)?\s+(?:لله|منجز|موبد|لا\s|هذا|ما\s|في\s|من\s|علي\s+(?:ان|ما)|عليه|فيه|العقار|المذكور|الحق|صحيح|شرعي)/u;

/** A kind of waqf, no name. */
const kindOfWaqf = /^(?:ال)?وقف(?:يه)?(?:ال)?(?:خيري|ذري|اهلي|مشترك|عام|خاص|منجز|موبد|شرعي)?$/;

/** The four fields of a waqf deed (صك وقفية). */
export function readWaqfFields(findings: Findings): DeedReadingField[] {
  return [readWaqfName(findings), readPurpose(findings), readList(findings, 'conditions'), readList(findings, 'beneficiaries')];
}

function readWaqfName({ deed }: Findings): DeedReadingField {
  const candidates = wordingCandidates(deed, waqfNameLabels, (text) => text.length < 70 && !noName.test(text) && !/^(?:من|في|علي|ب|ل)\s/.test(text)).map((candidate) => {
    const starts = /^وقف(?:يه)?\s/.test(deed.text.slice(candidate.start, candidate.end).trim());
    return { ...candidate, weight: starts ? candidate.weight : candidate.weight * 0.8 };
  });
  for (const match of deed.text.matchAll(namePhrases)) {
    const start = match.index + match[0].length;
    const open = /["«(\[]\s*$/u.test(match[0]);
    const rest = deed.text.slice(start, start + 90);
    if (!/^(?:ال)?وقف/.test(rest) && !open) continue;
    const close = (open ? /["»“”)\]]/u : /["»“”)\]،,.؛:\n\t]|\s+(?:و(?:جعل|اشترط|شرط|ذلك|قد|يصرف|تصرف|خصص|الغرض|ان|هو|كان|قفا|قرر|عين|الناظر)\p{L}*|علي\s+ان|لله|بحيث|وقفا|قفا|الخاص\s+ب|العايد\p{L}*|التابع\p{L}*|وفق\p{L}*|الواقع\p{L}*|و?(?:غاي|غرض|هدف|مقصد|مصرف|ريع|غل|مقصود)\p{L}+|و?يهدف|و?قصد\p{L}*|و?اراد\p{L}*|و\p{L}+\s+(?:به|بها|منه|منها)|الذي|التي|المقام|المنشا|الموقوف)(?!\p{L})/u).exec(rest);
    const bare = /^ب\s*["«(\[]?\s*$/u.test(match[0]);
    if (!close || (bare && !open)) continue;
    candidates.push(...wordingBetween(deed, start, start + close.index, open ? 0.9 : 0.78, 'phrase', (text) => text.length < 70 && !noName.test(text)));
  }
  for (const match of deed.text.matchAll(quoted)) {
    const start = match.index + match[0].indexOf(match[1]!);
    candidates.push(...wordingBetween(deed, start, start + match[1]!.length, 0.6, 'quoted', (text) => !noName.test(text)));
  }
  for (const block of deed.blocks) {
    const text = deed.textOf(block).trim();
    if (/^وقفيه?\s+\p{L}|^وقف\s+\p{L}/u.test(text) && text.split(/\s+/).length <= 6 && !noName.test(text)) candidates.push(...wordingBetween(deed, block.start, block.end, 0.45, 'shape', () => true));
  }
  const choice = choose(candidates.filter((one) => !kindOfWaqf.test(one.key)));
  return fieldOf(deed, 'waqfName', choice, { validated: choice !== null && (choice.evidence.size >= 2 || (choice.evidence.has('label') && /^وقف/.test(choice.candidate.key))) });
}

function readPurpose({ deed }: Findings): DeedReadingField {
  const labelled: Candidate<string>[] = wordingCandidates(deed, purposeLabels, (text) => text.length > 3 && !/^(?:هو|هي)$/.test(text) && !/^(?:من|علي)\s+(?:هذا|الوقف)/.test(text));
  const candidates = labelled.flatMap((one) => {
    const text = deed.text.slice(one.start, one.end);
    const lead = purposeLead.exec(text)![0].length;
    const end = /،?\s+وذلك\s|[.؛\n\t]/u.exec(text.slice(lead));
    return wordingBetween(deed, one.start + lead, end ? one.start + lead + end.index : one.end, one.weight, 'label', (words) => words.length > 3);
  });
  for (const block of deed.blocks) {
    if (charity.test(deed.textOf(block).trim())) candidates.push(...wordingBetween(deed, block.start, block.end, 0.4, 'content', (text) => text.length < 90 && !text.includes(':')));
  }
  for (const [phrase, weight] of purposePhrases.map(atWordStart)) {
    for (const match of deed.text.matchAll(phrase)) {
      const lead = purposeLead.exec(deed.text.slice(match.index + match[0].length))![0].length;
      const start = match.index + match[0].length + lead;
      const rest = deed.text.slice(start, start + 260);
      const end = /[.؛\n\t]|،?\s+(?:وقد\s|وذلك\s|و?اشترط|و?شرط|علي\s+ان\s|والموقوف|ويكون\s|وتكون\s|وجعل|وان\s+ي|وعين|والناظر|بالشروط|وفق\s|ولا\s+يباع|ابتغاء|طلبا\s)|،\s*(?=و)/u.exec(rest);
      candidates.push(...wordingBetween(deed, start, start + (end?.index ?? rest.length), weight, 'phrase', (text) => text.length > 5 && /\p{L}/u.test(text)));
    }
  }
  const choice = choose(candidates);
  return fieldOf(deed, 'purpose', choice, { validated: choice !== null && choice.evidence.has('label') && choice.candidate.weight > 0.85 });
}
