import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import {
  anonymous,
  Contexts,
  cspNonceOf,
  type Ctx,
  Environment,
  languageOf,
  MethodNotAllowedError,
  readCookie,
  referenceOf,
  SessionAuthority,
  sessionCookieOf,
} from '../../platform/index.js';
import { firstCallsOf, frameCallsOf, withBoot } from '../domain/boot-element.js';
import { drawingOf } from '../domain/drawn-pages.js';
import { firstDataOf } from './first-data.js';
import { pageLanguage } from './page-language.js';
import { sendPage } from './send-page.js';
import { ReadRegistry } from '../use-cases/read-registry.js';
import { developmentHeader } from './development-remotes.js';
import { pathOf, readingMethods } from './path-of.js';
import { ShellPage } from './shell-page.js';

/** Addresses that the server answers itself. */
const ownAddress =
  /^\/(?:api|remotes|assets|simulator|health|metrics)(?:\/|$)|^\/(?:remotes|boot)\.json$|^\/\.well-known\//;
const lastPartIsFile = /\.[a-z\d]+$/i;

/** Answers the shell's page for every address that a user can type; the shell decides what it shows. */
@Injectable()
export class Pages implements NestMiddleware {
  constructor(
    private readonly page: ShellPage,
    private readonly readRegistry: ReadRegistry,
    private readonly contexts: Contexts,
    private readonly sessions: SessionAuthority,
    @Inject(Environment) private readonly environment: Environment,
  ) {}

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    const page = this.page.read();
    const isPage = !ownAddress.test(pathOf(request)) && !lastPartIsFile.test(pathOf(request));
    if (!isPage || page === null) return next();
    if (!readingMethods.includes(request.method)) return next(new MethodNotAllowedError(readingMethods));
    try {
      const path = pathOf(request);
      const boot = await this.readRegistry.boot(await this.ctxOf(request), request.get(developmentHeader));
      const language = pageLanguage(request, boot);
      const calls = [...firstCallsOf(boot, path), ...frameCallsOf(boot, language, request.originalUrl)];
      const firstData = await firstDataOf(request, calls, language);
      const pages = this.page.drawn();
      const drawing = pages && drawingOf(pages, boot, path, language, firstData);
      const parts = { language, drawing, firstData, path, shellParts: this.page.parts() };
      await sendPage(request, response, withBoot(page, boot, cspNonceOf(response), parts));
    } catch (error) {
      next(error);
    }
  }

  private async ctxOf(request: Request): Promise<Ctx> {
    const ctx = this.contexts.of(anonymous, languageOf(request), referenceOf(request));
    const token = readCookie(request, sessionCookieOf(request).name);
    const person = token ? await this.sessions.personOf(ctx, { token, prolongs: true }) : null;
    return person ? this.contexts.of(person, person.language, ctx.reference) : ctx;
  }
}
