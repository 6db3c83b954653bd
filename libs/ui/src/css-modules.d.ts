// The bundler turns a CSS module into named exports, one for each class; `import * as css` works in both of its modes.
declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes;
}
declare module '*.css';
// The import of a font is its URL.
declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module '*.ttf' {
  const address: string;
  export default address;
}
