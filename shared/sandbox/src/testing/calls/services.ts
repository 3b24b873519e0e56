import { serviceOrder } from '../orders';
import type { Rows } from './row';
import { first, MAIN, SECOND, TLL, type World } from './world';

type Names =
  | 'listServices'
  | 'listServiceImages'
  | 'createService'
  | 'updateService'
  | 'deleteService'
  | 'getServiceSecrets'
  | 'startServiceNode'
  | 'stopServiceNode'
  | 'rebuildServiceNode'
  | 'listServiceWhitelist'
  | 'addToServiceWhitelist'
  | 'removeFromServiceWhitelist'
  | 'listBuckets'
  | 'getBucket'
  | 'listS3Keys'
  | 'getS3Endpoint'
  | 'createBucket'
  | 'updateBucket'
  | 'deleteBucket'
  | 'setBucketCors'
  | 'getS3User'
  | 'createS3Key'
  | 'deleteS3Key';

/** Caused by the names of buckets. */
const IO_EXCEPTION = 'I/O exception while talking to the object store';

async function snapshotOfNode({ call, test, service }: World) {
  const { uuid } = await service();
  await test.control('POST', 'clock', { advance_seconds: 2 * 86_400 });
  const { resources } = first(await call('listServices', {}), (row) => row.uuid === uuid);
  const copies = resources
    .flatMap((row) => row.resource_allocation?.storage ?? [])
    .flatMap((disk) => disk.replica ?? []);
  return { ...TLL, service_package_uuid: uuid, replica_uuid: first(copies).uuid };
}

const noBucket = { message: 'Failed to get storage bucket', params: () => ({ name: 'nobody-has-this' }) };
const noStorage = { message: 'Storage account not found.', as: 'new', params: () => ({}) };

export const serviceRows: Rows<Names> = {
  listServices: { params: () => ({}) },
  listServiceImages: { params: () => ({}) },
  createService: {
    params: () => serviceOrder,
    refusals: [
      {
        message:
          'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.',
        params: () => ({ ...serviceOrder, display_name: 'no-capacity' }),
      },
      {
        message: "Service 'nothing' not found",
        params: () => ({ ...serviceOrder, service: 'nothing' }),
      },
    ],
  },
  updateService: { params: async ({ service }) => ({ uuid: (await service()).uuid, display_name: 'renamed' }) },
  deleteService: { params: async ({ service }) => ({ uuid: (await service()).uuid }) },
  getServiceSecrets: { params: async ({ service }) => ({ uuid: (await service()).uuid }) },
  startServiceNode: {
    async params({ service, call }) {
      const node = await service();
      await call('stopServiceNode', node);
      return node;
    },
    refusals: [{ message: 'Failed to start virtual machine', params: ({ service }) => service() }],
  },
  stopServiceNode: {
    params: ({ service }) => service(),
    refusals: [
      {
        message: 'Failed to stop virtual machine',
        async params({ service, call }) {
          const node = await service();
          await call('stopServiceNode', node);
          return node;
        },
      },
    ],
  },
  rebuildServiceNode: {
    params: snapshotOfNode,
    refusals: [
      {
        message: 'Failed to rebuild virtual machine',
        async params(world) {
          const asked = await snapshotOfNode(world);
          await world.test.control('POST', 'speed', { factor: 1 });
          void world.call('rebuildServiceNode', asked).catch(() => undefined);
          for (let turn = 0; turn < 3; turn += 1) await world.call('listServices', {});
          return asked;
        },
      },
    ],
  },
  listServiceWhitelist: { params: async ({ service }) => ({ uuid: (await service()).uuid }) },
  addToServiceWhitelist: {
    params: async ({ service }) => ({ uuid: (await service()).uuid, ip_address: '192.0.2.7' }),
    refusals: [
      { message: 'IP address must be specified', params: async ({ service }) => ({ uuid: (await service()).uuid }) },
    ],
  },
  removeFromServiceWhitelist: {
    async params({ service, call }) {
      const entry = { uuid: (await service()).uuid, ip_address: '192.0.2.7' };
      await call('addToServiceWhitelist', entry);
      return entry;
    },
  },
  listBuckets: {
    params: () => ({}),
    refusals: [
      {
        message: IO_EXCEPTION,
        async params({ call }) {
          await call('createBucket', { name: 'io-exception-list', billing_account_id: MAIN });
          return {};
        },
      },
    ],
  },
  getBucket: { params: async ({ bucket }) => ({ name: await bucket() }), refusals: [noBucket] },
  listS3Keys: { params: () => ({}), refusals: [noStorage] },
  getS3Endpoint: { params: () => ({}) },
  createBucket: {
    params: () => ({ name: 'made-for-this', billing_account_id: MAIN }),
    refusals: [{ message: IO_EXCEPTION, params: () => ({ name: 'io-exception', billing_account_id: MAIN }) }],
  },
  updateBucket: {
    params: async ({ bucket }) => ({ name: await bucket(), billing_account_id: SECOND }),
    refusals: [{ ...noBucket, params: () => ({ name: 'nobody-has-this', billing_account_id: SECOND }) }],
  },
  deleteBucket: { params: async ({ bucket }) => ({ name: await bucket() }), refusals: [noBucket] },
  setBucketCors: {
    params: async ({ bucket }) => ({ name: await bucket(), allowed_origin: 'https://www.example.com' }),
    refusals: [{ ...noBucket, params: () => ({ name: 'nobody-has-this', allowed_origin: 'https://www.example.com' }) }],
  },
  getS3User: {
    params: () => ({}),
    refusals: [{ message: 'Failed to get S3 user info', host: 'metal.localhost', params: () => ({}) }],
  },
  createS3Key: { params: () => ({}), refusals: [noStorage] },
  deleteS3Key: {
    async params({ call }) {
      const keys = await call('createS3Key', {});
      return { access_key: first(keys.toReversed()).accessKey };
    },
    refusals: [{ ...noStorage, params: () => ({ access_key: 'x' }) }],
  },
};
