/*
 * Words for the trustee of an endowment, the endowment and the trusteeship; folded, for patterns. They differ: ناظر is
 * used by courts, متولٍّ in the Hejaz, وكيل in Najd, قيّم and وصي in old papers, مشرف by boards.
 */

/** Words for the person who looks after an endowment: "ناظراً", "الوكيل", "قائماً". */
export const trustee = '(?:ناظر|متولي|متول|قيم|وصي|وكيل|مشرف|قايم|امين|ولي|مكلف)';

/** Words for the endowment that is looked after. */
export const endowment = '(?:وقف|اوقاف|وقوف|موقوف|سبال[هة]|سبيل|سبل|حبس|احباس|رباط|مبر[هة]|غل[هت]|ريع)';

/** Words for looking after it: "النظر", "القيام على", "الإشراف". */
export const trusteeship = '(?:نظر|نظار[هت]|تولي[هت]|ولاي[هت]|قوام[هت]|وصاي[هت]|وكال[هت]|قيام|اشراف|رعاي[هت]|تدبير)';
