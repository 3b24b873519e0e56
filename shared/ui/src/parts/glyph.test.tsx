import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { render } from '@testing-library/react';
import * as v from 'valibot';
import load from '../../../tooling/src/webpack/lucide-loader.cjs';
import { glyph } from './glyph';
import { firstIcons } from './first-icons';
import { moreIcons } from './more-icons';

const library = path.dirname(createRequire(__filename).resolve('lucide-react/package.json'));
const sourceOf = (name: string): string => readFileSync(path.join(library, `dist/esm/icons/${name}.mjs`), 'utf8');
const Shapes = v.array(v.tuple([v.string(), v.record(v.string(), v.string())]));

/** The module of an icon as the build has it; an alias leads to the icon that it stands for. */
function builtModule(name: string): string {
  const source = load.call({ resourcePath: name }, sourceOf(name));
  const [, other] = /export \{ default \} from '\.\/([\w-]+)\.mjs'/.exec(source) ?? [];
  return other === undefined ? source : builtModule(other);
}

/** Every element with its attributes, but for the names that the library gives its icons. */
function drawn(icon: ReturnType<typeof glyph>): unknown {
  const Icon = icon;
  const { container } = render(<Icon width={16} height={16} strokeWidth={1.75} aria-hidden />);
  return [...container.querySelectorAll('*')].map(({ tagName, attributes }) => [
    tagName,
    Object.fromEntries(
      [...attributes].filter(({ name }) => !['class', 'xmlns'].includes(name)).map(({ name, value }) => [name, value]),
    ),
  ]);
}

it.each(Object.entries({ ...firstIcons, ...moreIcons }))('the build draws %s as the library does', (name, Icon) => {
  const source = builtModule(name);
  const [, shapes = ''] = /glyph\((\[.*\])\)/.exec(source) ?? [];
  expect(drawn(glyph(v.parse(Shapes, JSON.parse(shapes))))).toEqual(drawn((props) => <Icon {...props} />));
  expect(source).toMatch(/^\/\*\*\n \* @license lucide-react/);
});

it('refuses what the library writes in another way', () => {
  expect(() => load.call({ resourcePath: 'new.mjs' }, 'export default {}')).toThrow('new.mjs is not written as');
});
