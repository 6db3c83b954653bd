import type { Language } from '@waqf/contracts/identity';

/** A label and the value below it; `second` is smaller and may be empty. */
export interface CertificateFact {
  readonly label: string;
  readonly value: string;
  readonly second: string;
  /** True for text that reads from left to right in both languages, such as numbers and an IBAN. */
  readonly ltr: boolean;
}

/** The content of `certificate.typ`: final texts in the language of the document. */
export interface CertificateContent {
  readonly language: Language;
  readonly direction: 'rtl' | 'ltr';
  readonly site: string;
  readonly kind: string;
  readonly name: string;
  readonly number: string;
  readonly 'number-label': string;
  readonly attests: string;
  readonly day: string;
  readonly 'day-second': string;
  /** The founder's words in quotation marks; empty when the deed has none. */
  readonly words: string;
  readonly 'words-source': string;
  readonly people: readonly CertificateFact[];
  readonly 'property-title': string;
  readonly property: readonly CertificateFact[];
  readonly 'conditions-title': string;
  readonly 'conditions-source': string;
  readonly conditions: readonly string[];
  /** Empty when the certificate replaces no other. */
  readonly supersedes: string;
  readonly signed: CertificateFact;
  /** `{page}` and `{pages}` are placeholders for the numbers. */
  readonly pages: string;
  readonly footer: string;
  /** The QR code as SVG. */
  readonly qr: string;
  readonly verify: { readonly title: string; readonly text: string; readonly address: string };
}
