/** What a number may be, and its chance; the readings of one number sum to 1 at most. */
export interface NumberReading {
  text: string;
  chance: number;
}

/** Readings of one number that are handed on at most. */
const most = 60;
/** A reading this much less likely than the best is not handed on. */
const leastShare = 1e-4;

/**
 * The likeliest texts of a number that may be cut in several ways, each sign being one of several, best first.
 * @param ways signs of each way with the chance of the way
 */
export function likeliestTexts(ways: { signs: { choices: NumberReading[] }[]; chance: number }[]): NumberReading[] {
  const chances = new Map<string, number>();
  for (const { signs, chance } of ways) {
    let texts: NumberReading[] = [{ text: '', chance }];
    for (const { choices } of signs) {
      const longer = texts.flatMap(({ text, chance: before }) =>
        choices.map((choice) => ({ text: text + choice.text, chance: before * choice.chance })),
      );
      longer.sort((a, b) => b.chance - a.chance);
      texts = longer.filter((one) => one.chance > longer[0]!.chance * leastShare).slice(0, most);
    }
    for (const { text, chance: own } of texts) chances.set(text, (chances.get(text) ?? 0) + own);
  }
  const readings = [...chances]
    .map(([text, chance]) => ({ text, chance }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, most);
  return readings.filter(({ chance }) => chance > readings[0]!.chance * leastShare);
}
