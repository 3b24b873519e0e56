import type { Page } from '@playwright/test';
import {
  COLD,
  expect,
  expectAccessible,
  expectTitle,
  inEachLook,
  SCHEMES,
} from '../../shared/tooling/src/e2e/fixtures';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';
import { pass, watchChat } from './chat-page';
import { hostWithout, test, WHOLE, WITH_CHAT, type SwitchName } from './switched-sites';

interface Case {
  readonly name: SwitchName;
  /** Its entry in the navigation, where it has one of its own. */
  readonly entry?: string;
  /** What its page is called where it is on, and where it is off. */
  readonly titles: readonly [on: string, off: string];
  /** Its list. */
  readonly path: string;
  /** Further addresses of it. */
  readonly also: readonly string[];
  /** Paths of the API that nothing else asks for. */
  readonly api: RegExp;
  /** Its files. */
  readonly files: RegExp;
  /** What the home page calls it. */
  readonly kind: string;
  /** Screens of others that could lead to it or ask for it. `(vm)`, `(balancer)`: one that there is. */
  readonly near: readonly string[];
}

const NETWORKS = ['/network/vpc', '/network/load_balancer', '/network/ip_address'];
const remote = (area: string, name: string): RegExp => new RegExp(`/remotes/mf-${area}/[^/]+/${name}[.-]`);

const CASES: readonly Case[] = [
  {
    name: 'vmsEnabled',
    entry: 'Compute',
    titles: ['Virtual machines', 'Virtual machines'],
    path: '/compute',
    also: ['/compute/create', '/compute/vm/jhv/00000000-0000-4000-8000-000000000001'],
    api: /\/user-resource\/(vm|host_pool)\b|\/vm_images|\/parameters\/vm/,
    files: remote('compute', 'compute'),
    kind: 'Virtual Machine',
    near: ['/metal', ...NETWORKS, '/services'],
  },
  {
    name: 'bareMetalEnabled',
    entry: 'Bare metal',
    titles: ['Bare metal', 'Bare metal'],
    path: '/metal',
    also: ['/metal/create', '/metal/lease/00000000-0000-4000-8000-000000000001'],
    api: /\/metal\//,
    files: remote('compute', 'metal'),
    kind: 'Bare Metal',
    near: ['/compute', '/compute/create', '(vm)'],
  },
  {
    name: 'privateNetworksEnabled',
    titles: ['VPC networks', 'Private networks (VPC)'],
    path: '/network/vpc',
    also: ['/network/create/vpc', '/network/vpc/jhv/00000000-0000-4000-8000-000000000001'],
    api: /\/network\/networks?\b/,
    files: remote('network', 'network-vpc'),
    kind: 'VPC Network',
    near: [
      '/compute',
      '/compute/create',
      '(vm)',
      '(vm)?tab=network',
      '/network/load_balancer',
      '(balancer)',
      '/services',
    ],
  },
  {
    name: 'loadBalancerEnabled',
    titles: ['Load balancers', 'Load balancers'],
    path: '/network/load_balancer',
    also: ['/network/create/load_balancer', '/network/load_balancer/jhv/00000000-0000-4000-8000-000000000001'],
    api: /\/network\/load_balancers/,
    files: remote('network', 'network-load_balancer'),
    kind: 'Load Balancer',
    near: ['/compute', '/compute/create', '(vm)', '(vm)?tab=network', '/network/vpc', '/network/ip_address'],
  },
  {
    name: 'ipsEnabled',
    titles: ['Floating IPs', 'Floating IPs'],
    path: '/network/ip_address',
    also: ['/network/create/ip_address', '/network/ip_address/jhv/00000000-0000-4000-8000-000000000001'],
    api: /\/network\/ip_addresses/,
    files: remote('network', 'network-ip_address'),
    kind: 'Floating IP',
    near: [
      '/compute',
      '/compute/create',
      '(vm)',
      '(vm)?tab=network',
      '/network/load_balancer',
      '(balancer)',
      '/services',
    ],
  },
  {
    name: 'servicesEnabled',
    entry: 'Services',
    titles: ['Managed services', 'Managed services'],
    path: '/services',
    also: ['/services/create', '/services/service/jhv/00000000-0000-4000-8000-000000000001'],
    api: /\/user-resource\/service\//,
    files: remote('network', 'services'),
    kind: 'Managed Service',
    near: ['/compute/create', '(vm)', '/network/vpc', '/network/ip_address'],
  },
  {
    name: 'storageEnabled',
    entry: 'Storage',
    titles: ['Buckets', 'Object storage'],
    path: '/storage',
    also: ['/storage/keys', '/storage/create', '/storage/bucket/any'],
    api: /\/storage\//,
    files: /\/remotes\/mf-storage\//,
    kind: 'S3 Object Storage',
    near: ['/compute', '/billing'],
  },
];

