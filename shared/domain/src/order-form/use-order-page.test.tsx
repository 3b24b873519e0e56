import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { ApiError, resetApi, signIn } from '@console/api';
import { AreaRoot, nav, type NewJob } from '@console/area';
import { toast } from '@console/ui';
import { useSearchParams } from '@console/area/router';
import { provideTestSite } from '@console/area/testing';
import { sentOrders } from '../order/sent-order';
import { OrderProgress } from './order-progress';
import { useOrderPage } from './use-order-page';

/** Whoever has sent an order sees its form for a moment longer, or until the progress has come: what is to be shown then. */
let mockHeld: (() => void)[] | undefined;
jest.mock('./use-tear-off', () => ({
  useTearOff: () => (show: () => void) => (mockHeld ? mockHeld.push(show) : show()),
}));

const told = jest.spyOn(toast, 'error');

const sent = sentOrders('draft.test-sent', v.object({ name: v.string(), size: v.number() }));
let respond: { resolve: (made: { path: string }) => void; reject: (error: ApiError) => void };

const jobOf = (name: string, onAccepted: () => void): NewJob => ({
  kind: 'vm',
  area: 'test',
  name,
  location: 'tll',
  expectedMs: 1000,
  run: async () => {
    const made = await new Promise<{ path: string }>((resolve, reject) => {
      respond = { resolve, reject };
    });
    onAccepted();
    return made;
  },
});

function CreatePage() {
  const name = useSearchParams()[0].get('name');
  const { progress, start, form } = useOrderPage({
    sent,
    path: '/create',
    list: '/list',
    link: { name },
    draft: 'test',
  });
  if (progress)
    return (
      <OrderProgress
        {...progress}
        title="Create"
        breadcrumbs={[]}
        anotherDetail="With the same choices"
        list={{ title: 'To the list', to: '/list' }}
      />
    );
  const values = start?.values ?? { name: name ?? 'web-01', size: 2 };
  return (
    <>
      <p>{`${values.name}, ${values.size}`}</p>
      <p>{form.error?.message}</p>
      <button type="button" onClick={() => form.onOrder(values, (onAccepted) => jobOf(values.name, onAccepted))}>
        Send
      </button>
      {form.onLeave ? (
        <button type="button" onClick={form.onLeave}>
          Leave it
        </button>
      ) : null}
    </>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  told.mockClear();
  resetApi();
  sent.forget();
  provideTestSite({ locations: [{ slug: 'tll', display_name: 'Tallinn', country_code: 'est', order_nr: 1 }] });
  signIn('k'.repeat(32));
  nav.navigator.push('/app/create');
  render(
    <AreaRoot name="test">
      <CreatePage />
    </AreaRoot>,
  );
});

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('shows how far an order is and where it is made, and the form again for one more', async () => {
  await send();
  expect(await screen.findByRole('heading', { name: /web-01/ })).toBeInTheDocument();
  expect(screen.getByText('Tallinn')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /To the list/ })).toBeInTheDocument();
  expect(sent.last()).toMatchObject({ values: { name: 'web-01' }, isTaken: false });
  await userEvent.click(screen.getByRole('button', { name: /With the same choices/ }));
  expect(await screen.findByText('web-02, 2')).toBeInTheDocument();
  await act(async () => respond.resolve({ path: '/list/1' }));
});

it('brings a refused order back into the form with its reason', async () => {
  await send();
  await screen.findByRole('heading', { name: /web-01/ });
  await act(async () => respond.reject(new ApiError({ kind: 'api', outcome: 'refused', text: 'No room' })));
  expect(await screen.findByText('No room')).toBeInTheDocument();
  expect(screen.getByText('web-01, 2')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Leave it' })).not.toBeInTheDocument();
});

const refusal = () => new ApiError({ kind: 'api', outcome: 'refused', text: 'No room' });

it('tells of a refusal in the form alone, also where it comes before the progress is shown', async () => {
  mockHeld = [];
  await send();
  await act(async () => respond.reject(refusal()));
  const [show] = mockHeld;
  mockHeld = undefined;
  act(() => show?.());
  expect(await screen.findByText('No room')).toBeInTheDocument();
  expect(told).not.toHaveBeenCalled();
});

it('tells of a refusal by a toast once its progress was left', async () => {
  await send();
  await screen.findByRole('heading', { name: /web-01/ });
  act(() => nav.navigator.push('/app/create?name=linked-01'));
  await screen.findByText('linked-01, 2');
  await act(async () => respond.reject(refusal()));
  expect(told).toHaveBeenCalledTimes(1);
});

it('leads away from an order of which nobody knows how it has ended', async () => {
  await send();
  await screen.findByRole('heading', { name: /web-01/ });
  await act(async () => respond.reject(new ApiError({ kind: 'unknown', outcome: 'unknown', text: 'Nobody knows' })));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it' }));
  expect(nav.get().location.pathname).toBe('/app/list');
  expect(sent.last()).toBeUndefined();
});

it('tells of an order whose job is not known any more that nobody knows whether it was carried out', async () => {
  sent.remember('gone', { name: 'web-01', size: 2 });
  act(() => nav.navigator.push('/app/create?job=gone'));
  expect(await screen.findByText(/^We don't know whether web-01 was created\./)).toBeInTheDocument();
  expect(screen.getByText('web-01, 2')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(sent.last()).toBeUndefined();
});

it('begins with what a link asks for, and keeps a refused order for the address without one', async () => {
  await send();
  await screen.findByRole('heading', { name: /web-01/ });
  await act(async () => respond.reject(new ApiError({ kind: 'api', outcome: 'refused', text: 'No room' })));
  await screen.findByText('No room');
  act(() => nav.navigator.push('/app/create?name=linked-01'));
  expect(await screen.findByText('linked-01, 2')).toBeInTheDocument();
  expect(screen.queryByText('No room')).not.toBeInTheDocument();
  act(() => nav.navigator.push('/app/create'));
  expect(await screen.findByText('web-01, 2')).toBeInTheDocument();
  expect(screen.getByText('No room')).toBeInTheDocument();
});
