/**
 * Puts what a remote exposes into its entry script, before the entry's own code: every page of the remote needs both,
 * and as two files the second one would be a request more. The entry finds the exposed chunk loaded when it starts.
 */
export class WholeEntryPlugin {
  /** @param {{entry: string, exposed: string}} names of the two chunks */
  constructor({ entry, exposed }) {
    this.names = { entry, exposed };
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const at = (compilation, stage, work) =>
      compilation.hooks.processAssets.tap({ name: 'WholeEntryPlugin', stage }, () => {
        if (compilation.errors.length === 0) work(this.scriptsOf(compilation));
      });
    compiler.hooks.thisCompilation.tap('WholeEntryPlugin', (compilation) => {
      // Minified already, and before hashes of contents are calculated.
      at(compilation, Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1, ({ entry, exposed }) => {
        const [first, then] = [exposed, entry].map((file) => compilation.getAsset(file).source.source().toString());
        compilation.updateAsset(entry, new sources.RawSource(`${first}\n${then}`));
      });
      // The entry's table of hashes is filled in from the files, so this one is removed only now.
      at(compilation, Compilation.PROCESS_ASSETS_STAGE_REPORT - 1, ({ exposed }) => compilation.deleteAsset(exposed));
    });
  }

  scriptsOf(compilation) {
    const scriptOf = (name) => [...compilation.namedChunks.get(name).files].find((file) => file.endsWith('.js'));
    return { entry: scriptOf(this.names.entry), exposed: scriptOf(this.names.exposed) };
  }
}
