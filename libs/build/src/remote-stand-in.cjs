/*
 * In place of the kit, React and platform-web while a remote is asked for its routes: every name is there and does
 * nothing.
 */
const nothing = () => null;
module.exports = new Proxy(nothing, { get: (_target, name) => (name === '__esModule' ? true : module.exports) });
