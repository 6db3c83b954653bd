/** First words of a name that mean nothing alone: «عبد» of «عبد الله», «أبو» of «أبو بكر». */
const beginnings = new Set(['عبد', 'أبو', 'ابو', 'أم', 'ام', 'أمة', 'ذو', 'ذي']);
/** Second words that belong to the first: «نور الدين», «فضل الله». */
const endings = new Set(['الله', 'الدين', 'الإسلام', 'الاسلام', 'الحق', 'الرحمن']);

/** The name by which a person is greeted: the first of the full name, also when it is written as two words. */
export function givenName(fullName: string): string {
  const [first = '', second = ''] = fullName.trim().split(/\s+/u);
  return beginnings.has(first) || endings.has(second) ? `${first} ${second}`.trim() : first;
}
