/** The sentence under the title; announced by the remote, so that it is shown before the screen has loaded. */
export const objectionsState = {
  ar: 'ما اعترض عليه المستفيدون من مبالغ دفعاتهم، وجواب كل اعتراض.',
  en: 'What beneficiaries object to in their payments, and each answer.',
};
