declare module '@20minutes/s3rver' {
  interface Call {
    readonly method: string;
    get(header: string): string;
    status: number;
    type: string;
    body: string;
  }
  /** An S3 server in this process, with its objects in a folder. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      allowMismatchedSignatures: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    readonly middleware: ((call: Call, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
