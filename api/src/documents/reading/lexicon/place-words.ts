/*
 * How deeds say where a property lies, each once; folded, for patterns. Regions differ: حي of cities, محلة and حارة of
 * the Hejaz, فريق and فريج of the east, نزلة of Jeddah, حلة and هجرة of Najd and the north.
 */

/** Kinds of districts that say it surely. */
const districts = ['حي(?:ها|ه)?', 'حار[هة]', 'محل[هة]', 'ضاحيه', 'مجاوره', 'سيح[هة]', 'فريج', 'ناحيه', 'حومه', 'شياخه'];
/** Kinds that say it too, and mean something else as often. */
const looseDistricts = ['فريق', 'نزل[هة]', 'هجر[هة]', 'قري[هة]', 'حل[هة]'];

export const districtKind = `(?:${[...districts, ...looseDistricts].join('|')})`;
const loose = new RegExp(`^(?:${looseDistricts.join('|')})$`, 'u');
const plainDistrict = /^حي(?:ها|ه)?$/u;

/** 0 to 1: how surely what follows the word is a district. */
export const sureOfKind = (kind: string): number => (plainDistrict.test(kind) ? 0.88 : loose.test(kind) ? 0.6 : 0.7);

/** "الواقعة", "الكائن", "تقع", "موقعه", "محلها": where the property lies follows. */
export const lies =
  '(?:(?:ال)?(?:واقع|كاين|قايم|موجود)(?:ه|ان|ين|تان|تين|ات)?|[يت]قع(?:ان|ون)?|موقع(?:ه|ها|هما)|محل(?:ه|ها)|مكان(?:ه|ها))';

/** Parts of a city by the sky: "شرقي بريدة", "في شمال جدة". */
export const side = '(?:شمال|جنوب|شرق|غرب|وسط|اعلي|اسفل|ظاهر|داخل|خارج|طرف)ي?';

/** "بمدينة", "التابع لمحافظة", "من أحياء", "إحدى ضواحي": what joins a district to its city. */
export const ofCity =
  '(?:(?:ال)?تابع(?:ه)?\\s+(?:ل|الي\\s+)|(?:ال)?واقع(?:ه)?\\s+(?:في\\s+|ب)|(?:من|احد|احدي)\\s+(?:احياء|حارات|محال|محلات|ضواحي|اعمال|قري|نواحي|توابع)\\s+|داخل\\s+(?:حدود|نطاق)\\s+|من\\s+|في\\s+|[بل])?(?:[بل]?(?:مدينه|محافظه|بلده|بلد|مركز|حاضره)\\s+)?';
