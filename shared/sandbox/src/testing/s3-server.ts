import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Client } from '@aws-sdk/client-s3';
import { getRequestListener } from '@hono/node-server';
import { AwsClient } from 'aws4fetch';
import type { SandboxOptions } from '../sandbox';
import { startSandbox } from './client';

export interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A sandbox whose object store listens on a port of its own, for clients that know nothing else. */
export async function startS3(options: Partial<SandboxOptions> = {}) {
  const test = await startSandbox(options);
  const listener = getRequestListener((request, { incoming }) => test.sandbox.fetchS3(request, incoming.url));
  // A connection rests longer than a busy machine may take: a request is never sent into one that ends.
  const server = createServer({ keepAliveTimeout: 75_000 }, (incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;

  /** A pair of keys of a user. */
  const keysOf = async (as = 'customer'): Promise<Keys> => {
    const { s3Credentials } = await test.call('getS3User', {}, { as });
    const [key] = s3Credentials;
    if (!key) throw new Error(`${as} has no keys`);
    return { accessKeyId: key.accessKey, secretAccessKey: key.secretKey };
  };

  /** The vendor's client, with a pair of keys. */
  const clientOfKeys = (credentials: Keys): S3Client =>
    new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, maxAttempts: 1, credentials });

  /** The same as a user. */
  const clientOf = async (as = 'customer', more: Partial<Keys> = {}): Promise<S3Client> =>
    clientOfKeys({ ...(await keysOf(as)), ...more });

  /** A second client of other make. */
  const awsOf = async (as = 'customer'): Promise<AwsClient> =>
    new AwsClient({ ...(await keysOf(as)), service: 's3', region: 'us-east-1', retries: 0 });

  /** An own bucket, paid by the first billing account of the user. */
  const newBucket = async (name: string, as = 'customer'): Promise<string> => {
    const [account] = await test.call('listBillingAccounts', {}, { as });
    await test.call('createBucket', { name, ...(account ? { billing_account_id: account.id } : {}) }, { as });
    return name;
  };

  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
    await test.sandbox.close();
  };

  return { ...test, endpoint, keysOf, clientOf, clientOfKeys, awsOf, newBucket, stop };
}

export type TestS3 = Awaited<ReturnType<typeof startS3>>;
