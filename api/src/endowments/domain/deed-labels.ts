import type { Bilingual } from '@waqf/contracts';
import type { DocumentType } from '@waqf/contracts/documents';

/** The names of the three deeds; the Arabic ones have the definite article. */
export const deedLabels: Record<DocumentType, Bilingual> = {
  property_deed: { ar: 'صك الملكية', en: 'property deed' },
  waqf_deed: { ar: 'صك الوقفية', en: 'waqf deed' },
  nazir_deed: { ar: 'صك النظارة', en: 'nazir deed' },
};
