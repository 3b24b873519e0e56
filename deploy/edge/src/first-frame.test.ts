/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { brands } from '@console/brands';
import type { SiteDocument } from '@console/contract/site-document';
import { sites } from '@console/sites';
import type * as shellFrame from 'shell/frame';
import { renderFrame } from 'shell/frame';
import { frameOf, frameScript } from './first-frame';

jest.mock('shell/frame', () => ({
  renderFrame: jest.fn(jest.requireActual<typeof shellFrame>('shell/frame').renderFrame),
}));

const AREAS = [{ area: { routes: [{ prefix: '/compute' }] } }];

function documentOf(siteName: string): SiteDocument {
  const [site] = sites;
  const brand = brands['warren'];
  if (!site || !brand) throw new Error('The default site is gone');
  const route = (prefix: string) => ({ prefix });
  const area = {
    name: 'mf-compute',
    area: 'compute',
    owner: 'Compute team',
    contract: '^0.1.0',
    routes: [route('/compute')],
    navigation: [{ id: 'compute', label: { id: 'nav.compute', text: 'Compute' }, icon: 'cpu', to: '/compute' }],
  };
  const compute = {
    name: 'mf-compute',
    version: '1',
    base: '/remotes/mf-compute/1/',
    entry: 'e.js',
    integrity: '',
    area,
  };
  return {
    site: { id: site.id, host: 'localhost:8080' },
    environment: 'production',
    config: { ...site.config, siteName },
    brand,
    allow: site.allow,
    registry: { shell: { version: '1', base: '/app/assets/1/' }, remotes: [compute] },
  };
}

describe('the frame of a page', () => {
  it.each(['/app/', '/app/compute', '/app/compute/vm/tll/1', '/app/nowhere'])('stands at %s', (path) => {
    const active = frameOf(documentOf('Acme'), path, AREAS)?.match(/aria-current="page"><svg.*?<span>(.*?)</s)?.[1];
    expect(active).toBe(path === '/app/' ? 'Home' : path.startsWith('/app/compute') ? 'Compute' : undefined);
  });

  it.each(['/app/auth0_callback', '/app/auth0_callback/', '/app/payment_return', '/app/_health', '/referral/ABC'])(
    'does not at %s, whose page stands alone',
    (path) => expect(frameOf(documentOf('Acme'), path, AREAS)).toBeUndefined(),
  );

  it('is none where the configuration is damaged, and the page comes all the same', () => {
    const document = documentOf('Acme');
    const { siteCurrency: _, ...config } = document.config;
    expect(frameOf({ ...document, config: JSON.parse(JSON.stringify(config)) }, '/app/', AREAS)).toBeUndefined();
  });

  it('is drawn once for all that no area owns, so that made-up paths take no room', () => {
    jest.mocked(renderFrame).mockClear();
    for (const path of ['/app/made-up', '/app/up-made', '/app/comp']) frameOf(documentOf('Once'), path, AREAS);
    expect(renderFrame).toHaveBeenCalledTimes(1);
  });

  it('is that of its site, whichever was served before', () => {
    const name = (siteName: string) =>
      /shell-site">(.*?)</.exec(frameOf(documentOf(siteName), '/app/', AREAS) ?? '')?.[1];
    expect([name('Acme'), name('</span><script>'), name('Acme')]).toEqual([
      'Acme',
      '&lt;/span&gt;&lt;script&gt;',
      'Acme',
    ]);
  });
});

describe('the script that shows it', () => {
  interface Scene {
    readonly stored: Readonly<Record<string, string>>;
    readonly lang?: string;
    readonly mock?: string;
    readonly userAgent?: string;
  }
  function shown({ stored, lang = 'en', mock, userAgent = 'X11; Linux' }: Scene): string | undefined {
    const dataset: { mock?: string; frame?: string } = mock ? { mock } : {};
    runInNewContext(frameScript('development'), {
      navigator: { userAgent },
      localStorage: { getItem: (key: string) => stored[key] ?? null },
      document: { documentElement: { dataset, lang } },
    });
    return dataset.frame;
  }

  it.each([
    ['nobody', {}, 'out'],
    ['a customer', { apikey: 'k' }, 'on'],
    ['whoever acts for a customer', { impersonation: '{}' }, 'on'],
  ] as const)('%s sees it as %j %j', (_name, stored, state) => expect(shown({ stored })).toBe(state));

  it('holds words back that are of another language than those that will stand there', () => {
    const reads = (language: string, lang: string) => shown({ stored: { apikey: 'k', language }, lang });
    expect(reads('de', 'en_GB')).toBe('on wordless');
    expect(reads('en-us', 'en_GB')).toBe('on');
    expect(reads('et', 'et')).toBe('on');
  });

  it('holds keys back that are others on a Mac', () =>
    expect(shown({ stored: { apikey: 'k' }, userAgent: 'Macintosh; Intel Mac OS X' })).toBe('on keyless'));

  it('leaves a page of mock mode alone, whose site is another one', () =>
    expect(shown({ stored: { apikey: 'k' }, mock: 'enableMockApi=metal' })).toBeUndefined());
});
