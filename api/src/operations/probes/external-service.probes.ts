import type { HealthComponent } from '@waqf/contracts/operations';
import type { Environment } from '../../platform/index.js';
import { namedFigures, type Finding, type Probe } from './probe.js';
import { probeHttp } from './connection.js';

/** An external system. `address` is undefined when this installation has none, or simulates it in this very process. */
interface Outside {
  readonly component: HealthComponent;
  readonly address: string | undefined;
  readonly headers?: Record<string, string>;
  readonly simulated: boolean;
}

function outside({ component, address, headers = {}, simulated }: Outside): Probe {
  return {
    component,
    async check(): Promise<Finding> {
      if (address === undefined)
        return { component, state: simulated ? 'healthy' : 'off', problem: null, simulated, figures: [] };
      const { answerMs, state, problem } = await probeHttp(address, headers);
      return { component, state, problem, simulated, figures: namedFigures({ answerMs }) };
    },
  };
}

/**
 * Checks whether the bank, Nafath and the language model can be reached. None of these calls moves or changes anything.
 */
export function externalServiceProbes({
  bank,
  nafath,
  languageModel,
  simulators,
}: Environment): readonly [Probe, Probe, Probe] {
  return [
    outside({ component: 'bank', address: bank && `${bank.url}/v1`, simulated: !bank && simulators }),
    outside({
      component: 'nafath',
      // The public keys of its tokens: the only call that anybody may make.
      address: nafath && `${nafath.url}/api/v1/mfa/jwk`,
      ...(nafath ? { headers: { 'APP-ID': nafath.appId, 'APP-KEY': nafath.appKey } } : {}),
      simulated: !nafath && simulators,
    }),
    outside({ component: 'model', address: languageModel?.url, simulated: false }),
  ];
}
