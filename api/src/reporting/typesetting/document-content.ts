import type { Language } from '@waqf/contracts/identity';

/** The content of `report.typ`: final texts in the language of the document, amounts with their signs. */
export interface DocumentContent {
  readonly language: Language;
  readonly direction: 'rtl' | 'ltr';
  readonly site: string;
  readonly title: string;
  readonly subtitle: string;
  readonly number: string;
  readonly 'number-label': string;
  /** `{page}` and `{pages}` are placeholders for the numbers. */
  readonly pages: string;
  readonly footer: string;
  /** Empty when the document replaces no other. */
  readonly supersedes: string;
  readonly facts: readonly { readonly label: string; readonly value: string; readonly second: string }[];
  readonly figures: readonly {
    readonly label: string;
    readonly amount: string;
    readonly words: string;
    readonly net: boolean;
  }[];
  readonly tables: readonly {
    readonly title: string;
    readonly nothing: string;
    readonly columns: readonly { readonly title: string; readonly amount: boolean; readonly width: number }[];
    readonly rows: readonly (readonly string[])[];
    readonly total: readonly string[] | null;
  }[];
  /** The QR code as SVG. */
  readonly qr: string;
  readonly verify: { readonly title: string; readonly text: string; readonly address: string };
}
