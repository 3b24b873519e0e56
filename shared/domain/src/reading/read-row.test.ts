import { ApiError } from '@console/api';
import { findRow, readRow } from './read-row';

const row = { id: 1 };
const failing = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) => () =>
  Promise.reject(new ApiError({ kind: 'general', text: 'No', ...facts }));
const listed = (found: typeof row | 'unread' | undefined) => jest.fn(() => Promise.resolve(found));

it('asks for the row alone where the server has a call for it', async () => {
  const list = listed(undefined);
  await expect(readRow(() => Promise.resolve(row), list)).resolves.toBe(row);
  expect(list).not.toHaveBeenCalled();
});

it.each([{ status: 404 }, { status: 405 }, { status: 400 }, { kind: 'developer' as const }])(
  'finds it in the list where that is refused with %j',
  async (facts) => {
    await expect(readRow(failing(facts), listed(row))).resolves.toBe(row);
  },
);

it('says what the server says of one that is in neither', async () => {
  await expect(readRow(failing({ status: 404, text: 'Gone' }), listed(undefined))).rejects.toThrow('Gone');
  await expect(findRow(failing({ status: 404 }), listed(undefined))).resolves.toBeUndefined();
});

it('says why it was refused where the list cannot be read either', async () => {
  const list = failing({ status: 500, text: 'Failed to list' });
  await expect(findRow(failing({ status: 500, text: 'Out of order' }), list)).rejects.toThrow('Out of order');
});

it('does not know of one that could not be read', async () => {
  await expect(readRow(failing({ status: 404 }), listed('unread'))).rejects.toBeInstanceOf(ApiError);
  await expect(findRow(failing({ status: 404 }), listed('unread'))).rejects.toBeInstanceOf(ApiError);
});

it.each([{ kind: 'connection' as const }, { aborted: true, status: 404 }])(
  'asks for nothing more after %j',
  async (facts) => {
    const list = listed(row);
    await expect(findRow(failing(facts), list)).rejects.toBeInstanceOf(ApiError);
    expect(list).not.toHaveBeenCalled();
  },
);