/** Paths of everything that the page asks for from now on, but for pages themselves. */
function watch(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'document') requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until a page has what it asked for. */
async function settled(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function firstOf(sandbox: Sandbox, path: string): Promise<string> {
  const rows = await sandbox.api('customer', 'GET', path);
  const [row]: unknown[] = Array.isArray(rows) ? rows : [];
  if (typeof row !== 'object' || row === null) throw new Error(`${path} is empty`);
  return String(Reflect.get(row, 'uuid'));
}

/** Addresses with the names of what there is. */
async function addressesOf(sandbox: Sandbox, near: readonly string[]): Promise<string[]> {
  const uses = (word: string) => near.some((path) => path.includes(word));
  const vm = uses('(vm)') ? await firstOf(sandbox, '/jhv/user-resource/vm/list') : '';
  const balancer = uses('(balancer)') ? await firstOf(sandbox, '/jhv/network/load_balancers') : '';
  return near.map((path) =>
    path.replace('(vm)', `/compute/vm/jhv/${vm}`).replace('(balancer)', `/network/load_balancer/jhv/${balancer}`),
  );
}

for (const { name, entry, titles, path, also, api, files, kind, near } of CASES) {
  const host = hostWithout(name);
  const [on, off] = titles;

  test(`without ${name} nothing leads there, is asked for or loaded, and its addresses say so`, async ({
    page,
    sandbox,
    signIn,
    open,
  }) => {
    test.slow();
    const links = page.locator(`a[href^="/app${path}"]`);
    const navigation = page.getByRole('navigation', { name: 'Main' }).first();
    const row = page.getByRole('row').filter({ hasText: kind });

    // Where it is on, all that is looked for below is there.
    await signIn('customer');
    let requested = watch(page);
    await open('/');
    await expect(row).toBeVisible();
    if (entry) await expect(navigation.getByRole('link', { name: entry, exact: true })).toBeVisible();
    expect(await links.count()).toBeGreaterThan(0);
    await open(path);
    await expect(heading(page)).toHaveText(on);
    await settled(page);
    expect(requested.some((one) => api.test(one))).toBe(true);
    expect(requested.some((one) => files.test(one))).toBe(true);

    const here = sandbox.on(host);
    await here.speed(0);
    const tour = await addressesOf(here, near);
    await signIn('customer', host);
    page.removeAllListeners('request');
    requested = watch(page);
    await open('/', host);
    await settled(page);
    await expect(page.getByRole('heading', { name: 'Resources' })).toBeVisible();
    await expect(row).toHaveCount(0);
    if (entry) await expect(navigation.getByRole('link', { name: entry, exact: true })).toHaveCount(0);
    expect(await links.count()).toBe(0);
    const create = page.getByRole('main').getByRole('button', { name: 'Create', exact: true });
    if ((await create.count()) > 0) {
      await create.click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await expect(page.getByRole('menuitem', { name: kind })).toHaveCount(0);
    }
    for (const address of tour) {
      await open(address, host);
      await settled(page);
      expect([address, await links.count()]).toEqual([address, 0]);
    }
    for (const address of [path, ...also]) {
      await open(address, host);
      await expect(heading(page)).toHaveText(`${off}: not offered here`);
      await expectTitle(page, `${off}: not offered here`);
      await expect(page).toHaveURL(new RegExp(`/app${address}$`));
      await page.waitForLoadState('networkidle');
    }
    await expectAccessible(page);
    expect(requested.filter((one) => api.test(one))).toEqual([]);
    expect(requested.filter((one) => files.test(one))).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(heading(page)).toHaveText('Home');
  });
}

test('without vmAppsEnabled no application can be chosen, also not by an address', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  await expect(page.locator('a[href*="typeId=app_catalog"]').or(page.getByLabel('More ways to create'))).toHaveCount(1);
  await open('/compute/create?typeId=app_catalog');
  await expect(page.getByRole('radio', { name: 'Applications' })).toBeChecked();
  const host = hostWithout('vmAppsEnabled');
  await signIn('customer', host);
  await open('/compute', host);
  await settled(page);
  await expect(page.locator('a[href*="typeId=app_catalog"]').or(page.getByLabel('More ways to create'))).toHaveCount(0);
  await open('/compute/create?typeId=app_catalog', host);
  await expect(page.getByRole('radio', { name: 'Ubuntu' }).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Applications' })).toHaveCount(0);
  await expectAccessible(page);
});

test('without kubernetesEnabled no cluster is offered among the services', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/services');
  await expect(page.getByRole('table').getByText('Kubernetes').first()).toBeVisible();
  const host = hostWithout('kubernetesEnabled');
  await signIn('customer', host);
  await open('/services', host);
  await settled(page);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('Kubernetes')).toHaveCount(0);
});

