/*
 * Words with which deeds give the location of a property; folded, for patterns. They differ by region: حي in cities,
 * محلة and حارة in the Hejaz, فريق and فريج in the east, نزلة in Jeddah, حلة and هجرة in Najd and the north.
 */

/** Words that always mean a kind of district. */
const districts = ['حي(?:ها|ه)?', 'حار[هة]', 'محل[هة]', 'ضاحيه', 'مجاوره', 'سيح[هة]', 'فريج', 'ناحيه', 'حومه', 'شياخه'];
/** Words that mean a kind of district, but just as often something else. */
const looseDistricts = ['فريق', 'نزل[هة]', 'هجر[هة]', 'قري[هة]', 'حل[هة]'];

export const districtKind = `(?:${[...districts, ...looseDistricts].join('|')})`;
const loose = new RegExp(`^(?:${looseDistricts.join('|')})$`, 'u');
const plainDistrict = /^حي(?:ها|ه)?$/u;

/** How certain it is that a district follows the word, from 0 to 1. */
export const sureOfKind = (kind: string): number => (plainDistrict.test(kind) ? 0.88 : loose.test(kind) ? 0.6 : 0.7);

/** "الواقعة", "الكائن", "تقع", "موقعه", "محلها": words that are followed by the location of the property. */
export const locationVerbs =
  '(?:(?:ال)?(?:واقع|كاين|قايم|موجود)(?:ه|ان|ين|تان|تين|ات)?|[يت]قع(?:ان|ون)?|موقع(?:ه|ها|هما)|محل(?:ه|ها)|مكان(?:ه|ها))';

/** Parts of a city by direction: "شرقي بريدة", "في شمال جدة". */
export const side = '(?:شمال|جنوب|شرق|غرب|وسط|اعلي|اسفل|ظاهر|داخل|خارج|طرف)ي?';

/** "بمدينة", "التابع لمحافظة", "من أحياء", "إحدى ضواحي": words between a district and its city. */
export const ofCity =
  '(?:(?:ال)?تابع(?:ه)?\\s+(?:ل|الي\\s+)|(?:ال)?واقع(?:ه)?\\s+(?:في\\s+|ب)|(?:من|احد|احدي)\\s+(?:احياء|حارات|محال|محلات|ضواحي|اعمال|قري|نواحي|توابع)\\s+|داخل\\s+(?:حدود|نطاق)\\s+|ب?قرب\\s+|من\\s+|في\\s+|[بل])?(?:[بل]?(?:مدينه|محافظه|بلده|بلد|مركز|حاضره|اماره)\\s+)?';
