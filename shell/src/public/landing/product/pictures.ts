import waqifArLight from './waqif-ar-light.webp';
import waqifArDark from './waqif-ar-dark.webp';
import waqifEnLight from './waqif-en-light.webp';
import waqifEnDark from './waqif-en-dark.webp';
import nazirArLight from './nazir-ar-light.webp';
import nazirArDark from './nazir-ar-dark.webp';
import nazirEnLight from './nazir-en-light.webp';
import nazirEnDark from './nazir-en-dark.webp';
import beneficiaryArLight from './beneficiary-ar-light.webp';
import beneficiaryArDark from './beneficiary-ar-dark.webp';
import beneficiaryEnLight from './beneficiary-en-light.webp';
import beneficiaryEnDark from './beneficiary-en-dark.webp';
import adminArLight from './admin-ar-light.webp';
import adminArDark from './admin-ar-dark.webp';
import adminEnLight from './admin-en-light.webp';
import adminEnDark from './admin-en-dark.webp';
import roadAr from './road-ar.webp';
import roadEn from './road-en.webp';

/** Screenshots of the product, made by `npm run film` with the sample people's data. */
export const rolePictures = {
  waqif: { ar: { light: waqifArLight, dark: waqifArDark }, en: { light: waqifEnLight, dark: waqifEnDark } },
  nazir: { ar: { light: nazirArLight, dark: nazirArDark }, en: { light: nazirEnLight, dark: nazirEnDark } },
  beneficiary: {
    ar: { light: beneficiaryArLight, dark: beneficiaryArDark },
    en: { light: beneficiaryEnLight, dark: beneficiaryEnDark },
  },
  admin: { ar: { light: adminArLight, dark: adminArDark }, en: { light: adminEnLight, dark: adminEnDark } },
} as const;

/** The first and last picture of the film: the approved waqf. */
export const posters = { ar: roadAr, en: roadEn } as const;