test('without mfaAvailable the profile neither shows nor asks for it', async ({ page, signIn, open }) => {
  const requested = watch(page);
  const mfa = (one: string) => one.includes('/user-resource/mfa/');
  await signIn('customer');
  await open('/profile');
  await expect(page.getByText('Two-factor authentication').first()).toBeVisible();
  expect(requested.filter(mfa).length).toBeGreaterThan(0);
  requested.length = 0;
  const host = hostWithout('mfaAvailable');
  await signIn('customer', host);
  await open('/profile', host);
  await settled(page);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('Two-factor authentication')).toHaveCount(0);
  expect(requested.filter(mfa)).toEqual([]);
});

test('without recurringPaymentsEnabled an account says nothing of automatic top-ups', async ({
  page,
  signIn,
  open,
}) => {
  const look = async (host: string): Promise<void> => {
    await signIn('customer', host);
    await open('/billing', host);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Low-balance notice' })).toBeVisible();
  };
  const words = page.getByText(/automatic top-up/i);
  await look(WHOLE);
  await expect(words.first()).toBeVisible();
  await look(hostWithout('recurringPaymentsEnabled'));
  await expect(words).toHaveCount(0);
  await page.getByRole('link', { name: 'Details', exact: true }).first().click();
  await expect(page.getByText('Primary card')).toBeVisible();
  await expect(words).toHaveCount(0);
});

test('without referralCodeEnabled a link keeps nothing and says so, signed in or not', async ({
  page,
  server,
  signIn,
  open,
}) => {
  const host = hostWithout('referralCodeEnabled');
  const kept = () => page.evaluate(() => [localStorage.getItem('referralCode'), sessionStorage.getItem('referral')]);
  for (const address of ['/referral/ab12cd', '/app/referral/ab12cd']) {
    await page.goto(`http://${host}:${server.port}${address}`);
    await expect(heading(page)).toHaveText('Referral codes: not offered here');
    await expectTitle(page, 'Referral codes: not offered here');
    await expectAccessible(page);
    expect(await kept()).toEqual([null, null]);
  }
  await page.getByRole('link', { name: 'Log in or sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await signIn('customer', host);
  await open('/referral/ab12cd', host);
  await expect(heading(page)).toHaveText('Referral codes: not offered here');
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('referralCode', 'ab12cd'));
  await open('/billing/create', host);
  await settled(page);
  await expect(page.getByText('ab12cd')).toHaveCount(0);
});

test(
  'without chatEnabled nothing of chat is there, though it is set up',
  { tag: COLD },
  async ({ context, server }) => {
    // A tab for each site: whatever the page of one still asks for is never counted for the other.
    const visit = async (host: string) => {
      const tab = await context.newPage();
      await tab.clock.install();
      const requested = watchChat(tab);
      const response = await tab.goto(`http://${host}:${server.port}/app/`);
      await expect(tab.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
      return { tab, requested, policy: (await response?.allHeaders())?.['content-security-policy'] ?? '' };
    };
    const on = await visit(WITH_CHAT);
    expect(on.policy).toContain('chat.localhost');
    await pass(on.tab, 5000);
    await expect.poll(() => on.requested.length).toBeGreaterThan(0);

    const off = await visit(hostWithout('chatEnabled'));
    expect(off.policy).not.toContain('chat.localhost');
    await pass(off.tab, 5000);
    expect(off.requested).toEqual([]);
  },
);

for (const [language, title, home] of [
  ['et', 'Objektisalvestus: siin ei pakuta', 'Avaleht'],
  ['id', 'Penyimpanan objek: tidak ditawarkan di sini', 'Beranda'],
  ['de', 'Objektspeicher: hier nicht im Angebot', 'Startseite'],
] as const) {
  test(`what is off is said in ${language}`, async ({ page, sandbox, signIn, open }) => {
    const host = hostWithout('storageEnabled');
    await sandbox.on(host).api('customer', 'PATCH', '/user-resource/user/profile', { lang: language });
    await signIn('customer', host);
    await open('/storage/keys', host);
    await expect(heading(page)).toHaveText(title);
    await expectTitle(page, title);
    await expect(page.getByRole('main').getByRole('link', { name: home, exact: true })).toBeVisible();
    await inEachLook(page, SCHEMES, () => expectAccessible(page));
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}
