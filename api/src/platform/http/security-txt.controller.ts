import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../access/policy.decorators.js';
import { Clock } from '../context/clock.js';
import { Contexts } from '../context/contexts.js';
import { Environment } from '../environment.js';
import { Settings } from '../settings/settings.js';

/** Days until the content of the file expires. */
const validDays = 180;

/** GET /.well-known/security.txt: where to report a security weakness (RFC 9116). */
@ApiExcludeController()
@Controller('.well-known/security.txt')
export class SecurityTxtController {
  constructor(
    private readonly settings: Settings,
    private readonly contexts: Contexts,
    private readonly clock: Clock,
    @Inject(Environment) private readonly environment: Environment,
  ) {}

  @Get()
  @Public()
  @Header('Content-Type', 'text/plain; charset=utf-8')
  async read(): Promise<string> {
    const { adminEmail } = await this.settings.read(this.contexts.system('security.txt'));
    const expires = new Date(this.clock.now().getTime() + validDays * 86_400_000);
    const { publicUrl } = this.environment;
    return [
      `Contact: mailto:${adminEmail}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: ar, en',
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
      '',
    ].join('\n');
  }
}
