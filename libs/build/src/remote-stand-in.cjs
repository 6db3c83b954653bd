/*
 * Replaces the kit, React and platform-web while the routes of a remote are read: every name exists and does nothing.
 * An icon of the kit becomes its name.
 */
const nothing = () => null;
const icons = new Proxy({}, { get: (_target, iconName) => ({ iconName }) });
const element = (type) => (type?.iconName ? { iconName: type.iconName } : null);
const named = { __esModule: true, Icon: icons, jsx: element, jsxs: element, jsxDEV: element };
module.exports = new Proxy(nothing, { get: (_target, name) => named[name] ?? module.exports });
