import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import {
  register,
  type SignInStarted,
  signInStarted,
  type SignInStatus,
  signInStatus,
  startSignIn,
  switchRole,
  type User,
  userEnvelope,
} from '@waqf/contracts/identity';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import * as z from 'zod/mini';
import {
  Answers,
  Context,
  cookieOf,
  type Ctx,
  IdPipe,
  Passive,
  SelfAuthenticated,
  Public,
  readCookie,
  sessionCookieOf,
  SignedIn,
} from '../platform/index.js';
import { type Origin, plainAddress, storedUserAgent } from './domain/device.js';
import { AcceptProof } from './use-cases/accept-proof.js';
import { EndSession } from './use-cases/end-session.js';
import type { OpenedSession } from './use-cases/open-session.js';
import { PollSignIn } from './use-cases/poll-sign-in.js';
import { ReadOwnPerson } from './use-cases/read-own-person.js';
import { PresentOwnUser } from './use-cases/present-own-user.js';
import { RegisterPerson } from './use-cases/register-person.js';
import { StartSignIn } from './use-cases/start-sign-in.js';
import { SwitchRole } from './use-cases/switch-role.js';
import { toUser } from './presenter.js';

/** Nafath's callback, as its wire API posts it. */
const nafathCallback = z.object({
  token: z.string().check(z.maxLength(16_384), z.regex(/^[\w.-]+$/)),
  transId: z.string().check(z.maxLength(200), z.regex(/^[\x21-\x7e]+$/)),
  requestId: z.uuid(),
});

class StartSignInDto extends createZodDto(startSignIn) {}
class SignInStartedDto extends createZodDto(signInStarted) {}
class SignInStatusDto extends createZodDto(signInStatus) {}
class NafathCallbackDto extends createZodDto(nafathCallback) {}
class RegisterDto extends createZodDto(register) {}
class SwitchRoleDto extends createZodDto(switchRole) {}
class UserEnvelopeDto extends createZodDto(userEnvelope) {}

const signInCookie = 'waqf-sign-in';
const deviceCookie = 'waqf-device';
/** One year. */
const deviceCookieMs = 365 * 86_400_000;

@Controller('api')
export class IdentityController {
  constructor(
    private readonly startSignIn: StartSignIn,
    private readonly pollSignIn: PollSignIn,
    private readonly acceptProof: AcceptProof,
    private readonly registerPerson: RegisterPerson,
    private readonly endSession: EndSession,
    private readonly readOwnPerson: ReadOwnPerson,
    private readonly presentOwnUser: PresentOwnUser,
    private readonly switchRole: SwitchRole,
  ) {}

  /** Starts a sign-in; the answer is the same for known and unknown people. */
  @Post('auth/nafath')
  @Public()
  @Answers(201, SignInStartedDto)
  async start(
    @Context() ctx: Ctx,
    @Body() body: StartSignInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInStarted> {
    const { started, browserSecret } = await this.startSignIn.execute(ctx, {
      nationalId: body.nationalId,
      address: request.ip ?? '',
      userAgent: originOf(request).userAgent,
      deviceToken: deviceTokenOf(request),
    });
    const { name, options } = cookieOf(request, signInCookie);
    response.cookie(name, browserSecret, options);
    return started;
  }

  /** Nafath reports what a person answered; the signed token is the proof. */
  @Post('auth/nafath/callback')
  @Public()
  @SelfAuthenticated()
  @Answers(204)
  async callback(@Context() ctx: Ctx, @Body() body: NafathCallbackDto): Promise<void> {
    await this.acceptProof.execute(ctx, body);
  }

  /** Returns the status of a sign-in; sets the session cookie once a known person's proof has arrived. */
  @Get('auth/nafath/:transactionId')
  @Public()
  @Passive()
  @Answers(200, SignInStatusDto)
  async poll(
    @Context() ctx: Ctx,
    @Param('transactionId', IdPipe) transactionId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInStatus> {
    const browserSecret = readCookie(request, cookieOf(request, signInCookie).name);
    const { status, session } = await this.pollSignIn.execute(ctx, {
      transactionId,
      browserSecret,
      oldSessionToken: sessionTokenOf(request),
      deviceToken: deviceTokenOf(request),
      origin: originOf(request),
    });
    if (session) giveSession(request, response, session);
    return status;
  }

  /** Registers a person whom Nafath has proven and we do not know yet, as a waqif. */
  @Post('auth/register')
  @Public()
  @Answers(201, UserEnvelopeDto)
  async register(
    @Context() ctx: Ctx,
    @Body() details: RegisterDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ user: User }> {
    const browserSecret = readCookie(request, cookieOf(request, signInCookie).name);
    const { person, session } = await this.registerPerson.execute(ctx, {
      details,
      browserSecret,
      oldSessionToken: sessionTokenOf(request),
      deviceToken: deviceTokenOf(request),
      origin: originOf(request),
    });
    giveSession(request, response, session);
    return { user: { ...toUser(person), wards: [] } };
  }

  @Post('auth/logout')
  @SignedIn()
  @Answers(204)
  async logout(
    @Context() ctx: Ctx,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.endSession.execute(ctx);
    const { name, options } = sessionCookieOf(request);
    response.clearCookie(name, options);
    // Storage is not cleared: the page removes personal data itself, and language and theme are kept. Cookies are not
    // cleared: the device stays known.
    response.setHeader('Clear-Site-Data', '"cache"');
  }

  @Get('user/me')
  @SignedIn()
  @Answers(200, UserEnvelopeDto)
  async me(@Context() ctx: Ctx): Promise<{ user: User }> {
    const person = await this.readOwnPerson.execute(ctx);
    return { user: await this.presentOwnUser.execute(ctx, person) };
  }

  /** Makes another of the person's own roles the active one. */
  @Post('user/role')
  @SignedIn()
  @Answers(200, UserEnvelopeDto)
  async role(
    @Context() ctx: Ctx,
    @Body() body: SwitchRoleDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ user: User }> {
    const { person, session } = await this.switchRole.execute(ctx, {
      role: body.role,
      sessionToken: sessionTokenOf(request),
      deviceToken: deviceTokenOf(request),
      origin: originOf(request),
    });
    giveSession(request, response, session);
    return { user: await this.presentOwnUser.execute(ctx, person) };
  }
}

function sessionTokenOf(request: Request): string | undefined {
  return readCookie(request, sessionCookieOf(request).name);
}

function deviceTokenOf(request: Request): string | undefined {
  return readCookie(request, cookieOf(request, deviceCookie).name);
}

function originOf(request: Request): Origin {
  return { address: plainAddress(request.ip), userAgent: storedUserAgent(request.get('user-agent')) };
}

/** Gives the session cookie to the browser and removes the sign-in cookie, which is no longer needed. */
function giveSession(request: Request, response: Response, session: OpenedSession): void {
  const { name, options } = sessionCookieOf(request);
  response.cookie(name, session.token, options);
  const signIn = cookieOf(request, signInCookie);
  response.clearCookie(signIn.name, signIn.options);
  const device = cookieOf(request, deviceCookie);
  response.cookie(device.name, session.deviceToken, { ...device.options, maxAge: deviceCookieMs });
  response.setHeader('Cache-Control', 'no-store');
}
