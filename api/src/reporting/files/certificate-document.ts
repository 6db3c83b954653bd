import type { ApprovedWaqf } from '../../endowments/index.js';
import { displayGregorianDay, displayHijri, displayNumber, displayTime, groupIban, siteNameIn } from '@waqf/formats';
import { renderSVG } from 'uqr';
import type { CertificateContent, CertificateFact } from '../typesetting/certificate-content.js';
import { type DocumentIdentity, type DocumentSettings, isolated } from './document-frame.js';

/** The data of a waqf that its certificate states. */
export interface CertifiedApproval {
  readonly waqf: ApprovedWaqf;
  readonly founderName: string;
  /** Null until the bank has opened the main account. */
  readonly iban: string | null;
}

const words = {
  kind: { ar: 'شهادة اعتماد وقف', en: 'Certificate of approval of a waqf' },
  number: { ar: 'رقم الشهادة', en: 'Number' },
  attests: {
    ar: 'تشهد المنصة بأن الواقف أدناه راجع صكوك وقفه الثلاثة، واعتمد ما فيها',
    en: 'The platform certifies that the founder named below reviewed the three deeds of the waqf and approved them',
  },
  source: { ar: 'من كلام الواقف في صك الوقفية', en: 'From the words of the founder in the waqf deed' },
  founder: { ar: 'الواقف', en: 'Founder' },
  founderText: { ar: 'أقرّ واعتمد بنفسه عبر الدخول الموثّق', en: 'Attested and approved in person by verified sign-in' },
  nazir: { ar: 'الناظر', en: 'Nazir' },
  nazirText: { ar: 'بحسب صك النظارة', en: 'By the nazir deed' },
  property: { ar: 'أصل الوقف', en: 'The endowed property' },
  location: { ar: 'الموقع', en: 'Location' },
  area: { ar: 'المساحة', en: 'Area' },
  squareMetres: { ar: 'م²', en: 'm²' },
  propertyNumber: { ar: 'رقم العقار', en: 'Property number' },
  issued: { ar: 'تاريخ صك الملكية', en: 'Date of the property deed' },
  owner: { ar: 'المالك في صك الملكية', en: 'Owner in the property deed' },
  account: { ar: 'حساب الوقف', en: 'Account of the waqf' },
  conditions: { ar: 'شروط الواقف بنصها', en: 'The conditions of the founder, verbatim' },
  deed: { ar: 'صك الوقفية', en: 'Waqf deed' },
  supersedes: { ar: 'تحل هذه الشهادة محل الشهادة رقم', en: 'This certificate supersedes number' },
  signed: { ar: 'اعتمدها', en: 'Approved by' },
  pages: { ar: 'صفحة {page} من {pages}', en: 'Page {page} of {pages}' },
  footer: {
    ar: 'صدرت آليًا من {site}، ولا تغني عن الصكوك الشرعية',
    en: 'Issued by {site}. It does not replace the deeds themselves',
  },
  verify: { ar: 'تحقق من الوثيقة', en: 'Verify this document' },
  verifyText: {
    ar: 'امسح الرمز لتعرف هل صدرت الشهادة من المنصة وهل حلت محلها أحدث منها.',
    en: 'Scan the code to see whether the platform issued this certificate and whether a newer one supersedes it.',
  },
} as const;

/** The content of the certificate for the template. Unknown values are left out. */
export function certificateOf(
  approval: CertifiedApproval,
  identity: DocumentIdentity,
  { language, siteName, dateFormat }: DocumentSettings,
): CertificateContent {
  const { waqf, founderName } = approval;
  const say = (key: keyof typeof words): string => words[key][language];
  const gregorian = (day: string | Date) => displayGregorianDay(day, language, dateFormat);
  const hijri = (day: string | Date) => displayHijri(day, language);
  const { purpose = null, conditions = [] } = waqf.details.waqfDetails ?? {};
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    site: siteNameIn(siteName, language),
    kind: say('kind'),
    name: waqf.name,
    number: identity.number,
    'number-label': say('number'),
    attests: say('attests'),
    day: hijri(waqf.approvedAt),
    'day-second': `· ${gregorian(waqf.approvedAt)}`,
    words: purpose === null ? '' : language === 'ar' ? `«${purpose}»` : `“${purpose}”`,
    'words-source': say('source'),
    people: [
      fact(say('founder'), founderName, say('founderText')),
      fact(say('nazir'), waqf.nazirName ?? '', say('nazirText')),
    ].filter(({ value }) => value !== ''),
    'property-title': say('property'),
    property: propertyFacts(approval, say, { hijri, gregorian }),
    'conditions-title': say('conditions'),
    'conditions-source': say('deed'),
    conditions,
    supersedes: identity.supersedes === null ? '' : `${say('supersedes')} ${isolated(identity.supersedes)}`,
    signed: fact(
      say('signed'),
      founderName,
      `${hijri(waqf.approvedAt)} · ${gregorian(waqf.approvedAt)} · ${isolated(displayTime(waqf.approvedAt))}`,
    ),
    pages: say('pages'),
    footer: say('footer').replace('{site}', siteNameIn(siteName, language)),
    qr: renderSVG(identity.address, { border: 0 }),
    verify: { title: say('verify'), text: say('verifyText'), address: identity.address },
  };
}

function propertyFacts(
  { waqf, iban }: CertifiedApproval,
  say: (key: keyof typeof words) => string,
  day: { hijri: (day: string) => string; gregorian: (day: string) => string },
): CertificateFact[] {
  const property = waqf.details.propertyDetails;
  const area = property?.area ?? null;
  const issued = property?.issueDate ?? null;
  return [
    fact(say('propertyNumber'), property?.propertyNumber ?? '', '', true),
    fact(say('location'), property?.location ?? ''),
    fact(say('area'), area === null ? '' : `${displayNumber(area)} ${say('squareMetres')}`),
    fact(say('owner'), property?.ownerName ?? ''),
    fact(say('issued'), issued === null ? '' : day.hijri(issued), issued === null ? '' : day.gregorian(issued)),
    fact(say('account'), iban === null ? '' : groupIban(iban), '', true),
  ].filter(({ value }) => value !== '');
}

const fact = (label: string, value: string, second = '', ltr = false): CertificateFact => ({
  label,
  value,
  second,
  ltr,
});
