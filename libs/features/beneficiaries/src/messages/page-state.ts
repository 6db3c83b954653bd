/** The sentence under the title; announced by the remote, so that it is shown before the screen has loaded. */
export const beneficiariesState = {
  ar: 'من يصرف لهم من غلة الأوقاف، ونسبة كل منهم.',
  en: 'Who receives from the yield, and with which share.',
};
