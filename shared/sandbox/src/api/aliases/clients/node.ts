import type { Client } from './client';

const vm = '/{location}/user-resource/vm';

/** JSON for every request, also for a DELETE. */
export const node: Client = {
  repository: 'mr687/idcloudhost-node-client',
  commit: '55075d5d2dc0ca65e27b1914a490180fdbe2e527',
  steps: [
    {
      does: 'getUserInfo',
      method: 'GET',
      path: '/user-resource/user',
      reads: { id: 'number', profile_data: 'object' },
    },
    {
      does: 'modifyProfileInfo',
      method: 'PATCH',
      path: '/user-resource/user/profile',
      json: { first_name: 'Cloudia' },
      reads: { id: 'number', user_id: 'number', first_name: 'text', email: 'text', created_at: 'text' },
    },
    {
      does: 'createToken',
      method: 'POST',
      path: '/user-resource/token',
      json: { billing_account_id: 0, description: 'node', restricted: false },
      finds: 'node',
    },
    {
      does: 'createVm',
      method: 'POST',
      path: vm,
      json: {
        name: 'node-01',
        os_name: 'ubuntu',
        os_version: '24.04-lts',
        disks: '20',
        vcpu: 1,
        ram: 1024,
        username: 'example',
        password: 'Parool123',
        billing_account_id: '{account}',
        backup: false,
        description: '',
      },
      reads: { uuid: 'text', 'storage.0.uuid': 'text' },
      keeps: { vm: 'uuid' },
    },
    { does: 'getVmInfo', method: 'GET', path: vm, query: { uuid: '{vm}' }, reads: { uuid: 'text', memory: 'number' } },
    {
      does: 'changeVmPassword',
      method: 'PATCH',
      path: `${vm}/user`,
      json: { uuid: '{vm}', username: 'example', password: 'Parool1234' },
      reads: { success: 'flag' },
    },
    {
      does: 'addDisk',
      method: 'POST',
      path: `${vm}/storage`,
      json: { uuid: '{vm}', size_gb: 20 },
      reads: { uuid: 'text', size: 'number', primary: 'flag' },
      keeps: { disk: 'uuid' },
    },
    {
      does: 'modifyDisk',
      method: 'PATCH',
      path: `${vm}/storage`,
      json: { uuid: '{vm}', disk_uuid: '{disk}', size_gb: 30 },
      reads: { uuid: 'text', size: 'number' },
    },
    {
      does: 'deleteDisk',
      method: 'DELETE',
      path: `${vm}/storage`,
      json: { uuid: '{vm}', storage_uuid: '{disk}' },
      reads: { success: 'flag' },
    },
    { does: 'stopVm', method: 'POST', path: `${vm}/stop`, json: { uuid: '{vm}' }, reads: { status: 'text' } },
    { does: 'bootVmInRescueMode', method: 'POST', path: `${vm}/rescue_start`, json: { uuid: '{vm}' } },
    { does: 'deleteVm', method: 'DELETE', path: vm, json: { uuid: '{vm}' } },
    { does: 's3ApiInfo', method: 'GET', path: '/storage/api/s3', reads: { url: 'text' } },
    {
      does: 'listBuckets',
      method: 'GET',
      path: '/storage/bucket/list',
      reads: { '0.name': 'text', '0.size_bytes': 'number' },
    },
    {
      does: 'getS3User',
      method: 'GET',
      path: '/storage/user',
      reads: { userId: 'text', 's3Credentials.0.accessKey': 'text', 's3Credentials.0.secretKey': 'text' },
    },
  ],
};
