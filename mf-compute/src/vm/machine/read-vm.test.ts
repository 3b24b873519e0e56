/** @jest-environment node */
import { fakeServer } from '@console/domain/testing/fake-server';
import { readVm } from './read-vm';

const vm = { uuid: 'u', name: 'web', status: 'running', vcpu: 1, memory: 1024 };

it('is read from the list where the server has no call for one machine', async () => {
  const missing = { fails: 404, body: { message: 'no route and no API found with those values' } };
  fakeServer({ 'GET /tll/user-resource/vm': [missing], 'GET /tll/user-resource/vm/list': [[vm]] });
  await expect(readVm({ location: 'tll', uuid: 'u' })).resolves.toMatchObject({ name: 'web' });
  await expect(readVm({ location: 'tll', uuid: 'other' })).rejects.toThrow('no route');
});
