import { waitFor } from '@testing-library/react';
import { toast } from '@console/ui';
import { fakeServer } from '@console/domain/testing/fake-server';
import { switchNode } from './power';

const service = { uuid: 's-1', location: 'tll', name: 'orders-db' };
const callOf = (node: string) => `POST /user-resource/service/package/s-1/resources/${node}/stop`;
const error = jest.spyOn(toast, 'error').mockImplementation(() => undefined);
const success = jest.spyOn(toast, 'success').mockImplementation(() => undefined);

it('tells in the words of the API why a node did not stop, and tries that node again', async () => {
  const words = 'Failed to stop virtual machine';
  const { calls } = fakeServer({
    'GET /user-resource/service/packages': [[]],
    [callOf('n-1')]: [true],
    [callOf('n-2')]: [{ fails: 500, body: { errors: { Error: words } } }, true],
  });
  await Promise.all([
    switchNode(service, { id: 'n-1', number: 1 }, 'stop'),
    switchNode(service, { id: 'n-2', number: 2 }, 'stop'),
  ]);
  expect(success.mock.calls.map(([text]) => text)).toEqual(['Node 1 of orders-db is stopped']);
  expect(error).toHaveBeenCalledTimes(1);
  const [told, options] = error.mock.calls[0] ?? [];
  expect(told).toMatchObject({ message: words });
  options?.retry?.();
  await waitFor(() => expect(success).toHaveBeenLastCalledWith('Node 2 of orders-db is stopped'));
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([callOf('n-1'), callOf('n-2'), callOf('n-2')]);
});
