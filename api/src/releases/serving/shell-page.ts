import { Injectable } from '@nestjs/common';
import type { PlatformVersions } from '@waqf/contracts/releases';
import type { ShellParts } from '../domain/boot-element.js';
import type { DrawnPages } from '../domain/drawn-pages.js';

/** What the build says of its page. */
interface BuiltPage {
  readonly page: string;
  readonly offers?: Partial<PlatformVersions>;
  readonly pages?: DrawnPages | null;
  readonly parts?: ShellParts;
}

/** The shell's page as the build wrote it, and the versions that it offers to remotes. */
@Injectable()
export class ShellPage {
  private page: string | null = null;
  private pages: DrawnPages | null = null;
  private offered: Partial<PlatformVersions> = {};
  private later: ShellParts = {};

  use({ page, offers = {}, pages = null, parts = {} }: BuiltPage): void {
    this.page = page;
    this.pages = pages;
    this.offered = offers;
    this.later = parts;
  }

  /** Files of what comes only with a screen that takes it. */
  parts(): ShellParts {
    return this.later;
  }

  /** Empty while no shell was built beside this API. */
  offers(): Partial<PlatformVersions> {
    return this.offered;
  }

  /** What the build drew of the pages, or null. */
  drawn(): DrawnPages | null {
    return this.pages;
  }

  /** Null while no shell was built beside this API (a development server serves the page then). */
  read(): string | null {
    return this.page;
  }
}
