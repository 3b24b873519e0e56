/**
 * Lets a build drop the components and contexts of react-router that the console does not use: it makes them by calls that no
 * compiler may leave out, and then names each for developers.
 */
module.exports = function routerLoader(source) {
  const named = /^(\w+)\.displayName = "[^"]*";$/gm;
  if (source.includes('forwardRef(') && source.search(named) < 0)
    throw new Error(`${this.resourcePath} is not written as react-router writes its files`);
  return source
    .replace(named, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
};
