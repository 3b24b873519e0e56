import { act, render, screen } from '@testing-library/react';
import { AreaRoot, homeStore, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { configureApi, resetApi, signIn } from '@console/api';
import HomeResources from './home-resources';

let calls: string[];
/** A server that has nothing, where the services cannot be read. */
function serve(): void {
  calls = [];
  resetApi();
  configureApi({
    baseUrl: '',
    environment: 'production',
    onReport: () => undefined,
    fetch: (input) => {
      const url = input instanceof Request ? input.url : String(input);
      calls.push(url);
      const fails = url.includes('/service/packages');
      const body = fails ? { message: 'Out of order' } : url.includes('/pricing') ? {} : [];
      return Promise.resolve(
        new Response(JSON.stringify(body), {
          status: fails ? 500 : 200,
          headers: { 'content-type': 'application/json' },
        }),
      );
    },
  });
  signIn('k'.repeat(32));
}

it('keeps the other rows where the services cannot be read, and counts those as not known', async () => {
  const error = jest.spyOn(console, 'error');
  const told = jest.fn();
  const end = homeStore.subscribe(told);
  serve();
  provideTestSite();
  nav.navigator.push('/app');
  await act(async () => {
    render(
      <AreaRoot name="test">
        <table>
          <tbody>
            <HomeResources />
          </tbody>
        </table>
      </AreaRoot>,
    );
  });
  expect(await screen.findAllByText('No response')).not.toHaveLength(0);
  const rows = homeStore.getState().resources;
  expect(Object.keys(rows).toSorted()).toEqual(['ip_address', 'load_balancer', 'managed_service', 'vpc']);
  expect(rows['managed_service']).toMatchObject({ isAtLeast: true, retry: expect.any(Function) });
  expect(rows['managed_service']?.count).toBeUndefined();
  expect(rows['vpc']).toMatchObject({ isAtLeast: false, count: 0, failed: [] });
  // A summary that is told again and again was an update loop once.
  expect(told.mock.calls.length).toBeLessThan(30);
  expect(error).not.toHaveBeenCalled();
  expect(calls.filter((url) => url.includes('/service/packages'))).toHaveLength(1);
  end();
});
