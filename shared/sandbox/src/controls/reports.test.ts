/** @jest-environment node */
import { startSandbox } from '../testing/client';

it('keeps the events of reports, and refuses what is none', async () => {
  const test = await startSandbox();
  const send = (body: string) => test.fetchFrom('/reports', { method: 'POST', body });
  const envelope = ['{"event_id":"1"}', '{"type":"event"}', '{"message":"It broke"}', '{"type":"session"}', '{}', ''];
  expect((await send(envelope.join('\n'))).status).toBe(200);
  expect(await test.control('GET', 'reports')).toEqual([{ at: expect.any(String), event: { message: 'It broke' } }]);
  expect((await send('no\nenvelope')).status).toBe(400);
  expect((await send('x'.repeat(1024 * 1024 + 1))).status).toBe(413);
  expect((await test.fetchFrom('/reports')).status).toBe(405);
  expect(await test.control('GET', 'reports', undefined, 'metal.localhost')).toEqual([]);
  await test.control('POST', 'reset', {});
  expect(await test.control('GET', 'reports')).toEqual([]);
});
