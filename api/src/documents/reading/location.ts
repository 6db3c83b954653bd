import { type Candidate, choose, fieldOf, trimmed } from './candidates.js';
import type { DeedText } from './deed-text.js';
import type { Bilingual, DeedReadingField } from './deed-reading.js';
import type { Findings } from './field-evidence.js';
import { cityLabels, districtLabels, placeLabels } from './field-labels.js';
import { freeValueEnd, isLabel, regionsOf } from './labels.js';

/** Cities and governorates of the Kingdom, folded; longer names first where one begins another. */
const cities = [
  'مكه المكرمه', 'المدينه المنوره', 'خميس مشيط', 'حفر الباطن', 'وادي الدواسر', 'احد رفيده', 'راس تنوره', 'القريات', 'الرياض', 'جده', 'الدمام', 'الخبر', 'الظهران', 'الطايف', 'بريده', 'عنيزه', 'ابها', 'تبوك', 'حايل', 'نجران', 'جازان', 'جيزان', 'الباحه', 'سكاكا', 'عرعر', 'ينبع', 'الجبيل', 'القطيف', 'الاحساء', 'الهفوف', 'المبرز', 'الخرج', 'الدوادمي', 'المجمعه', 'الزلفي', 'شقراء', 'الرس', 'البكيريه', 'البدايع', 'المذنب', 'رابغ', 'القنفذه', 'الليث', 'بيشه', 'محايل', 'محايل عسير', 'صبيا', 'ابو عريش', 'صامطه', 'بلجرشي', 'المندق', 'طريف', 'رفحاء', 'دومه الجندل', 'العلا', 'خيبر', 'بدر', 'املج', 'الوجه', 'ضباء', 'تيماء', 'الدرعيه', 'عفيف', 'القويعيه', 'الافلاج', 'السليل', 'حوطه بني تميم', 'المزاحميه', 'ضرما', 'رماح', 'الخفجي', 'النعيريه', 'بقيق', 'سراه عبيده', 'النماص', 'تثليث', 'شروره', 'مكه', 'المدينه النبويه', 'تربه', 'الخرمه', 'رنيه', 'ثادق', 'حريملاء', 'الغاط', 'عيون الجواء', 'رياض الخبراء', 'الاسياح',
].sort((a, b) => b.length - a.length);
const cityPattern = cities.map((city) => city.replace(/ /g, '\\s+')).join('|');

const districtStop = '(?=\\s*(?:[،,.:؛()\\n\\t/\\-]|$)|\\s+(?:ب|في\\s+|من\\s+|ضمن\\s+)?(?:احياء|مدينه|محافظه|منطقه|بلده)\\s|\\s+(?:بمدينه|بمحافظه|بمنطقه|بموجب|والمحدد\\p{L}*|والواقع\\p{L}*|والباله?غ\\p{L}*|وحدود\\p{L}*|ومساح\\p{L}*|بمساح\\p{L}*|مساح\\p{L}*|رقم|ضمن|علي|المخطط|مخطط|القطعه|قطعه|ذات|والبالغ\\p{L}*|والتي|التي|الذي|والذي|وهي|وهو|شارع|وقد|والمملوك\\p{L}*|المملوك\\p{L}*|المسجل\\p{L}*)(?![\\p{L}])'
  + `|\\s+(?:ب|في\\s+)?(?:${cityPattern})(?!\\p{L}))`;
const districtProse = new RegExp(`(?<!\\p{L})(?:و|ب|ل|وب)?(?:ال)?حي\\s*(?:السكني\\s+)?[:：]?\\s*["«(]?((?:\\p{L}+)(?:\\s+\\p{L}+){0,3}?)${districtStop}`, 'gu');
const cityProse = new RegExp(`(?<!\\p{L})(?:ب|ل|و)?(?:مدينه|محافظه)\\s+["«(]?(${cityPattern}|\\p{L}+(?:\\s+ال\\p{L}+)?)(?!\\p{L})`, 'gu');
const cityAnywhere = new RegExp(`(?<!\\p{L})(?:ب|في\\s+|ل)?(${cityPattern})(?!\\p{L})`, 'gu');


const halfFound: Bilingual = { ar: 'وجدنا جزءًا من الموقع فقط. أكمله من الصك.', en: 'Only a part of the location was found. Complete it from the deed.' };

type Part = Candidate<string>;

/** City and district as one string, "المدينة، الحي". */
export function readLocation({ deed }: Findings): DeedReadingField {
  const city = choose(cityCandidates(deed));
  const district = choose(districtCandidates(deed).filter((one) => one.key !== city?.candidate.key));
  if (!city && !district) return fieldOf(deed, 'location', null);
  const both = city && district;
  const first = (city ?? district)!;
  const second = (district ?? city)!;
  const value = both ? `${city.value}، ${district.value}` : first.value;
  const confidence = both ? Math.min(city.confidence, district.confidence) : first.confidence * 0.6;
  const parts = { ...(city ? { city: city.value } : {}), ...(district ? { district: district.value } : {}) };
  const near = Math.abs(first.candidate.start - second.candidate.start) < 160;
  // Two values far apart get the box of the more telling one, the district.
  const start = near ? Math.min(first.candidate.start, second.candidate.start) : second.candidate.start;
  const end = near ? Math.max(first.candidate.end, second.candidate.end) : second.candidate.end;
  const candidate = { ...first.candidate, value, key: value, start, end, parts };
  const choice = { value, candidate, confidence, evidence: new Set([...first.evidence, ...second.evidence]), rival: 0 };
  const validated = both !== null && first.evidence.size + second.evidence.size >= 3 && (city?.evidence.has('known') ?? false);
  return fieldOf(deed, 'location', choice, { validated, note: both ? null : halfFound });
}

