import { Injectable } from '@nestjs/common';
import type { PlatformVersions } from '@waqf/contracts/releases';
import type { ShellParts } from '../domain/boot-element.js';
import type { DrawnPages } from '../domain/drawn-pages.js';

/** The shell's page and the data that its build wrote. */
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

  /** Files of the shared parts that are loaded only with a screen that uses them. */
  parts(): ShellParts {
    return this.later;
  }

  /** Empty when no shell was built beside this API. */
  offers(): Partial<PlatformVersions> {
    return this.offered;
  }

  /** The prerendered pages; null when the build made none. */
  drawn(): DrawnPages | null {
    return this.pages;
  }

  /** Null when no shell was built beside this API (a development server serves the page then). */
  read(): string | null {
    return this.page;
  }
}
