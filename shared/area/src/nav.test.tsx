import { act, render, screen, waitFor } from '@testing-library/react';
import { useNavigate, useNavigationType, useLocation } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { nav } from './nav';
import { SharedRouter } from './shared-router';
import { answerLeave, pendingLeave, useUnsavedGuard } from './unsaved-guard';
import { Link } from './router';

function Probe({ name }: { name: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <div>
      <output aria-label={name}>{`${useNavigationType()} ${pathname}`}</output>
      <button type="button" onClick={() => void navigate('/compute')}>{`go from ${name}`}</button>
    </div>
  );
}
const shown = (name: string) => screen.getByLabelText(name).textContent;
const roots = (
  <>
    <SharedRouter>
      <Probe name="one" />
    </SharedRouter>
    <SharedRouter>
      <Probe name="two" />
    </SharedRouter>
  </>
);
const back = async () => {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await act(() => popped);
};

beforeEach(() => act(() => nav.navigator.push('/app/')));

it('is one history for all roots, and a push stays a push', async () => {
  render(roots);
  await userEvent.click(screen.getByText('go from one'));
  expect([shown('one'), shown('two')]).toEqual(['PUSH /compute', 'PUSH /compute']);
  expect(window.location.pathname).toBe('/app/compute');
  await back();
  expect(shown('two')).toBe('POP /');
});

it("ignores single-spa's artificial popstate for its own pushes, not for others'", () => {
  render(roots);
  const original = window.history.pushState.bind(window.history);
  const patched = jest.spyOn(window.history, 'pushState').mockImplementation((...args) => {
    original(...args);
    window.dispatchEvent(
      Object.assign(new PopStateEvent('popstate', { state: window.history.state }), { singleSpa: true }),
    );
  });
  act(() => nav.navigator.push('/app/network'));
  expect(shown('one')).toBe('PUSH /network');
  act(() => window.history.pushState(null, '', '/app/storage'));
  expect(shown('one')).toBe('POP /storage');
  patched.mockRestore();
});

it('leaves links with a modifier key or a target to the browser', async () => {
  render(
    <SharedRouter>
      <Link to="/compute">plain</Link>
      <Link to="/compute" target="_blank">
        other
      </Link>
      <Probe name="one" />
    </SharedRouter>,
  );
  const user = userEvent.setup();
  // jsdom cannot follow a link; what reaches the document unprevented is the browser's.
  const prevented: boolean[] = [];
  const follow = (event: Event): void => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', follow);
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('plain'));
  await user.keyboard('{/Control}');
  await user.click(screen.getByText('other'));
  expect(shown('one')).toBe('PUSH /');
  expect(prevented).toEqual([false, false]);
  document.removeEventListener('click', follow);
  await user.click(screen.getByText('plain'));
  expect(shown('one')).toBe('PUSH /compute');
});

function Dirty() {
  useUnsavedGuard(true);
  return null;
}

it('asks before something typed is lost, by link and by Back', async () => {
  act(() => nav.navigator.push('/app/compute/create'));
  const view = render(
    <SharedRouter>
      <Dirty />
      <Probe name="one" />
    </SharedRouter>,
  );
  await userEvent.click(screen.getByText('go from one'));
  expect(window.location.pathname).toBe('/app/compute/create');
  expect(pendingLeave.getState().proceed).toBeDefined();
  act(() => answerLeave(false));

  window.history.back();
  await waitFor(() => expect(pendingLeave.getState().proceed).toBeDefined());
  await waitFor(() => expect(window.location.pathname).toBe('/app/compute/create'));
  expect(shown('one')).toBe('PUSH /compute/create');
  act(() => answerLeave(false));

  await userEvent.click(screen.getByText('go from one'));
  act(() => answerLeave(true));
  expect(shown('one')).toBe('PUSH /compute');
  view.unmount();
  act(() => nav.navigator.push('/app/free'));
  expect(window.location.pathname).toBe('/app/free');
});

it('an area on its way out keeps the last path of its own', () => {
  const Where = () => <p>{useLocation().pathname}</p>;
  act(() => nav.navigator.push('/app/compute'));
  render(
    <SharedRouter owns={(pathname) => pathname.startsWith('/app/compute')}>
      <Where />
    </SharedRouter>,
  );
  act(() => nav.navigator.push('/app/storage'));
  expect(screen.getByText('/compute')).toBeTruthy();
  act(() => nav.navigator.push('/app/compute/create'));
  expect(screen.getByText('/compute/create')).toBeTruthy();
});

it.each([
  ['/app', '/app/'],
  ['/app?q=1', '/app/?q=1'],
  ['/app/compute', '/app/compute'],
  ['/apple', '/apple'],
])('writes %s as %s', (to, address) => {
  act(() => nav.navigator.push(to));
  expect(window.location.pathname + window.location.search).toBe(address);
});
