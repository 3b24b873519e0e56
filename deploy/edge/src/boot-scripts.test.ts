/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { earlyDataScript, fragmentScript, mockModeScript, preloadScript, trustedTypesScript } from './boot-scripts';

const tokens = '#access_token=at&id_token=it&state=%22%2F%22';

interface Scene {
  readonly pathname: string;
  readonly hash?: string;
  readonly stored?: Readonly<Record<string, string>>;
}

/** A page as far as its first scripts know one; every way out of it is recorded. */
function page({ pathname, hash = '', stored = {} }: Scene) {
  const location = { pathname, search: '?q=1', hash };
  const requested: string[] = [];
  const window: Record<string, unknown> = {};
  const scope = {
    window,
    location,
    history: {
      state: { key: 'a' },
      replaceState: (state: unknown, _title: string, address: string) => {
        requested.push(`replace ${JSON.stringify(state)} ${address}`);
        location.hash = '';
      },
    },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    document: {
      documentElement: { dataset: {} },
      head: { appendChild: (link: object) => requested.push(`preload ${JSON.stringify(link)}`) },
      createElement: () => ({}),
    },
    fetch: (...call: unknown[]) => {
      requested.push(`fetch ${JSON.stringify(call)}`);
      return new Promise(() => undefined);
    },
  };
  return { scope, window, location, requested, run: (code: string): unknown => runInNewContext(code, scope) };
}

describe('the first script', () => {
  it.each(['/app/auth0_callback', '/app/auth0_callback/'])(
    'takes the fragment of %s out of the history',
    (pathname) => {
      const { run, window, requested, location } = page({ pathname, hash: tokens });
      run(fragmentScript);
      expect(requested).toEqual([`replace {"key":"a"} ${pathname}?q=1`]);
      expect(location.hash).toBe('');
      expect(window['consoleFragment']).toBe(tokens);
      expect(Object.keys(window)).toEqual([]);
      expect('consoleFragment' in window).toBe(false);
    },
  );

  it('hands tokens of any other address to nobody', () => {
    const { run, window, requested } = page({ pathname: '/app/compute', hash: tokens });
    run(fragmentScript);
    expect(requested).toEqual(['replace {"key":"a"} /app/compute?q=1']);
    expect('consoleFragment' in window).toBe(false);
  });

  it.each([
    ['/app/compute', '#disks'],
    ['/app/auth0_callback', ''],
  ])('leaves %s%s alone', (pathname, hash) => {
    const { run, window, requested } = page({ pathname, hash });
    run(fragmentScript);
    expect([requested, 'consoleFragment' in window]).toEqual([[], false]);
  });
});

it.each(['/app/auth0_callback', '/app/auth0_callback/'])(
  'no other script of %s sees what came back, nor asks for anything of whoever was signed in',
  (pathname) => {
    const { run, requested, window } = page({ pathname, hash: tokens, stored: { apikey: 'key of somebody' } });
    const item = { href: '/a.js', as: 'script' } as const;
    for (const code of [
      fragmentScript,
      mockModeScript,
      preloadScript({ signedIn: [{ ...item, href: '/signed-in.js' }], signedOut: [item] }, 'abc'),
      earlyDataScript(['/user-resource/user'], { environment: 'production' }),
    ])
      run(code);
    expect(requested.slice(1)).toEqual([expect.stringContaining('/a.js')]);
    expect(requested.join('\n')).not.toMatch(/access_token|key of somebody/);
    expect(window['consoleEarly']).toBeUndefined();
  },
);

it.each([
  ['metal', 'enableMockApi=metal'],
  ['default', 'enableMockApi=default'],
  ['other', undefined],
  [undefined, undefined],
])('the mark of mock mode %s', (variant, mark) => {
  const { run, scope } = page({ pathname: '/app/', stored: variant ? { enableMockApi: variant } : {} });
  run(mockModeScript);
  expect(scope.document.documentElement.dataset).toEqual(mark ? { mock: mark } : {});
});

const hostile = '</script><script>alert(1)</script><!--';
it.each([
  ['preloads', preloadScript({ signedIn: [{ href: hostile, as: 'script' }], signedOut: [] }, hostile)],
  ['first data', earlyDataScript([hostile], { environment: 'production' })],
  ['origins of scripts', trustedTypesScript([hostile])],
])('no value can end the script of %s', (_name, code) => expect(code).not.toMatch(/<\/script|<script|<!--/));

it('asks for first data without cookies, and keeps no answer', () => {
  const { run, requested } = page({ pathname: '/app/compute', stored: { apikey: 'key' } });
  run(earlyDataScript(['/user-resource/user'], { environment: 'production' }));
  const init = { headers: { accept: 'application/json', apikey: 'key' }, credentials: 'omit', cache: 'no-store' };
  expect(requested).toEqual([`fetch ${JSON.stringify(['/api/v1/user-resource/user', init])}`]);
});

it.each([
  ['/app/compute', 1],
  ['/app/compute/', 1],
  ['/app/compute/vm/tll/1', 0],
])('a page for several paths asks for first data at its own only: %s', (pathname, times) => {
  const { run, requested } = page({ pathname, stored: { apikey: 'key' } });
  const site = { environment: 'production', api: 'https://api.acme.example' } as const;
  run(earlyDataScript(['/user-resource/user'], site, '/app/compute'));
  expect(requested.filter((text) => text.includes('https://api.acme.example/api/v1/user-resource/user'))).toHaveLength(
    times,
  );
});
