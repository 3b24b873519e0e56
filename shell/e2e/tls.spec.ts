import { createHash, X509Certificate } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { logIn } from '../../mf-auth/e2e/people';
import { certificateFiles, removeCertificateFiles, selfSigned } from '../../deploy/edge/src/testing/certificates';
import { logViolations, Problems } from '../../shared/tooling/src/e2e/problems';
import { startServer, type TestServer } from '../../shared/tooling/src/e2e/server';

const pair = selfSigned('localhost', '*.localhost');
const { publicKey } = new X509Certificate(pair.cert);
const keyHash = createHash('sha256')
  .update(publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64');

/** `test` with an edge that speaks TLS, and a browser that believes this one key besides those that every browser believes. */
const test = base.extend<object, { readonly server: TestServer }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--ignore-certificate-errors-spki-list=${keyHash}`],
      }),
    { scope: 'worker' },
  ],
  server: [
    async ({}, use, { parallelIndex }) => {
      const { files } = certificateFiles(pair);
      const server = await startServer(parallelIndex, { TLS_CERT: files.cert, TLS_KEY: files.key });
      await use(server);
      await server.stop();
      removeCertificateFiles();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('over TLS a person signs in, works and reads objects, by HTTP/2', async ({ context, page, server }) => {
  const problems = new Problems();
  await logViolations(context);
  problems.watch(context);
  const origin = `https://localhost:${server.port}`;
  const requests = new Set<string>();
  page.on('request', (request) => requests.add(new URL(request.url()).origin));
  await page.goto(`${origin}/app/compute`);
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Virtual machines' })).toBeVisible();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  const protocols = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ nextHopProtocol }) => nextHopProtocol),
  );
  expect(new Set(protocols.filter(Boolean))).toEqual(new Set(['h2']));

  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Storage' }).click();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  // A bucket knows nothing of a console at this address yet.
  problems.allow(/blocked by CORS policy/, /net::ERR_FAILED/, /status of 403/);
  await page.getByRole('button', { name: `Allow localhost:${server.port}` }).click();
  await expect(page.getByRole('grid', { name: 'Objects' })).toBeVisible();
  expect([...requests].filter((one) => !one.startsWith('https:'))).toEqual([]);
  expect(requests).toContain(`https://localhost:${server.port + 1}`);
  expect(problems.unexpected).toEqual([]);
});
