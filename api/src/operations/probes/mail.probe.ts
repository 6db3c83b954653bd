import { Inject, Injectable } from '@nestjs/common';
import { NotificationsFacade } from '../../notifications/index.js';
import { type Ctx, Environment } from '../../platform/index.js';
import { judgeByLimits, namedFigures, type Finding, type Probe, worstOf } from './probe.js';
import { connectMs } from './connection.js';

/** Checks the mail server: whether it accepts connections, and how many messages did not arrive. */
@Injectable()
export class MailProbe implements Probe {
  readonly component = 'mail';

  constructor(
    private readonly notifications: NotificationsFacade,
    @Inject(Environment) private readonly environment: Environment,
  ) {}

  async check(ctx: Ctx): Promise<Finding> {
    const { smtpUrl, simulators } = this.environment;
    const { waiting, failed } = await this.notifications.deliveryFigures(ctx);
    const answerMs = smtpUrl === undefined ? null : await connectMs(smtpUrl);
    const simulated = smtpUrl === undefined && simulators;
    const figures = namedFigures({
      ...(smtpUrl === undefined ? {} : { answerMs }),
      waitingMails: waiting,
      failedMails: failed,
    });
    if (smtpUrl === undefined && !simulators)
      return { component: this.component, state: 'off', problem: null, simulated, figures };
    const [state, problem] = worstOf([
      smtpUrl !== undefined && answerMs === null ? ['error', 'unreachable'] : ['healthy', null],
      judgeByLimits(failed, { warning: 0 }, 'failures'),
    ]);
    return { component: this.component, state, problem, simulated, figures };
  }
}
