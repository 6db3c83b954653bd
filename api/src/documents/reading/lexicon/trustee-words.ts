/*
 * Who looks after an endowment and what it is called, each once; folded, for patterns. Regions differ: ناظر of
 * courts, متولٍّ of the Hejaz, وكيل of Najd, قيّم and وصي of old papers, مشرف of boards.
 */

/** The one who looks after it, as said of a person: "ناظراً", "الوكيل", "قائماً". */
export const trustee = '(?:ناظر|متولي|متول|قيم|وصي|وكيل|مشرف|قايم|امين|ولي|مكلف)';

/** What is looked after. */
export const endowment = '(?:وقف|اوقاف|وقوف|موقوف|سبال[هة]|سبيل|سبل|حبس|احباس|رباط|مبر[هة]|غل[هت]|ريع)';

/** Looking after it: "النظر", "القيام على", "الإشراف". */
export const trusteeship = '(?:نظر|نظار[هت]|تولي[هت]|ولاي[هت]|قوام[هت]|وصاي[هت]|وكال[هت]|قيام|اشراف|رعاي[هت]|تدبير)';
