import { createHash } from 'node:crypto';

/** A link of a hash chain; `intact` is null when its entry no longer exists. */
export interface ChainLink {
  /** Position in the chain, counted from 1, as decimal text. */
  readonly position: string;
  readonly block: string;
  readonly entryId: string;
  readonly digest: Buffer;
  readonly intact: boolean | null;
}

export interface ChainBlock {
  readonly number: string;
  readonly entries: number;
  readonly previousHash: Buffer;
  readonly hash: Buffer;
  /** The part of the hashed text between the previous hash and the digests. */
  readonly header: string;
}

/** The first place at which a chain is broken. */
export interface BrokenLink<Link> {
  /**
   * `altered`, `missing`: an entry differs from what was sealed, or no longer exists. `chain`: links or blocks were
   * changed.
   */
  readonly reason: 'altered' | 'missing' | 'chain';
  readonly position: number;
  readonly entryId: string | null;
  /** Null when a whole block is wrong. */
  readonly link: Link | null;
}

export interface WalkedChain<Link> {
  readonly blocks: number;
  /** Hash of the last block in hex; null when there is no block. */
  readonly head: string | null;
  readonly firstBroken: BrokenLink<Link> | null;
}

/**
 * Walks a chain block by block, and continues after the first break.
 * @param each is called with every link, in order
 */
export async function walkChain<Link extends ChainLink>(
  links: AsyncGenerator<Link>,
  blocks: AsyncIterable<ChainBlock>,
  each: (link: Link) => void,
): Promise<WalkedChain<Link>> {
  const walk = new ChainWalk<Link>();
  let firstBroken: BrokenLink<Link> | null = null;
  let count = 0;
  let head: ChainBlock | undefined;
  let next = await links.next();
  for await (const block of blocks) {
    count += 1;
    for (; !next.done && BigInt(next.value.block) <= BigInt(block.number); next = await links.next()) {
      firstBroken ??= walk.link(next.value);
      each(next.value);
    }
    firstBroken ??= walk.block(block, count);
    head = block;
  }
  // Links after the last block: their block was removed.
  for (; !next.done; next = await links.next()) {
    const { value: link } = next;
    firstBroken ??= { reason: 'chain', position: Number(link.position), entryId: link.entryId, link };
    each(link);
  }
  return { blocks: count, head: head?.hash.toString('hex') ?? null, firstBroken };
}

/** Checks links in their order against their blocks. */
class ChainWalk<Link extends ChainLink> {
  private previousHash: Buffer = Buffer.alloc(32);
  private position = 0;
  private digests: Buffer[] = [];
  private first: Link | undefined;

  /** What is wrong with this link; null when it is correct. */
  link(link: Link): BrokenLink<Link> | null {
    this.position += 1;
    const of = { position: this.position, entryId: link.entryId, link };
    if (link.position !== String(this.position)) return { reason: 'chain', ...of };
    if (link.intact === null) return { reason: 'missing', ...of };
    if (!link.intact) return { reason: 'altered', ...of };
    this.first ??= link;
    this.digests.push(link.digest);
    return null;
  }

  /**
   * What is wrong with the block whose links have just been walked; null when it is correct. Its first entry identifies
   * it.
   */
  block(block: ChainBlock, number: number): BrokenLink<Link> | null {
    const hash = createHash('sha256')
      .update(this.previousHash)
      .update(block.header)
      .update(Buffer.concat(this.digests))
      .digest();
    const right =
      block.number === String(number) &&
      block.entries === this.digests.length &&
      block.previousHash.equals(this.previousHash) &&
      block.hash.equals(hash);
    const wrong = right
      ? null
      : {
          reason: 'chain' as const,
          position: this.first ? Number(this.first.position) : this.position,
          entryId: this.first?.entryId ?? null,
          link: null,
        };
    this.previousHash = block.hash;
    this.digests = [];
    this.first = undefined;
    return wrong;
  }
}
