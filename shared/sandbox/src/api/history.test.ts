/** @jest-environment node */
import { type EndpointName, endpoints } from '@console/contract/endpoints';
import fc from 'fast-check';
import { likelyRequests } from '../testing/bad-requests';
import { startSandbox } from '../testing/client';
import { KeptAsText } from '../testing/tracked-persistence';
import { wholeSite } from '../testing/sites';
import { faultsOf, siteFrom } from '../testing/invariants/check';
import { allLists, valuesOf } from '../testing/values';

jest.setTimeout(120_000);

const names = Object.values(endpoints).map((endpoint): EndpointName => endpoint.name);

it('makes sense whatever has happened, and is after a restart what it was before', async () => {
  const persistence = new KeptAsText();
  const before = await startSandbox({ persistence });
  const values = await valuesOf(before, 'customer', 'localhost');
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const history = fc.array(
    fc.constantFrom(...names).chain((name) => likelyRequests(endpoints[name], values)),
    { minLength: 60, maxLength: 60 },
  );
  let written = 0;
  await fc.assert(
    fc.asyncProperty(history, async (requests) => {
      await before.control('POST', 'reset', {});
      persistence.takeWritten();
      for (const { path, init } of requests) await before.raw(path, init);
      written += persistence.takeWritten().length;
      const kept = await persistence.dump('whole');
      const after = await startSandbox({ persistence });
      expect(await allLists(after, 'customer', 'localhost')).toEqual(await allLists(before, 'customer', 'localhost'));
      expect(await persistence.dump('whole')).toBe(kept);
      expect(faultsOf(await siteFrom(wholeSite, persistence))).toEqual([]);
    }),
    { numRuns: 12, endOnFailure: true },
  );
  expect(written).toBeGreaterThan(20);
  expect(logged).not.toHaveBeenCalled();
});
