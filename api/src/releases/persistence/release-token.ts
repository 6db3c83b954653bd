import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Environment } from '../../platform/index.js';

/** The secret of `npm run release`: `WAQF_DATA/release-token`, mode 0600, made at the first boot. */
@Injectable()
export class ReleaseToken implements OnModuleInit {
  private token = '';

  constructor(@Inject(Environment) private readonly environment: Environment) {}

  async onModuleInit(): Promise<void> {
    const file = join(this.environment.dataFolder, 'release-token');
    await mkdir(this.environment.dataFolder, { recursive: true, mode: 0o700 });
    try {
      const made = await open(file, 'wx', 0o600);
      await made.writeFile(`${randomBytes(32).toString('hex')}\n`).finally(() => made.close());
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    this.token = (await readFile(file, 'utf8')).trim();
  }

  /** True when an `Authorization` header carries the token; compared in constant time. */
  isCarriedBy(authorization: string | undefined): boolean {
    const shown = Buffer.from(authorization?.replace(/^Bearer /, '') ?? '');
    const expected = Buffer.from(this.token);
    return this.token !== '' && shown.length === expected.length && timingSafeEqual(shown, expected);
  }
}
