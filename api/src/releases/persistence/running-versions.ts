import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { capabilities } from '@waqf/contracts/identity';
import { apiVersion } from '@waqf/contracts/releases';
import { controllerRoutes } from '../../platform/index.js';
import type { RunningPlatform } from '../domain/unmet-needs.js';
import { ShellPage } from '../serving/shell-page.js';

/** The running versions that a release is compared with before it is put in force. */
@Injectable()
export class RunningVersions {
  private routes: readonly string[] | undefined;

  constructor(
    private readonly page: ShellPage,
    private readonly discovery: DiscoveryService,
  ) {}

  /** Without a shell built beside this API, the result has only the API's own version. */
  read(): RunningPlatform {
    this.routes ??= controllerRoutes(this.discovery).map(({ path }) => path);
    return { versions: { ...this.page.offers(), api: apiVersion }, capabilities, calls: this.routes };
  }
}
