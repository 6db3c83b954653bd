import { Injectable } from '@nestjs/common';
import type { PlatformVersions } from '@waqf/contracts/releases';
import type { DrawnPages } from '../domain/drawn-pages.js';

/** The shell's page as the build wrote it, and the versions that it offers to remotes. */
@Injectable()
export class ShellPage {
  private page: string | null = null;
  private pages: DrawnPages | null = null;
  private offered: Partial<PlatformVersions> = {};

  use(page: string, offers: Partial<PlatformVersions>, pages: DrawnPages | null = null): void {
    this.page = page;
    this.pages = pages;
    this.offered = offers;
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
