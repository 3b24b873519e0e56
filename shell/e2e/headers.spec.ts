import { createServer } from 'node:http';
import type { Page, Response } from '@playwright/test';
import { COLD, expect, originOf, test } from '../../shared/tooling/src/e2e/fixtures';
import { logIn } from './log-in';

/**
 * Collects every answer of the console's own origin; of the icon, which the browser asks for itself, it shows no headers. A file
 * that was there before may come from the browser's cache, which keeps that a site wants TLS elsewhere than with the file.
 */
function responsesOf(page: Page, origin: string): Response[] {
  const responses: Response[] = [];
  const files = new Set<string>();
  page.on('response', (response) => {
    const [url, type] = [response.url(), response.request().resourceType()];
    if (!url.startsWith(origin) || type === 'other' || files.has(url)) return;
    if (['script', 'stylesheet', 'font'].includes(type)) files.add(url);
    responses.push(response);
  });
  return responses;
}

test(
  'every answer that a person gets from signing in to signing out has the security headers',
  { tag: COLD },
  async ({ page, server, open }) => {
    const responses = responsesOf(page, originOf(server));
    await open('/compute');
    await logIn(page, 'customer@example.com');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Virtual machines');
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    const kinds = new Set(responses.map((response) => response.request().resourceType()));
    for (const kind of ['document', 'script', 'stylesheet', 'font', 'fetch']) expect([...kinds]).toContain(kind);
    const bare = responses.filter((response) => {
      const headers = response.headers();
      return !(
        headers['x-content-type-options'] === 'nosniff' &&
        headers['x-frame-options'] === 'DENY' &&
        headers['content-security-policy']?.includes("frame-ancestors 'none'") &&
        headers['referrer-policy'] === 'no-referrer' &&
        headers['strict-transport-security'] &&
        headers['cache-control']
      );
    });
    const shown = bare.map((response) => [response.status(), response.url(), Object.keys(response.headers())]);
    expect(shown).toEqual([]);
  },
);

/** Serves a page of somebody else's, at an address of this machine: of any other one, browsers refuse more than is looked at here. */
async function withPageOf(html: string, look: (address: string) => Promise<void>): Promise<void> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('The server does not listen');
    await look(`http://attacker.localhost:${address.port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

for (const path of ['/app/', '/app/billing', '/app/profile', '/app/auth0_callback', '/login/unblock', '/sandbox/']) {
  test(`nobody frames ${path}`, async ({ page, server, problems }) => {
    // A page that answers with an error status says so of the empty frame that took its place.
    problems.allow(/frame|X-Frame-Options|Refused|ERR_BLOCKED|chrome-error:/i);
    const framed = `${originOf(server)}${path}`;
    const prizes = `<!doctype html><title>Prizes</title><link rel="icon" href="data:,"><iframe src="${framed}"></iframe>`;
    await withPageOf(prizes, async (address) => {
      const refused = page.waitForEvent('requestfailed', (request) => request.url() === framed);
      await page.goto(address);
      expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
      await expect(page.frameLocator('iframe').locator('#root, form')).toHaveCount(0);
    });
  });
}
