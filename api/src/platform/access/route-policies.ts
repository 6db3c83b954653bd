import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  multipartKey,
  passiveKey,
  policyKey,
  selfAuthenticatedKey,
  sessionlessKey,
  type Policy,
} from './policy.decorators.js';

/** What the decorators of a route declare. */
export interface Marks {
  readonly policy: Policy | undefined;
  readonly multipart: boolean;
  readonly passive: boolean;
  readonly selfAuthenticated: boolean;
  readonly sessionless: boolean;
}

/** The marks of each route, read from its decorators once, because they never change while the process runs. */
@Injectable()
export class RoutePolicies {
  private readonly known = new WeakMap<object, WeakMap<object, Marks>>();

  constructor(private readonly reflector: Reflector) {}

  of(execution: ExecutionContext): Marks {
    const controller = execution.getClass();
    const handler = execution.getHandler();
    const ofController = this.known.get(controller) ?? new WeakMap<object, Marks>();
    const held = ofController.get(handler);
    if (held) return held;
    // A handler may be inherited by several controllers, whose own marks differ.
    const marked = <T>(key: string): T | undefined => this.reflector.getAllAndOverride<T>(key, [handler, controller]);
    const marks: Marks = {
      policy: marked<Policy>(policyKey),
      multipart: marked(multipartKey) === true,
      passive: marked(passiveKey) === true,
      selfAuthenticated: marked(selfAuthenticatedKey) === true,
      sessionless: marked(sessionlessKey) === true,
    };
    ofController.set(handler, marks);
    this.known.set(controller, ofController);
    return marks;
  }
}
