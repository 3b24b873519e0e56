import { act, render } from '@testing-library/react';
import { configureApi, resetApi, signIn } from '@console/api';
import { AreaRoot, nav, provideSite, provideSlots } from '@console/area';
import type { BrandDocument } from '@console/contract/brand';
import type { SiteDocument } from '@console/contract/site-document';
import { overlayMessages, setLanguage } from '@console/ui';
import access from '../../../mf-access/area.json';
import auth from '../../../mf-auth/area.json';
import billing from '../../../mf-billing/area.json';
import compute from '../../../mf-compute/area.json';
import network from '../../../mf-network/area.json';
import storage from '../../../mf-storage/area.json';
import { brands } from '../../../deploy/brands/src';
import { sites } from '../../../deploy/sites/src';
import { provideLabels } from '../areas/label';
import { readAreas } from '../areas/registry';
import { AreasContext } from '../layout/areas-context';
import { Layout } from '../layout/layout';
import { text } from '../texts';
import { renderFrame } from './render-frame';

jest.mock('../areas/remotes', () => ({ loadApp: jest.fn(), resetRemote: jest.fn() }));
jest.mock('../areas/applications', () => ({
  appPath: (path: string) => path.slice('/app'.length),
  openAreas: jest.fn(),
  closeAreas: jest.fn(),
}));

const remotes = [access, auth, billing, compute, network, storage].map((area) => {
  const base = `/remotes/${area.name}/1/`;
  return { name: area.name, version: '1', base, entry: 'remoteEntry.js', integrity: 'sha256-x', area };
});

function documentOf(id: string, siteLocale: string, words: Partial<BrandDocument> = {}): SiteDocument {
  const site = sites.find((one) => one.id === id);
  const brand = brands[site?.brand ?? ''];
  if (!site || !brand) throw new Error(`There is no site ${id}`);
  return {
    site: { id, host: 'localhost' },
    environment: 'production',
    config: { ...site.config, siteLocale },
    brand: { ...brand, ...words },
    allow: site.allow,
    registry: { shell: { version: '1', base: '/app/assets/1/' }, remotes },
    ...(site.announcement ? { announcement: site.announcement } : {}),
  };
}

/** Of overlays, the router and chat, which only what the console draws has; and of what does nothing yet. */
const BESIDE_LOOKS = /^(aria-expanded|aria-haspopup|aria-controls|data-discover|data-chat-opener|inert)$/;

/** An element with its attributes in one order. */
function line(element: Element): string {
  const attributes = [...element.attributes].filter(({ name }) => !BESIDE_LOOKS.test(name));
  const described = attributes.map(({ name, value }) => `${name}=${value.replaceAll(/[ ;]+(?=\S*:|$)|(?<=:) /g, '')}`);
  const text = element.childElementCount === 0 ? (element.textContent ?? '') : '';
  return [element.parentElement?.tagName, element.tagName, ...described.toSorted(), text].join(' ');
}

/** Header, navigation and tabs as they look, and the manner of their frame. */
function looksOf(page: ParentNode): string[] {
  // Where one is comes with the page that says so.
  for (const crumb of page.querySelectorAll('.shell-crumb')) crumb.remove();
  // Its icon is among those that come later, which tests have at once: the room of it is what both draw first.
  for (const icon of page.querySelectorAll(`[aria-label="${text('announcement.label')}"] svg`)) icon.remove();
  const found = page.querySelectorAll(
    '.shell-header, .shell-header *, .shell-nav, .shell-nav *, .shell-tabs, .shell-tabs *',
  );
  return [String(page.querySelector('.shell')?.getAttribute('data-shell')), ...[...found].map(line)];
}

async function drawnByTheConsole(document_: SiteDocument, path: string): Promise<string[]> {
  const areas = readAreas(provideSite(document_));
  provideLabels(areas);
  // The credit is on its way.
  provideSlots({
    'shell.header': [{ id: 'balance', area: 'mf-billing', order: 1, load: () => new Promise(() => undefined) }],
  });
  await act(() => setLanguage(document_.config.siteLocale));
  act(() => nav.navigator.push(`/app${path}`));
  const { baseElement, unmount } = render(
    <AreaRoot name="shell">
      <AreasContext value={areas}>
        <Layout />
      </AreasContext>
    </AreaRoot>,
  );
  const looks = looksOf(baseElement);
  unmount();
  return looks;
}

function drawnForThePage(document_: SiteDocument, path: string): string[] {
  const page = document.createElement('div');
  page.innerHTML = renderFrame(document_, path) ?? '';
  return looksOf(page);
}

beforeEach(() => {
  localStorage.clear();
  resetApi();
  configureApi({ fetch: () => new Promise(() => undefined) });
  signIn('key');
});

it.each(['default', 'metal', 'demo-stacklogic', 'demo-idcloudhost', 'demo-nforce'])(
  'the console draws the same in the place of the frame: %s',
  async (id) => {
    for (const [language, path] of [
      ['en', '/'],
      ['de', '/compute'],
      ['et', '/network/vpc'],
      ['id', '/billing'],
    ] as const) {
      const document_ = documentOf(id, language);
      // oxlint-disable-next-line no-await-in-loop -- the language is one for all
      const drawn = await drawnByTheConsole(document_, path);
      expect(drawnForThePage(document_, path)).toEqual(drawn);
    }
  },
);

it.each(['en', 'et'])('has the words of the brand, in %s', async (language) => {
  const words = { 'shell.nav.home': 'Start', 'declaration.nav.compute': 'Machines' };
  const translations = { et: { 'shell.nav.home': 'Algus' } };
  const document_ = documentOf('default', language, { texts: words, translations });
  overlayMessages(words);
  overlayMessages(translations.et, 'et');
  const drawn = await drawnByTheConsole(document_, '/');
  const looks = drawnForThePage(document_, '/');
  expect(looks).toEqual(drawn);
  expect(looks.join('\n')).toMatch(language === 'en' ? / Machines$/m : / Algus$/m);
});

it('is nothing that one could press in vain', () => {
  const page = document.createElement('div');
  page.innerHTML = renderFrame(documentOf('default', 'en'), '/compute') ?? '';
  const buttons = [...page.querySelectorAll('button')];
  expect(buttons.length).toBeGreaterThan(3);
  for (const button of buttons) expect(button).toHaveAttribute('inert');
  for (const link of page.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^\/app(\/|$)/);
});

describe('the frame of sign-in', () => {
  function frameOfSignIn(words: Partial<BrandDocument> = {}, more: Partial<SiteDocument> = {}): Element | null {
    const page = document.createElement('div');
    page.innerHTML = renderFrame({ ...documentOf('default', 'en', words), ...more }, '/') ?? '';
    return page.querySelector('.ui-out');
  }

  it('has the logo of the brand, and no form yet', () => {
    const logo = frameOfSignIn({ assets: { scripts: [], logo: '/app/brand/warren/logo.svg' } })?.querySelector(
      'main img',
    );
    expect(logo).toHaveAttribute('src', '/app/brand/warren/logo.svg');
    expect(logo).toHaveAccessibleName('warren');
  });

  it('has the mark of the brand beside the name of a site that is called otherwise', () => {
    expect(frameOfSignIn({ name: 'Acme' })?.querySelector('main')).toHaveTextContent(/^warren$/);
    expect(frameOfSignIn({ name: 'Acme' })?.querySelector('svg.ui-mark path')).not.toBeNull();
  });

  it('is none in a demo, which says on top of its sign-in that it is one', () => {
    expect(frameOfSignIn({}, { demo: { email: 'a@example.com' } })).toBeNull();
  });
});