function part(deed: DeedText, start: number, end: number, weight: number, evidence: string): Part[] {
  const value = trimmed(deed.original(start, end)).replace(/^(?:حي|مدينة|محافظة)\s+/, '');
  const key = deed.text.slice(start, end).replace(/^[\s:،]*(?:(?:ب|ال)?حي|ب?مدينه|ب?محافظه)\s+/, '').replace(/[^\p{L}\p{N}]+/gu, '');
  if (value.length < 2 || value.length > 40 || /\d/.test(key) || isLabel(value)) return [];
  return [{ value, key, start, end, weight, evidence }];
}

function cityCandidates(deed: DeedText): Part[] {
  const found: Part[] = [];
  for (const region of regionsOf(deed, cityLabels)) {
    const end = region.how === 'inline' ? Math.min(freeValueEnd(deed, region.start, region.end), region.start + 40) : region.end;
    const text = deed.text.slice(region.start, end);
    // "المدينة المنورة" begins like the label المدينة.
    if (region.how === 'inline' && (/^(?:المنوره|النبويه)/.test(text) || region.weight < 0.85)) continue;
    const known = [...text.matchAll(cityAnywhere)].at(-1);
    if (known) {
      const start = region.start + known.index + known[0].length - known[1]!.length;
      found.push(...part(deed, start, start + known[1]!.length, region.weight * 0.95, 'label'));
    } else if (!/[،,/]/.test(text) || region.how !== 'inline') {
      const cut = /^[^،,.\n\t(]+/u.exec(text)?.[0].length ?? 0;
      found.push(...part(deed, region.start, region.start + cut, region.weight * 0.8, 'label'));
    }
  }
  for (const match of deed.text.matchAll(cityProse)) {
    const start = match.index + match[0].length - match[1]!.length;
    const known = cities.includes(match[1]!.replace(/\s+/g, ' '));
    found.push(...part(deed, start, start + match[1]!.length, known ? 0.85 : 0.6, 'prose'));
  }
  for (const match of deed.text.matchAll(cityAnywhere)) {
    const start = match.index + match[0].length - match[1]!.length;
    const before = deed.text.slice(Math.max(0, match.index - 40), match.index);
    // Courts and notaries name their own city, which is often that of the property.
    const office = /(?:محكمه|كتابه|العدل|العامه|الشخصيه|دايره|فرع)\s+(?:\p{L}+\s+){0,3}$/u.test(before);
    const placed = placeLabelBefore(before);
    found.push(...part(deed, start, start + match[1]!.length, office ? 0.3 : placed ? 0.8 : 0.35, placed ? 'place' : office ? 'office' : 'known'));
    if (!office) found.push(...part(deed, start, start + match[1]!.length, 0.3, 'known'));
  }
  return found;
}

const placeLabelBefore = (before: string): boolean => /(?:الموقع|موقع العقار|عنوان العقار|موقعه|الواقعه?|الكاينه?|حي\s+\p{L}+)\s*[:،,\-/]?\s*(?:\p{L}+\s*[،,\-/]?\s*){0,3}$/u.test(before);

function districtCandidates(deed: DeedText): Part[] {
  const found: Part[] = [];
  for (const region of regionsOf(deed, districtLabels)) {
    if (region.how === 'inline' && region.weight < 0.9) continue;
    const end = region.how === 'inline' ? freeValueEnd(deed, region.start, region.end) : region.end;
    const cut = /^[^،,.\n\t(]+/u.exec(deed.text.slice(region.start, end))?.[0].length ?? 0;
    found.push(...part(deed, region.start, region.start + cut, region.weight * 0.93, 'label'));
  }
  for (const match of deed.text.matchAll(districtProse)) {
    const start = match.index + match[0].lastIndexOf(match[1]!);
    found.push(...part(deed, start, start + match[1]!.length, 0.88, 'prose'));
    if (/(?:الواقع|الكاين|العقار|ارض)/u.test(deed.text.slice(Math.max(0, match.index - 70), match.index))) {
      found.push(...part(deed, start, start + match[1]!.length, 0.5, 'place'));
    }
  }
  for (const region of regionsOf(deed, placeLabels)) {
    const text = deed.text.slice(region.start, region.how === 'inline' ? freeValueEnd(deed, region.start, region.end) : region.end);
    const pieces = [...text.matchAll(/[^،,\-–/|]+/gu)].filter((piece) => piece[0].trim() !== '');
    if (pieces.length < 2 || pieces.length > 4) continue;
    const city = pieces.findIndex((piece) => cities.includes(piece[0].trim().replace(/^(?:مدينه|محافظه)\s+/, '')));
    const other = pieces.find((piece, index) => index !== city && !/منطقه|المملكه/.test(piece[0]));
    if (city >= 0 && other) found.push(...part(deed, region.start + other.index, region.start + other.index + other[0].length, region.weight * 0.85, 'place'));
  }
  return found;
}
