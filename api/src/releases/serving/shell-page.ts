import { Injectable } from '@nestjs/common';

/** The shell's page as the build wrote it. */
@Injectable()
export class ShellPage {
  private page: string | null = null;

  use(page: string): void {
    this.page = page;
  }

  /** Null while no shell was built beside this API (a development server serves the page then). */
  read(): string | null {
    return this.page;
  }
}
