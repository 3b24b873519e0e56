/** @jest-environment node */
import { startSandbox } from './client';
import { SeededOnce } from './seeded-once';
import { wholeSite } from './sites';

it('begins each sandbox at its seed and at the time of day, and gives no number twice', async () => {
  const persistence = new SeededOnce();
  const begin = () => startSandbox({ sites: [wholeSite], persistence });
  const stateOf = async () =>
    Object.entries((await persistence.load(wholeSite.id)).find(({ collection }) => collection === 'site')?.value ?? {});
  const first = await begin();
  const seed = await stateOf();
  expect(Object.fromEntries(seed)).toMatchObject({ clock_ahead_s: 0, next_number: expect.any(Number) });
  await first.control('POST', 'clock', { advance_seconds: 40 * 86_400 });
  const order = { description: 'made', billing_account_id: 1_048_001 };
  await first.call('createToken', order);
  const changed = async () => {
    const before = new Map(seed);
    return (await stateOf()).filter(([key, value]) => before.get(key) !== value && typeof value !== 'object');
  };
  const [[key, number] = [], ...others] = await changed();
  expect([key, others]).toEqual(['next_number', []]);
  const second = await begin();
  expect((await second.call('listTokens', {})).some(({ description }) => description === 'made')).toBe(false);
  await second.call('createToken', order);
  expect(Object.fromEntries(await stateOf())['next_number']).toBeGreaterThan(Number(number));
});
