import { fakeServer } from '../testing/fake-server';
import { findAddress, readAddress } from './read-address';

const missing = { fails: 404, body: { message: 'no route and no API found with those values' } };
const ip = { uuid: 'new', address: '203.0.113.7', type: 'public' };
const deleted = { ...ip, uuid: 'old', is_deleted: true };
const serve = (...rows: object[]) =>
  fakeServer({ 'GET /tll/network/ip_addresses/203.0.113.7': [missing], 'GET /tll/network/ip_addresses': [rows] });
const at = { location: 'tll', address: ip.address };

it('is found in the list where the server has no call for one address, and not by one that was deleted', async () => {
  serve(deleted, ip);
  await expect(readAddress(at)).resolves.toMatchObject({ uuid: 'new' });
  serve(deleted);
  await expect(findAddress(at)).resolves.toBeUndefined();
  await expect(readAddress(at)).rejects.toThrow('no route');
});

it('is not said to be gone where a row could not be read', async () => {
  serve({ ...ip, address: { odd: true } });
  await expect(findAddress(at)).rejects.toThrow("couldn't be read");
});
