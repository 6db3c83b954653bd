import type { Bilingual } from '@waqf/contracts';

interface Words {
  title: Bilingual;
  message: Bilingual;
}

/** Told to the person when a nazir has added them. */
export function addedNotice(waqfName: string): Words {
  return {
    title: { ar: 'أُضفت مستفيداً', en: 'You were added as a beneficiary' },
    message: {
      ar: `أضافك ناظر الوقف «${waqfName}» إلى المستفيدين`,
      en: `The nazir of “${waqfName}” added you to its beneficiaries`,
    },
  };
}

/** Told to the person when the bank has opened the sub-account. */
export function ownAccountNotice(waqfName: string): Words {
  return {
    title: { ar: 'فُتح حسابك الفرعي', en: 'Your sub-account is open' },
    message: { ar: `فُتح لك حساب فرعي في الوقف «${waqfName}»`, en: `A sub-account was opened for you in “${waqfName}”` },
  };
}
