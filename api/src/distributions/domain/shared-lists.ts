/**
 * A list for each of many keys, most of which are equal: lists with the same entries are one object, so that what
 * depends on a list can be computed once for all of them. Entries are compared by identity.
 */
export class SharedLists<Entry extends object> {
  private readonly lists = new Map<string, readonly Entry[]>();
  private readonly longer = new Map<readonly Entry[], Map<Entry, readonly Entry[]>>();
  private readonly empty: readonly Entry[] = [];

  /** Appends to the list of a key. */
  add(key: string, entry: Entry): void {
    const list = this.of(key);
    const byEntry = this.longer.get(list) ?? new Map<Entry, readonly Entry[]>();
    this.longer.set(list, byEntry);
    const longer = byEntry.get(entry) ?? [...list, entry];
    byEntry.set(entry, longer);
    this.lists.set(key, longer);
  }

  /** The list of a key; empty when nothing was added. */
  of(key: string): readonly Entry[] {
    return this.lists.get(key) ?? this.empty;
  }
}
