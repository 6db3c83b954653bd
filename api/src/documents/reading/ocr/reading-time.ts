import { secondReadingsUntil } from '../reader-limits.js';

/** The time of one deed: a page is read twice only while all others can still be read once. */
export class ReadingTime {
  private readonly began: number;
  private pageBegan: number;
  private longest = 0;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.began = this.pageBegan = now();
  }

  beginPage(): void {
    this.pageBegan = this.now();
  }

  /** @param pagesAfter how many pages are still to be read after this one, which was read once */
  allowsSecondReading(pagesAfter: number): boolean {
    const now = this.now();
    this.longest = Math.max(this.longest, now - this.pageBegan);
    return now - this.began + this.longest * (1 + pagesAfter) <= secondReadingsUntil;
  }
}
