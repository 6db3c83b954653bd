import { Injectable } from '@nestjs/common';
import type { PlatformVersions } from '@waqf/contracts/releases';

/** The shell's page as the build wrote it, and the versions that it offers to remotes. */
@Injectable()
export class ShellPage {
  private page: string | null = null;
  private offered: Partial<PlatformVersions> = {};

  use(page: string, offers: Partial<PlatformVersions>): void {
    this.page = page;
    this.offered = offers;
  }

  /** Empty while no shell was built beside this API. */
  offers(): Partial<PlatformVersions> {
    return this.offered;
  }

  /** Null while no shell was built beside this API (a development server serves the page then). */
  read(): string | null {
    return this.page;
  }
}
