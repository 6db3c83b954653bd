/** The sentence under the title; announced by the remote, so that it is shown before the screen has loaded. */
export const choiceState = {
  ar: 'آخر دورة توزيع في كل وقف، ودوراته وقواعده.',
  en: 'The latest distribution run of each waqf, with its runs and rules.',
};
