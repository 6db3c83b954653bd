/*
 * The sentences under the titles of pages, where they are always the same. The remote announces them, so that they are
 * shown before the screens, which use the same ones, have loaded.
 */

export const auditState = {
  ar: 'من فعل ماذا ومتى ومن أين. كل سطر تحفظه بصمة ما قبله، فلا يُعدَّل ولا يُحذف.',
  en: 'Who did what, when and from where. Each line is sealed by the one before it: none can be altered or removed.',
};

export const failuresState = {
  ar: 'ما فشل من العمل بعد كل محاولاته، ولماذا. لا يوقف ما بعده.',
  en: 'Work that failed at its last attempt, and why. It does not hold up what follows.',
};

export const backupsState = {
  ar: 'قاعدة البيانات والوثائق معًا عند لحظة واحدة، وتُجرَّب استعادة كل نسخة.',
  en: 'Database and documents at one moment; each backup is test-restored.',
};
