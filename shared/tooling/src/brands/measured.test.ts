/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brands } from '@console/brands';
import { contrastPairs, deriveTokens } from '@console/ui/brand';
import { root } from '../root';

const { warren } = brands;
if (!warren) throw new Error('The brand warren is missing');
const measured = contrastPairs(deriveTokens(warren, 'light'));

/** `--brand-tint-2` is the token brandTint2. */
const tokenOf = (property: string): string =>
  property.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Names of tokens in the values of some properties of a rule. */
const tokensIn = (body: string, properties: string): string[] =>
  [...body.matchAll(new RegExp(`(?:^|[;\\s])(?:${properties})\\s*:([^;]*)`, 'g'))].flatMap(([, value = '']) =>
    [...value.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => tokenOf(name)),
  );

interface Rule {
  readonly where: string;
  readonly colours: readonly string[];
  readonly grounds: readonly string[];
}

/** Properties of one part alone, and `--name`, which is text or brandText. */
const OWN = new Set(['name', 'uiTrack', 'uiPart']);

const rules: Rule[] = execFileSync('git', ['ls-files', '*.css'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
  .flatMap((file) => {
    const css = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      where: `${file}: ${selector.trim()}`,
      colours: tokensIn(body, 'color').filter((token) => !OWN.has(token)),
      grounds: tokensIn(body, 'background|background-color').filter((token) => !OWN.has(token)),
    }));
  });

it('reads the style sheets', () => expect(rules.length).toBeGreaterThan(500));

it('every colour that a style sheet writes with is measured on some ground', () => {
  const known = new Set<string>(measured.map(({ foreground }) => foreground));
  expect(rules.filter(({ colours }) => colours.some((colour) => !known.has(colour)))).toEqual([]);
});

it('every colour that a style sheet writes with on a ground of its own is measured on it', () => {
  const known = new Set(measured.map(({ foreground, background }) => `${foreground} on ${background}`));
  const missing = rules.flatMap(({ where, colours, grounds }) =>
    colours.flatMap((colour) =>
      grounds
        .filter((ground) => !known.has(`${colour} on ${ground}`))
        .map((ground) => `${where}: ${colour} on ${ground}`),
    ),
  );
  expect(missing).toEqual([]);
});
