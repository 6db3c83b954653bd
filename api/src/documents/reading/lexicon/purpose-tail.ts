// Words behind a purpose that say that there is no other one, or that it never ends. The text is folded.

/** "تزويج العزاب لا غير", "كفالة طلاب العلم أبد الدهر". */
const tail =
  /\s+(?:لا\s+غيره?ا?|ليس\s+(?:إلا|الا|غير)|دون\s+(?:غير|سوا)(?:ه|ها)|فحسب|فقط|ابد\s+(?:ال)?(?:دهر|ابدين|اباد)|ابدا(?:\s+سرمدا)?|(?:وقفا\s+)?موبدا|علي\s+الدوام|دايما|ما\s+(?:بقي|بقيت|دامت)\s+(?:ال)?(?:دهر|دنيا|سماوات|سموات)(?:\s+والارض)?|(?:الي|حتي)\s+(?:ان\s+)?يرث\s+الله\s+الارض(?:\s+ومن\s+عليها)?)\s*$/u;

/** How many letters such words have at the end of a purpose. */
export const lettersOfTail = (purpose: string): number => tail.exec(purpose)?.[0].length ?? 0;
