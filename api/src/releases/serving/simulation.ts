import { Inject, Injectable } from '@nestjs/common';
import { Environment } from '../../platform/index.js';

/** Whether the Nafath simulator serves sign-in, and with it the sample people. */
@Injectable()
export class Simulation {
  readonly isOn: boolean;

  constructor(@Inject(Environment) environment: Environment) {
    this.isOn = environment.simulators && environment.nafath === undefined;
  }
}
