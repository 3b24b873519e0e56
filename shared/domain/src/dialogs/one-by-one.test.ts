import { ApiError } from '@console/api';
import { addOneByOne } from './one-by-one';

const locked = new ApiError({ kind: 'api', text: 'The list is locked', status: 500, correlationId: 'api-1' });

/** Adds one after another until one fails; gives the failure and what was kept. */
async function add(items: readonly string[], failing: string, error: ApiError) {
  const kept: unknown[] = [];
  const send = async (item: string): Promise<void> => {
    if (item === failing) throw error;
  };
  const work = addOneByOne({ items, nameOf: (item) => item, send, keep: (done, left) => kept.push({ done, left }) });
  return {
    kept,
    failure: await work.then(
      () => undefined,
      (thrown: ApiError) => thrown,
    ),
  };
}

it('says which were added, and which were not', async () => {
  const { failure, kept } = await add(['a', 'b', 'c'], 'b', locked);
  expect(failure?.message).toBe('Added: a. Not added: b, c. The list is locked [api-1] (HTTP 500)');
  expect(failure).toMatchObject({ outcome: 'refused', status: 500, correlationId: 'api-1' });
  expect(kept).toEqual([{ done: ['a'], left: ['b', 'c'] }]);
});

it('says of the one whose response was lost that it is unknown', async () => {
  const lost = new ApiError({ kind: 'timeout', text: 'We don’t know.' });
  const { failure } = await add(['a', 'b', 'c'], 'b', lost);
  expect(failure?.message).toBe('Added: a. Unknown: b. Not added: c. We don’t know.');
  expect(failure?.outcome).toBe('unknown');
});

it('names the one that a refused field is about, and counts the rest of many', async () => {
  const refused = new ApiError({ kind: 'general', text: 'Invalid', fieldErrors: { ip_address: 'Too wide' } });
  const { failure } = await add(['1', '2', '3', '4', '5', '6'], '6', refused);
  expect(failure?.message).toBe('Added: 1, 2, 3 and 2 more. Not added: 6. Too wide');
  expect(failure?.fieldErrors).toBeUndefined();
});

it('says a gateway’s page in words', async () => {
  const page = new ApiError({
    kind: 'unexpected-content',
    text: '<html><title>403 Forbidden</title>',
    outcome: 'refused',
  });
  const { failure } = await add(['a', 'b'], 'b', page);
  expect(failure?.message).toBe('Added: a. Not added: b. 403 Forbidden');
});

it('leaves a failure of the first one, and a call that was given up, as it is', async () => {
  expect((await add(['a', 'b'], 'a', locked)).failure).toBe(locked);
  const aborted = new ApiError({ kind: 'general', text: '', aborted: true });
  expect((await add(['a', 'b'], 'b', aborted)).failure).toBe(aborted);
});

it('keeps all where none fails', async () => {
  const { kept, failure } = await add(['a'], '', locked);
  expect(failure).toBeUndefined();
  expect(kept).toEqual([{ done: ['a'], left: [] }]);
});
