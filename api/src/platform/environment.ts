import type { Bilingual } from '@waqf/contracts';

/** What the process was started with. */
export abstract class Environment {
  /**
   * WAQF_SIMULATORS=on, for the demo and the tests: what is not configured of Nafath, bank and mail is simulated, there
   * are sample people, and the calls are described. Otherwise the process serves real people and has none of these.
   */
  abstract readonly simulators: boolean;
  abstract readonly port: number;
  /** Address to listen on; absent: every interface. */
  abstract readonly host: string | undefined;
  abstract readonly databaseUrl: string;
  /** A pooler in transaction mode before that database: the application works through it, migrations do not. */
  abstract readonly poolerUrl: string | undefined;
  /** A streaming standby of that database, which reports, exports and search read. */
  abstract readonly readUrl: string | undefined;
  /** Absolute path of WAQF_DATA. */
  abstract readonly dataFolder: string;
  /** Bucket of an S3 server for documents. Absent: the folder `blobs` in `dataFolder`. */
  abstract readonly bucket: BucketSettings | undefined;
  /** Absent only with simulators: one answers in Nafath's place. */
  abstract readonly nafath:
    | { readonly url: string; readonly appId: string; readonly appKey: string; readonly issuer: string }
    | undefined;
  /** Absent only with simulators: the sandbox bank. */
  abstract readonly bank: { readonly url: string; readonly key: string } | undefined;
  /** Absent: the rules read deeds alone, and no deed leaves the house. The timeout is for a whole answer. */
  abstract readonly languageModel:
    | { readonly url: string; readonly model: string; readonly key: string | undefined; readonly timeoutMs: number }
    | undefined;
  /**
   * Mail server, e.g. `smtps://name:password@mail.example`. Absent: the local mailbox, without simulators no mail.
   */
  abstract readonly smtpUrl: string | undefined;
  /** Address that people type, e.g. `https://waqf.example`. Absent only with simulators: each request's Host. */
  abstract readonly publicUrl: string | undefined;
  /** How many reverse proxies stand in front; their X-Forwarded-* headers are believed. */
  abstract readonly trustedProxies: number;
  /** Hours after which a stored file that became no document is removed. */
  abstract readonly unnamedFileHours: number;
  /** Encrypts backups. Absent: with simulators one is made in the data folder, otherwise no backup is made. */
  abstract readonly backupKey: { readonly file: string } | { readonly hex: string } | undefined;
  /** Where Prometheus collects figures of this process. Absent: nowhere. */
  abstract readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** Where traces go, by OTLP over HTTP, and of how many in a hundred pages. Absent: nothing is traced. */
  abstract readonly traces: { readonly url: string; readonly percent: number } | undefined;
  abstract readonly logLevel: string;
}

/** Where objects go. Who may write them says the environment, as the tools of S3 read it (`AWS_ACCESS_KEY_ID` …). */
export interface BucketSettings {
  /** e.g. `https://s3.example` */
  readonly endpoint: string;
  readonly bucket: string;
  /** Without slashes at its ends; empty: the bucket holds nothing else. */
  readonly prefix: string;
  readonly region: string;
  /** Encryption by the server; absent: it encrypts by itself, or not. */
  readonly encryption: 'AES256' | 'aws:kms' | undefined;
}

/** The settings of a start do not allow it; `text` is printed on the terminal. */
export class RefusedStartError extends Error {
  constructor(readonly text: Bilingual) {
    super(text.en);
    this.name = 'RefusedStartError';
  }
}
