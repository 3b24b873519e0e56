/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { productionRouter } from './production-router';
import routerLoader from './router-loader.cjs';

const load = (source: string): string => routerLoader.call({ resourcePath: 'router.mjs' }, source);

it('lets a compiler drop components and contexts, which have no name then', () => {
  const made = 'var Link = React10.forwardRef(\n  function LinkWithRef() {}\n);\nLink.displayName = "Link";\n';
  expect(load(made)).toBe('var Link = /* @__PURE__ */ React10.forwardRef(\n  function LinkWithRef() {}\n);\n\n');
});

it('refuses a router that is written in another way', () => {
  expect(() => load('const Link = forwardRef(draw);')).toThrow('router.mjs is not written');
});

it('leaves no name in the router that is installed', () => {
  const folder = path.dirname(productionRouter()['react-router$'] ?? '');
  const files = readdirSync(folder).filter((file) => /^chunk-.*\.mjs$/.test(file));
  const loaded = files.map((file) => load(readFileSync(path.join(folder, file), 'utf8'))).join('\n');
  expect(loaded).toContain('/* @__PURE__ */ React');
  expect(loaded).not.toMatch(/^\w+\.displayName/m);
});
