import type { Bilingual } from '@waqf/contracts';

/** What the process was started with. */
export abstract class Environment {
  abstract readonly production: boolean;
  abstract readonly port: number;
  abstract readonly databaseUrl: string;
  /** Absolute path of WAQF_DATA. */
  abstract readonly dataFolder: string;
  /** Absent: the simulator answers in Nafath's place. */
  abstract readonly nafath: { readonly url: string; readonly appId: string; readonly appKey: string } | undefined;
  /** Absent: the sandbox bank. */
  abstract readonly bank: { readonly url: string; readonly key: string } | undefined;
  /** Absent: the rules read deeds alone, and no deed leaves the house. The timeout is for a whole answer. */
  abstract readonly languageModel:
    | { readonly url: string; readonly model: string; readonly key: string | undefined; readonly timeoutMs: number }
    | undefined;
  /**
   * Mail server, e.g. `smtps://name:password@mail.example`. Absent: the local mailbox; in production no mail is sent.
   */
  abstract readonly smtpUrl: string | undefined;
  /** Address that people type, e.g. `https://waqf.example`; absent: taken from each request's Host. */
  abstract readonly publicUrl: string | undefined;
  /** How many reverse proxies stand in front; their X-Forwarded-* headers are believed. */
  abstract readonly trustedProxies: number;
  /** Hours after which a stored file that became no document is removed. */
  abstract readonly unnamedFileHours: number;
  abstract readonly logLevel: string;
}

/** The settings of a start do not allow it; `text` is printed on the terminal. */
export class RefusedStartError extends Error {
  constructor(readonly text: Bilingual) {
    super(text.en);
    this.name = 'RefusedStartError';
  }
}
