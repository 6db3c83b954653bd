import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import {
  changeProfile,
  endedSessions,
  type OwnSessions,
  ownSessions,
  type OwnSignIn,
  ownSignIns,
  type SessionTime,
  sessionTime,
  type User,
  userEnvelope,
} from '@waqf/contracts/identity';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, IdPipe, Passive, SignedIn } from '../platform/index.js';
import { ChangeProfile } from './use-cases/change-profile.js';
import { EndOwnSessions } from './use-cases/end-own-sessions.js';
import { ListOwnSessions } from './use-cases/list-own-sessions.js';
import { ListOwnSignIns } from './use-cases/list-own-sign-ins.js';
import { ReadSessionTime } from './use-cases/read-session-time.js';
import { PresentOwnUser } from './use-cases/present-own-user.js';

class ChangeProfileDto extends createZodDto(changeProfile) {}
class ProfileUserDto extends createZodDto(userEnvelope) {}
class OwnSessionsDto extends createZodDto(ownSessions) {}
class EndedSessionsDto extends createZodDto(endedSessions) {}
class OwnSignInsDto extends createZodDto(ownSignIns) {}
class SessionTimeDto extends createZodDto(sessionTime) {}

/** What a person views and changes in their own account. */
@Controller('api/user')
export class OwnAccountController {
  constructor(
    private readonly changeProfile: ChangeProfile,
    private readonly presentOwnUser: PresentOwnUser,
    private readonly listOwnSessions: ListOwnSessions,
    private readonly endOwnSessions: EndOwnSessions,
    private readonly listOwnSignIns: ListOwnSignIns,
    private readonly readSessionTime: ReadSessionTime,
  ) {}

  @Put('profile')
  @SignedIn()
  @Answers(200, ProfileUserDto)
  async profile(@Context() ctx: Ctx, @Body() body: ChangeProfileDto): Promise<{ user: User }> {
    return { user: await this.presentOwnUser.execute(ctx, await this.changeProfile.execute(ctx, body)) };
  }

  /** Lists where the person is signed in. */
  @Get('sessions')
  @SignedIn()
  @Answers(200, OwnSessionsDto)
  sessions(@Context() ctx: Ctx): Promise<OwnSessions> {
    return this.listOwnSessions.execute(ctx);
  }

  /** Ends all of the person's sessions except the one that makes the request. */
  @Delete('sessions')
  @SignedIn()
  @Answers(200, EndedSessionsDto)
  async endOthers(@Context() ctx: Ctx): Promise<{ ended: number }> {
    return { ended: await this.endOwnSessions.others(ctx) };
  }

  @Delete('sessions/:sessionId')
  @SignedIn()
  @Answers(204)
  async endOne(@Context() ctx: Ctx, @Param('sessionId', IdPipe) sessionId: string): Promise<void> {
    await this.endOwnSessions.one(ctx, sessionId);
  }

  /** Lists the latest attempts to sign in as this person. */
  @Get('sign-ins')
  @SignedIn()
  @Answers(200, OwnSignInsDto)
  async signIns(@Context() ctx: Ctx): Promise<{ signIns: OwnSignIn[] }> {
    return { signIns: await this.listOwnSignIns.execute(ctx) };
  }

  /** Returns how long the session still lasts; this call does not prolong it. */
  @Get('session')
  @SignedIn()
  @Passive()
  @Answers(200, SessionTimeDto)
  session(@Context() ctx: Ctx): Promise<SessionTime> {
    return this.readSessionTime.execute(ctx);
  }

  /** The person says that they are still there; this call prolongs the session, as every other call of theirs does. */
  @Post('session/prolong')
  @SignedIn()
  @Answers(200, SessionTimeDto)
  prolong(@Context() ctx: Ctx): Promise<SessionTime> {
    return this.readSessionTime.execute(ctx);
  }
}
