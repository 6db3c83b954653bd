import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the gallery: pages that show every component. */
export default {
  mode: 'production',
  context: here('.'),
  entry: { main: here('./gallery.tsx') },
  output: { path: here('../dist/gallery'), clean: true, publicPath: 'auto' },
  resolve: { extensions: ['.tsx', '.ts', '.js'], conditionNames: ['waqf-source', 'import', 'browser', 'default'] },
  performance: { hints: false },
  optimization: {
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin(),
      // Without targets it rewrites logical properties by language, for old browsers that this page does not support.
      new rspack.LightningCssMinimizerRspackPlugin({
        minimizerOptions: { targets: ['chrome >= 120', 'firefox >= 121', 'safari >= 17.2'] },
      }),
    ],
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
        type: 'javascript/auto',
      },
      { test: /\.module\.css$/, type: 'css/module' },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({ title: 'Waqf kit', meta: { viewport: 'width=device-width, initial-scale=1' } }),
  ],
};
