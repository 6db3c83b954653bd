/** A possible text of a number and its chance; the chances of one number add up to 1 at most. */
export interface NumberReading {
  text: string;
  chance: number;
}

/** The most readings that are returned for one number. */
const most = 60;
/** A reading with a smaller share of the best one's chance is not returned. */
const leastShare = 1e-4;

/**
 * The likeliest texts of a number, best first; it may be cut in several ways, and each sign has several choices.
 * @param segmentations the signs of each way to cut, with the chance of that way
 */
export function likeliestTexts(
  segmentations: { signs: { choices: NumberReading[] }[]; chance: number }[],
): NumberReading[] {
  const chances = new Map<string, number>();
  for (const { signs, chance } of segmentations) {
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
