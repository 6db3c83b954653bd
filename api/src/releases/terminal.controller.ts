import { Body, Controller, HttpCode, Param, Post, Req, UseGuards } from '@nestjs/common';
import {
  changedRemote,
  type ChangedRemote,
  changeRemote,
  checkRelease,
  type ReleaseCheck,
  releaseCheck,
} from '@waqf/contracts/releases';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, SelfAuthenticated, Public } from '../platform/index.js';
import { type ReleaseRequest, ReleaseTokenGuard } from './access.js';
import { ReleasesTokenError } from './releases.errors.js';
import { CheckCompatibility } from './use-cases/check-compatibility.js';
import { ChangeByToken } from './use-cases/change-by-token.js';

class CheckDto extends createZodDto(checkRelease) {}
class CheckedDto extends createZodDto(releaseCheck) {}
class ChangeDto extends createZodDto(changeRemote) {}
class ChangedDto extends createZodDto(changedRemote) {}

/** What a team does from a terminal. The token authenticates it, so neither session nor Origin is required. */
@Controller('api/releases')
export class TerminalController {
  constructor(
    private readonly changeByToken: ChangeByToken,
    private readonly checkCompatibility: CheckCompatibility,
  ) {}

  /** Checks whether a release with this manifest would be refused, and why. Nothing is released. */
  @Post('checks')
  @Public()
  @SelfAuthenticated()
  @UseGuards(ReleaseTokenGuard)
  @HttpCode(200)
  @Answers(200, CheckedDto)
  check(@Body() { manifest }: CheckDto): ReleaseCheck {
    return this.checkCompatibility.execute(manifest);
  }

  @Post(':remote/changes')
  @Public()
  @SelfAuthenticated()
  @UseGuards(ReleaseTokenGuard)
  @HttpCode(200)
  @Answers(200, ChangedDto)
  change(
    @Context() ctx: Ctx,
    @Req() { releaser }: ReleaseRequest,
    @Param('remote') remote: string,
    @Body() body: ChangeDto,
  ): Promise<ChangedRemote> {
    if (!releaser) throw new ReleasesTokenError();
    return this.changeByToken.execute(ctx, releaser, remote, body);
  }
}
