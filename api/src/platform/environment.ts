import type { Bilingual } from '@waqf/contracts';

/** The settings that the process was started with. */
export abstract class Environment {
  /**
   * WAQF_SIMULATORS=on, for the demo and the tests: Nafath, bank and mail are simulated where they are not configured,
   * sample people exist, and the API documentation is served. Otherwise the process serves real people and has none of
   * these.
   */
  abstract readonly simulators: boolean;
  abstract readonly port: number;
  /** Address to listen on; absent: all interfaces. */
  abstract readonly host: string | undefined;
  abstract readonly databaseUrl: string;
  /** A pooler in transaction mode in front of that database: the application connects through it, migrations do not. */
  abstract readonly poolerUrl: string | undefined;
  /** A streaming standby of that database, used by reports, exports and search. */
  abstract readonly readUrl: string | undefined;
  /** Absolute path of WAQF_DATA. */
  abstract readonly dataFolder: string;
  /** Bucket of an S3 server for documents. Absent: the folder `blobs` in `dataFolder` is used. */
  abstract readonly bucket: BucketSettings | undefined;
  /** Absent only with simulators: Nafath is then simulated. */
  abstract readonly nafath:
    | { readonly url: string; readonly appId: string; readonly appKey: string; readonly issuer: string }
    | undefined;
  /** Absent only with simulators: the sandbox bank is then used. */
  abstract readonly bank: { readonly url: string; readonly key: string } | undefined;
  /**
   * Absent: deeds are read by rules only, and no deed is sent to another system. The timeout is for a complete answer.
   */
  abstract readonly languageModel:
    | { readonly url: string; readonly model: string; readonly key: string | undefined; readonly timeoutMs: number }
    | undefined;
  /**
   * Mail server, e.g. `smtps://name:password@mail.example`. Absent: mail goes to the local mailbox with simulators, and
   * is not sent without them.
   */
  abstract readonly smtpUrl: string | undefined;
  /**
   * Address that users type, e.g. `https://waqf.example`. Absent only with simulators: the Host of each request is
   * used.
   */
  abstract readonly publicUrl: string | undefined;
  /** Number of reverse proxies in front of the process; their X-Forwarded-* headers are trusted. */
  abstract readonly trustedProxies: number;
  /** Hours after which a stored file that did not become a document is removed. */
  abstract readonly unnamedFileHours: number;
  /**
   * Key that encrypts backups. Absent: with simulators a key is created in the data folder, otherwise no backup is
   * made.
   */
  abstract readonly backupKey: { readonly file: string } | { readonly hex: string } | undefined;
  /** Address at which Prometheus collects the metrics of this process. Absent: metrics are not served. */
  abstract readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** Where traces are sent (OTLP over HTTP), and for what percentage of pages. Absent: nothing is traced. */
  abstract readonly traces: { readonly url: string; readonly percent: number } | undefined;
  abstract readonly logLevel: string;
}

/** Where objects are stored. Credentials come from the environment variables of S3 tools (`AWS_ACCESS_KEY_ID` …). */
export interface BucketSettings {
  /** e.g. `https://s3.example` */
  readonly endpoint: string;
  readonly bucket: string;
  /** Without slashes at its ends; empty: the bucket is used for nothing else. */
  readonly prefix: string;
  readonly region: string;
  /** Encryption by the server; absent: the server's default applies. */
  readonly encryption: 'AES256' | 'aws:kms' | undefined;
}

/** The settings do not allow the process to start; `text` is printed on the terminal. */
export class RefusedStartError extends Error {
  constructor(readonly text: Bilingual) {
    super(text.en);
    this.name = 'RefusedStartError';
  }
}
