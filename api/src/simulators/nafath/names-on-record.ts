import { samplePeople } from '../../identity/index.js';

const given = ['صالح', 'مشعل', 'راشد', 'سلمان', 'عايض', 'نايف', 'حمود', 'زياد', 'طلال', 'وليد'];
const family = ['السالم', 'الرشيد', 'المنيع', 'الفايز', 'الصقير', 'العمار', 'البسام', 'الثنيان', 'المانع', 'الحمدان'];

/**
 * The name of a person at Nafath: the real one for sample people, an invented one for others that is always the same.
 */
export function nameOnRecord(nationalId: string): string {
  const sample = samplePeople.find((person) => person.nationalId === nationalId);
  if (sample) return sample.fullName;
  const [first, father, last] = [8, 7, 6].map((place) => Number(nationalId[place]));
  return `${given[first ?? 0]} بن ${given[father ?? 0]} ${family[last ?? 0]}`;
}
