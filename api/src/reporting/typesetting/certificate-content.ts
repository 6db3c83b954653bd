import type { Language } from '@waqf/contracts/identity';

/** A label and what stands under it; `second` is quieter and may be empty. */
export interface CertificateFact {
  readonly label: string;
  readonly value: string;
  readonly second: string;
  /** Read from left to right in both languages: numbers and an IBAN. */
  readonly ltr: boolean;
}

/** What `certificate.typ` sets, all of it as it is read, in the language of the document. */
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
  /** The founder's words in their quotes; empty when the deed has none. */
  readonly words: string;
  readonly 'words-source': string;
  readonly people: readonly CertificateFact[];
  readonly 'property-title': string;
  readonly property: readonly CertificateFact[];
  readonly 'conditions-title': string;
  readonly 'conditions-source': string;
  readonly conditions: readonly string[];
  /** Empty when it supersedes nothing. */
  readonly supersedes: string;
  readonly signed: CertificateFact;
  /** `{page}` and `{pages}` stand for the numbers. */
  readonly pages: string;
  readonly footer: string;
  /** An SVG. */
  readonly qr: string;
  readonly verify: { readonly title: string; readonly text: string; readonly address: string };
}
