import { LimitedProcesses } from '../../platform/index.js';

/** Shorter workbooks take some milliseconds; a process takes longer to start than they take to write. */
const mostRowsHere = 500;

/** The longest workbook (10,000 rows) takes 3 s of a core and 200 MB. */
const limits = { atOnce: 2, patienceMs: 120_000, heapMegabytes: 768 };

/**
 * Writes workbooks: short ones here, long ones in a process of their own, because the library would otherwise take
 * seconds from everybody whom this process serves.
 */
export class WorkbookWriter<Content> {
  private readonly processes: LimitedProcesses;

  /**
   * @param write writes a workbook in this process
   * @param entry the compiled file of the process that does the same
   */
  constructor(
    private readonly write: (content: Content) => Promise<Buffer>,
    entry: string,
  ) {
    this.processes = new LimitedProcesses(entry, limits);
  }

  /** @throws UnavailableError (503) when the process did not finish; ProcessEndedError when it ended without a file */
  async execute(content: Content, rows: number): Promise<Buffer> {
    if (rows <= mostRowsHere) return this.write(content);
    const { buffer, byteOffset, byteLength } = await this.processes.run<Uint8Array<ArrayBuffer>>(content);
    return Buffer.from(buffer, byteOffset, byteLength);
  }
}
