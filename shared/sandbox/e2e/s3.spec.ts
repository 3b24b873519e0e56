import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { AwsClient } from 'aws4fetch';
import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import type * as Clients from './s3-clients';
import { apiKeyOf, expect, originOf, test as base } from '../../tooling/src/e2e/fixtures';

const BUCKET = 'from-a-page';
const clientsFile = fileURLToPath(new URL('s3-clients.ts', import.meta.url));

interface Access {
  readonly endpoint: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

declare global {
  interface Window {
    /** Both clients, as a bundle for browsers. */
    readonly clients: typeof Clients;
  }
}

/** An empty page of an origin with the clients in it: what they do is theirs, not the console's. */
async function openClients(page: Page, origin: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [clientsFile],
    absWorkingDir: path.dirname(clientsFile),
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'clients',
    platform: 'browser',
    logLevel: 'silent',
  });
  const script = outputFiles[0]?.text ?? '';
  const body =
    '<!doctype html><title>Clients</title><link rel="icon" href="data:,"><script src="/clients.js"></script>';
  await page.route(`${origin}/clients-page`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route(`${origin}/clients.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto(`${origin}/clients-page`);
}

const textOf = (value: unknown, name: string): string => String(new Map(Object.entries(Object(value))).get(name));

const test = base.extend<{ access: Access }>({
  access: async ({ sandbox, server }, use) => {
    const account = await sandbox.api('customer', 'GET', '/payment/billing_account/list');
    const [first] = Array.isArray(account) ? account : [];
    await sandbox.api('customer', 'PUT', '/storage/bucket', {
      name: BUCKET,
      billing_account_id: textOf(first, 'id'),
    });
    const keys = await sandbox.api('customer', 'GET', '/storage/user/keys');
    const [key] = Array.isArray(keys) ? keys : [];
    const credentials = { accessKeyId: textOf(key, 'accessKey'), secretAccessKey: textOf(key, 'secretKey') };
    await use({ endpoint: `http://localhost:${server.port + 1}`, credentials });
  },
});

/** Lets the pages of an origin use the bucket; the answer is no JSON. */
async function letIn(site: string, allowed_origin: string): Promise<void> {
  const response = await fetch(`${site}/api/v1/storage/bucket/cors`, {
    method: 'PUT',
    headers: { apikey: apiKeyOf('customer') },
    body: new URLSearchParams({ name: BUCKET, allowed_origin }),
  });
  expect(await response.text()).toContain(`<AllowedOrigin>${allowed_origin}</AllowedOrigin>`);
}

// Pages that are made up by a route count as foreign to this machine.
test.use({ permissions: ['local-network-access'] });

test('the vendor’s client works in a page of another origin', async ({ page, problems, server, access }) => {
  // The last of the calls asks for what was deleted.
  problems.allow(/Failed to load resource: .* 404/);
  const origin = originOf(server);
  await letIn(origin, origin);
  await openClients(page, origin);
  const seen = await page.evaluate(
    async ({ endpoint, credentials, Bucket }) => {
      const { S3Client, PutObjectCommand, GetObjectCommand, ListObjectsV2Command, DeleteObjectsCommand, Upload } =
        window.clients;
      const client = new S3Client({ endpoint, credentials, region: 'us-east-1', forcePathStyle: true, maxAttempts: 1 });
      const Key = 'folder/ä b+c.txt';
      await client.send(new PutObjectCommand({ Bucket, Key, Body: 'hello', Metadata: { a: '1' } }));
      const got = await client.send(new GetObjectCommand({ Bucket, Key, Range: 'bytes=1-3' }));
      const Body = new Blob([new Uint8Array(11 * 1024 * 1024)]);
      const done = await new Upload({ client, params: { Bucket, Key: 'big', Body } }).done();
      const list = await client.send(new ListObjectsV2Command({ Bucket }));
      const Objects = (list.Contents ?? []).map((object) => ({ Key: object.Key }));
      await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
      const left = await client.send(new ListObjectsV2Command({ Bucket }));
      const missing = await client.send(new GetObjectCommand({ Bucket, Key })).catch((error: Error) => error.name);
      return {
        text: await got.Body?.transformToString(),
        metadata: got.Metadata,
        tag: done.ETag,
        keys: Objects.map((object) => object.Key),
        left: left.KeyCount,
        missing,
      };
    },
    { ...access, Bucket: BUCKET },
  );
  expect(seen).toEqual({
    text: 'ell',
    metadata: { a: '1' },
    tag: expect.stringMatching(/^"[0-9a-f]{32}-3"$/),
    keys: ['big', 'folder/ä b+c.txt'],
    left: 0,
    missing: 'NoSuchKey',
  });
});

test('a page that the bucket does not let in reads nothing', async ({ page, problems, server, access }) => {
  problems.allow(/CORS policy/, /Failed to load resource/);
  await letIn(originOf(server), 'https://shop.example');
  await openClients(page, originOf(server));
  const outcome = await page.evaluate(
    async ({ endpoint, credentials, Bucket }) => {
      const client = new window.clients.AwsClient({ ...credentials, service: 's3', region: 'us-east-1', retries: 0 });
      const response = await client.fetch(`${endpoint}/${Bucket}?list-type=2`).catch((error: Error) => error.name);
      return typeof response === 'string' ? response : response.status;
    },
    { ...access, Bucket: BUCKET },
  );
  expect(outcome).toBe('TypeError');
});

test('the console’s own policy lets its pages call the object store', async ({
  page,
  server,
  access,
  signIn,
  open,
}) => {
  await letIn(originOf(server), originOf(server));
  const client = new AwsClient({ ...access.credentials, service: 's3', region: 'us-east-1', retries: 0 });
  const signed = await client.sign(`${access.endpoint}/${BUCKET}?list-type=2&X-Amz-Expires=60`, {
    aws: { signQuery: true },
  });
  await signIn('customer');
  await open('/storage');
  const response = await page.evaluate(async (url) => {
    const response = await fetch(url);
    return [response.status, await response.text()] as const;
  }, signed.url);
  expect(response).toEqual([200, expect.stringContaining(`<Name>${BUCKET}</Name>`)]);
});
