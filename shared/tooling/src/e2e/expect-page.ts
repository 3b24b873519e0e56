import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { AxeResults, Result } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { ANNOTATION, screenOf, type Reading } from '../proof/readings';

/** Longer than any movement of the console; what lasts longer is a clock, or never ends. */
const MOVEMENT_MS = 1000;

/** Waits until what moves in or out has arrived: on its way it is half transparent, and its colours are nobody's. */
async function waitForMovements(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    // What a change of the window or of the scheme sets off begins with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longest);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    // What leaves the page by a clock of its own: a menu behind the dialog that it has opened.
    const end = performance.now() + longest;
    while (document.querySelector('.MuiModal-root[aria-hidden=true]') && performance.now() < end)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, MOVEMENT_MS);
}

/**
 * Has the checker in a page parse each colour once. It asks for the same few colours of every element and of all that
 * lies behind it; parsing them anew is a third of its time.
 */
function rememberColors(): void {
  const { prototype } = Reflect.get(window, 'axe').commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, readonly number[]>();
  prototype.parseString = function parseOnce(text: string) {
    const values = known.get(text);
    if (values) [this.r, this.g, this.b, this.alpha] = values;
    else {
      parseString.call(this, text);
      known.set(text, [this.r, this.g, this.b, this.alpha]);
    }
    return this;
  };
}

/**
 * Has the checker keep what it knows of an object in the object. Its colours have private fields, which its build turned
 * into weak maps: six entries for each of some ten thousand colours of a page, a third of the time of a reading.
 */
function withQuickMaps(checker: string): string {
  const kept = `class {
    key = Symbol();
    has(object) { return this.key in object; }
    get(object) { return object[this.key]; }
    set(object, value) { object[this.key] = value; return this; }
    add(object) { return this.set(object, true); }
    delete(object) { return this.has(object) && delete object[this.key]; }
  }`;
  return `((WeakMap, WeakSet) => { ${checker} })(${kept}, ${kept});`;
}

/**
 * The checker, without what its authors wrote for readers: half as much to send to each page. It copies no markup into what it
 * finds, which names places by selectors.
 */
const CHECKER = `${withQuickMaps(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))}(${String(rememberColors)})();axe.configure({ noHtml: true });`;

/**
 * What every reading is told. The only rule of those that are on which wants something loaded beforehand is about sound that
 * begins by itself; by default the checker goes through all style sheets, too.
 */
const OPTIONS = { resultTypes: ['violations' as const], preload: { assets: ['media' as const] } };

type Violations = readonly Pick<Result, 'id' | 'help' | 'impact' | 'nodes'>[];

/** Rules about what a colour scheme changes; all others find the same in the same markup at the same width. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * The violations of a page that is one document: the checker stays in it, and says nothing of what is in order. Markup
 * that it has found in order at this width is read for its colours only.
 */
async function ofPage(page: Page, include?: string, rules?: string[]): Promise<Violations> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(CHECKER);
  return page.evaluate(
    async ({ part, only, ofColour, options }) => {
      const axe = Reflect.get(window, 'axe');
      const inOrder: Set<string> = (axe.inOrder ??= new Set());
      const state = [innerWidth, part, document.body.outerHTML].join();
      const values = only ?? (inOrder.has(state) ? ofColour : undefined);
      const { violations }: AxeResults = await axe.run(part ? { include: [[part]] } : document, {
        ...options,
        ...(values ? { runOnly: { type: 'rule', values } } : {}),
      });
      if (!values && violations.length === 0) inOrder.add(state);
      return violations;
    },
    { part: include, only: rules, ofColour: RULES_OF_COLOUR, options: OPTIONS },
  );
}

/** Those of a page with frames, gathered from all of them. */
async function ofFrames(page: Page, include?: string, rules?: string[]): Promise<Violations> {
  const builder = new AxeBuilder({ page, axeSource: CHECKER }).options(OPTIONS);
  if (rules) builder.withRules(rules);
  return (await (include ? builder.include(include) : builder).analyze()).violations;
}

/** Notes in the report of the test run what a reading has found, for `npm run proof`. */
async function noteReading(page: Page, violations: Violations): Promise<void> {
  const look = await page.evaluate(() => ({
    width: window.innerWidth,
    scheme: matchMedia('(prefers-color-scheme: dark)').matches ? ('dark' as const) : ('light' as const),
  }));
  const findings = violations.map(({ id, impact, nodes }) => ({
    rule: id,
    impact: impact ?? null,
    places: nodes.length,
  }));
  const reading: Reading = { ...look, path: screenOf(page.url()), findings };
  test.info().annotations.push({ type: ANNOTATION, description: JSON.stringify(reading) });
}

/**
 * No serious or critical accessibility problem on the page, as it stands.
 * @param page the page
 * @param options `include`: CSS selector of the part to look at; the whole page by default. `rules`: these alone
 */
export async function expectAccessible(
  page: Page,
  { include, rules }: { include?: string; rules?: string[] } = {},
): Promise<void> {
  await waitForMovements(page);
  const violations = await (page.frames().length === 1 ? ofPage : ofFrames)(page, include, rules);
  await noteReading(page, violations);
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id} (${help}): ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join('\n   ')}`,
    );
  expect(grave, 'accessibility problems').toEqual([]);
}

/**
 * Nothing stands over the edge of the window: the page does not scroll sideways. Nor is the name of a card cut, unless it leads
 * to a page that has it in full.
 */
export async function expectFits(page: Page): Promise<void> {
  const { wide, most, cut } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    most: window.innerWidth,
    cut: [...document.querySelectorAll('.ui-dtc > .nm:not(:has(a))')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  }));
  expect(wide, 'width of the page').toBeLessThanOrEqual(most);
  expect(cut, 'names of cards that are cut').toEqual([]);
}

/** A row of a table, or a card at phone width, with a text is there; given back to act on it. */
export async function expectRow(page: Page, text: string | RegExp) {
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text }).first();
  await expect(row).toBeVisible();
  return row;
}

/** A toast with a text is there; given back to act on it. */
export async function expectToast(page: Page, text: string | RegExp) {
  const toast = page.getByRole('alert').filter({ hasText: text }).first();
  await expect(toast).toBeVisible();
  return toast;
}

/** Waits for the page's own title: `{title} | {site}`. */
export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')} \\| `));
}

/** Goes to another screen as a link in the page does, whatever it is called in the language of the page: no load. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/app${path}`);
}
