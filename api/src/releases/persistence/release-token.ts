import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { RemoteName } from '@waqf/contracts/releases';
import { type Ctx, Environment } from '../../platform/index.js';
import { makeKeyPair, publicKeyOf } from '../domain/release-signature.js';
import { ReleaseTokenRepository } from './release-token.repository.js';

/** The holder of a release token. */
export interface Releaser {
  /** Null for the operator's own token, which may release every remote. */
  readonly token: { readonly name: string; readonly remote: RemoteName } | null;
  /** Ed25519 public key, SPKI in base64; the signature of a release is checked with it. */
  readonly publicKey: string;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
const tokenId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The operator's token for `npm run release`, in `WAQF_DATA/release-token` (mode 0600), created at the first start:
 * `operator`, a secret and a private key, separated by dots. Tokens of teams have the same form, with an id first.
 */
@Injectable()
export class ReleaseToken implements OnModuleInit {
  private secret = '';
  private publicKey = '';

  constructor(
    @Inject(Environment) private readonly environment: Environment,
    private readonly tokens: ReleaseTokenRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    const file = join(this.environment.dataFolder, 'release-token');
    await mkdir(this.environment.dataFolder, { recursive: true, mode: 0o700 });
    try {
      const made = await open(file, 'wx', 0o600);
      await made.writeFile(operatorToken()).finally(() => made.close());
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    let parts = (await readFile(file, 'utf8')).trim().split('.');
    if (parts.length !== 3) {
      // The file comes from a version that did not sign releases.
      await writeFile(file, operatorToken());
      await chmod(file, 0o600);
      parts = (await readFile(file, 'utf8')).trim().split('.');
    }
    const [, secret = '', privateKey = ''] = parts;
    this.secret = secret;
    this.publicKey = publicKeyOf(privateKey);
  }

  /** A secret known only to the platform and the same at every start; it seals flags that the platform issues. */
  get operatorSecret(): string {
    return this.secret;
  }

  /**
   * The holder of the token in an `Authorization` header: `Bearer <id or operator>.<secret>`. Secrets are compared in
   * constant time.
   * @returns null when the token is missing, wrong or revoked
   */
  async carrierOf(ctx: Ctx, authorization: string | undefined): Promise<Releaser | null> {
    const [id = '', secret = ''] = (authorization ?? '').replace(/^Bearer /, '').split('.');
    if (id === 'operator')
      return timingSafeEqual(sha256(secret), sha256(this.secret)) ? { token: null, publicKey: this.publicKey } : null;
    if (!tokenId.test(id)) return null;
    const known = await this.tokens.find(ctx, id);
    if (!known || !timingSafeEqual(sha256(secret), Buffer.from(known.secretHash, 'hex'))) return null;
    await this.tokens.touch(ctx, id);
    return { token: { name: known.name, remote: known.remote }, publicKey: known.publicKey };
  }
}

const operatorToken = (): string => `operator.${randomBytes(32).toString('hex')}.${makeKeyPair().privateKey}\n`;
