import type { Bilingual } from '@waqf/contracts';
import { waqfCalled } from '@waqf/formats';

export interface Words {
  type: 'info' | 'success' | 'warning';
  title: Bilingual;
  message: Bilingual;
}

/** Sent to the person whom a nazir has added. */
export const addedNotice: Words = {
  type: 'info',
  title: { ar: 'أُضفت مستفيدًا', en: 'You were added as a beneficiary' },
  message: {
    ar: 'أُضفت إلى مستفيدي وقف. راجع بياناته في لوحتك',
    en: 'You were added to the beneficiaries of a waqf. Review it on your dashboard',
  },
};

/** Sent to the person whose sub-account the bank has opened. */
export const accountNotice: Words = {
  type: 'success',
  title: { ar: 'فُتح حسابك الفرعي', en: 'Your sub-account is open' },
  message: { ar: 'فُتح لك حساب فرعي في وقف تستفيد منه', en: 'A sub-account was opened for you in one of your waqfs' },
};

/** Sent to the person whose entitlement the nazir has suspended; it must not sound final. */
export const suspendedNotice: Words = {
  type: 'warning',
  title: { ar: 'أُوقف استحقاقك مؤقتًا', en: 'Your entitlement is suspended for now' },
  message: {
    ar: 'أوقف الناظر استحقاقك في أحد أوقافك مؤقتًا. راجعه في استحقاقاتك',
    en: 'The nazir suspended your entitlement in one of your waqfs for now. See your entitlements',
  },
};

export const resumedNotice: Words = {
  type: 'success',
  title: { ar: 'استُؤنف استحقاقك', en: 'Your entitlement is resumed' },
  message: {
    ar: 'استأنف الناظر استحقاقك في أحد أوقافك',
    en: 'The nazir resumed your entitlement in one of your waqfs',
  },
};

export const explainedNotice: Words = {
  type: 'info',
  title: { ar: 'أجاب الناظر عن اعتراضك', en: 'The nazir answered your dispute' },
  message: {
    ar: 'اقرأ الجواب في استحقاقاتك. إن لم يكفِك فلك أن تعترض من جديد',
    en: 'Read the answer in your entitlements. You may dispute again if it does not settle the matter',
  },
};

export const removedNotice: Words = {
  type: 'success',
  title: { ar: 'أُزلت من المستفيدين', en: 'You were removed from the beneficiaries' },
  message: {
    ar: 'أزالك الناظر من مستفيدي الوقف الذي اعترضت على إدراجك فيه',
    en: 'The nazir removed you from the beneficiaries of the waqf that you disputed',
  },
};

export const stayingNotice: Words = {
  type: 'info',
  title: { ar: 'أجاب الناظر عن طلب خروجك', en: 'The nazir answered your request to leave' },
  message: {
    ar: 'بقيت مستفيدًا. اقرأ جواب الناظر في استحقاقاتك',
    en: 'You are still a beneficiary. Read the answer in your entitlements',
  },
};

export const leftNotice: Words = {
  type: 'success',
  title: { ar: 'خرجت من مستفيدي الوقف', en: 'You left the beneficiaries' },
  message: {
    ar: 'قبل الناظر طلب خروجك. ما صُرف لك سابقًا يبقى لك وفي سجلك',
    en: 'The nazir accepted your request. What you were paid before stays yours and in your records',
  },
};

/** Sent to the owner of an account that a nazir has requested. */
export const ibanAskedNotice: Words = {
  type: 'warning',
  title: { ar: 'آيبان جديد ينتظر تأكيدك', en: 'A new IBAN awaits your confirmation' },
  message: {
    ar: 'طلب الناظر أن تُصرف مستحقاتك إلى آيبان جديد. أكده إن كان حسابك، أو أنكره',
    en: 'The nazir asks to pay you to a new IBAN. Confirm it if it is your account, or decline it',
  },
};

export const ibanApprovedNotice: Words = {
  type: 'warning',
  title: { ar: 'تغيّر الحساب الذي تُصرف إليه مستحقاتك', en: 'The account you are paid to is changing' },
  message: {
    ar: 'اعتُمد آيبان جديد، ويُصرف إليه بعد 48 ساعة. إن لم تطلبه فأبلغ الناظر الآن',
    en: 'A new IBAN was approved and is paid to after 48 hours. Tell the nazir now if you did not ask for it',
  },
};

export const ibanDeclinedNotice: Words = {
  type: 'warning',
  title: { ar: 'أنكر مستفيد آيبانًا', en: 'A beneficiary declined an IBAN' },
  message: {
    ar: 'أنكر مستفيد الآيبان المطلوب الصرف إليه، فلا يُصرف إليه شيء',
    en: 'A beneficiary declined the IBAN that was requested; nothing is paid to it',
  },
};

/** Sent to the nazir and the founder of the waqf. */
export const disputedNotice = (waqfName: string): Words => ({
  type: 'warning',
  title: { ar: 'اعتراض على إدراج مستفيد', en: 'A beneficiary disputes being named' },
  message: {
    ar: `اعترض أحد مستفيدي ${waqfCalled(waqfName)} على إدراجه. يجيب الناظر بإزالته أو ببيان السبب`,
    en: `A beneficiary of “${waqfName}” disputes being named. The nazir removes them or explains`,
  },
});

export const leavingNotice = (waqfName: string): Words => ({
  type: 'warning',
  title: { ar: 'مستفيد يطلب الخروج', en: 'A beneficiary asks to leave' },
  message: {
    ar: `طلب أحد مستفيدي ${waqfCalled(waqfName)} الخروج منه. يقبل الناظر طلبه أو يبيّن له السبب`,
    en: `A beneficiary of “${waqfName}” asks to leave. The nazir accepts or explains`,
  },
});
