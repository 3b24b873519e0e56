import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { configureApi, resetApi, signIn } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { AccountLink, useAccountLinks } from './account-link';

beforeEach(() => {
  provideTestSite();
  nav.navigator.push('/app/network');
});

function respond(content: object, status = 200) {
  resetApi();
  configureApi({
    baseUrl: '',
    environment: 'production',
    onReport: () => undefined,
    fetch: () => Promise.resolve(Response.json(content, { status })),
  });
  signIn('k'.repeat(32));
}

function show(ids: readonly (number | null)[], content: object, status?: number) {
  respond(content, status);
  return render(
    <AreaRoot name="test">
      {ids.map((id) => (
        <p key={id}>
          <AccountLink id={id} />
        </p>
      ))}
    </AreaRoot>,
  );
}

it('leads to an account that the person may open, by its name', async () => {
  show([7], [{ id: 7, title: 'Nordlicht' }]);
  expect(await screen.findByRole('link', { name: 'Nordlicht' })).toHaveAttribute('href', '/app/billing/account/7');
});

it('names an account that is not among them by its number, and leads nowhere', async () => {
  show([7, 8], [{ id: 7, title: 'Nordlicht' }]);
  await screen.findByRole('link', { name: 'Nordlicht' });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('8')).toBeVisible();
});

it('holds the place of a name that is on its way: no number becomes one', async () => {
  const { container } = show([7], [{ id: 7, title: 'Nordlicht' }]);
  expect(container).toHaveTextContent(/^$/);
  expect(container.querySelector('.ui-sk')).not.toBeNull();
  await screen.findByRole('link', { name: 'Nordlicht' });
  expect(container.querySelector('.ui-sk')).toBeNull();
});

it('is the number where the accounts did not come', async () => {
  show([7], { message: 'Broken' }, 500);
  expect(await screen.findByText('7')).toBeVisible();
});

it('says that nobody pays', () => {
  show([null], []);
  expect(screen.getByText('none')).toBeVisible();
});

it('draws the cells of a list by one function until the accounts change: a new one would draw every row anew', async () => {
  respond([{ id: 7, title: 'Nordlicht' }]);
  const { result, rerender } = renderHook(useAccountLinks, {
    wrapper: ({ children }) => <AreaRoot name="test">{children}</AreaRoot>,
  });
  const loading = result.current;
  await waitFor(() => expect(result.current).not.toBe(loading));
  const loaded = result.current;
  rerender();
  expect(result.current).toBe(loaded);
});
