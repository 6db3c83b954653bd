import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { removePageGlobals } from './page-names.mjs';

/** Runs tests directly in node: they share its globals with all modules that they import. */
export default class NativeEnvironment {
  global = globalThis;
  fakeTimers = null;

  constructor({ projectConfig }) {
    removePageGlobals();
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
  }

  exportConditions() {
    return ['waqf-source', 'node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
