const path = require('node:path');
const vm = require('node:vm');

const glyph = path.join(path.dirname(require.resolve('@console/ui')), 'parts/glyph.ts');

/**
 * Keeps of an icon of lucide-react what is drawn, for the component of our own: half of a file's bytes are keys for React,
 * and the library's component can do what the console never asks for. Of a name that stands for another icon nothing changes.
 */
module.exports = function lucideLoader(source) {
  const data = /const __iconData = (\{[\s\S]*?\n\});/.exec(source);
  if (!data) {
    if (/export \{ default \} from/.test(source)) return source;
    throw new Error(`${this.resourcePath} is not written as lucide-react writes its icons`);
  }
  const [license = ''] = /^\/\*\*[\s\S]*?\*\//.exec(source) ?? [];
  const { size, node } = vm.runInNewContext(`(${data[1]})`);
  if (size !== 24) throw new Error(`${this.resourcePath} is not drawn on a grid of 24`);
  const shapes = node.map(([tag, { key: _key, ...shape }]) => [tag, shape]);
  return `${license}
import { glyph } from ${JSON.stringify(glyph)};
export default /* @__PURE__ */ glyph(${JSON.stringify(shapes)});
`;
};
