import { Body, Controller, Post, Req } from '@nestjs/common';
import { verifyEmail } from '@waqf/contracts/identity';
import type { Request } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, Public, RateLimit, type RateRule, SignedIn } from '../platform/index.js';
import { RequestEmailLink } from './use-cases/request-email-link.js';
import { VerifyEmail } from './use-cases/verify-email.js';

class VerifyEmailDto extends createZodDto(verifyEmail) {}

/** The limit of links that are opened from one network address. */
const opened: RateRule = { name: 'email-links-opened', points: 30, seconds: 60 };

/** Verifies an e-mail address by a link before anything else is mailed to it. */
@Controller('api')
export class EmailController {
  constructor(
    private readonly requestLink: RequestEmailLink,
    private readonly verify: VerifyEmail,
    private readonly rateLimit: RateLimit,
  ) {}

  /** Sends the link again. */
  @Post('user/email/verification')
  @SignedIn()
  @Answers(202)
  async again(@Context() ctx: Ctx): Promise<void> {
    await this.requestLink.again(ctx);
  }

  /** Called by the page that the link opens; it works without a session. */
  @Post('auth/email/verify')
  @Public()
  @Answers(204)
  async open(@Context() ctx: Ctx, @Body() { token }: VerifyEmailDto, @Req() request: Request): Promise<void> {
    await this.rateLimit.takeLocally(opened, request.ip ?? '');
    await this.verify.execute(ctx, token);
  }
}
