import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazyScreen } from './lazy-screen';
import { watchLikelyScreens } from './likely-screen';
import { nav } from './nav';
import { Link, Route, Routes } from './router';
import { SharedRouter } from './shared-router';

const List = () => (
  <>
    <Link to="/compute/vm/jhv/7">one</Link>
    <Link to="/compute/other/7">other</Link>
    <a href="https://elsewhere.example/app/compute/vm/jhv/7">elsewhere</a>
  </>
);
const loadDetail = jest.fn(() => Promise.resolve(() => <h1>Detail</h1>));
const Detail = lazyScreen(loadDetail);

watchLikelyScreens();

function show() {
  nav.navigator.push('/app/compute');
  return render(
    <SharedRouter>
      <Routes>
        <Route path="/compute" element={<List />} />
        <Route path="/compute/vm/:location/:vmId" element={<Detail />} />
        <Route path="*" element={<p>Nothing</p>} />
      </Routes>
    </SharedRouter>,
  );
}

it('asks for the screen that a link leads to once somebody points at it, and draws it at once', async () => {
  show();
  fireEvent.pointerOver(screen.getByRole('link', { name: 'other' }));
  fireEvent.pointerOver(screen.getByRole('link', { name: 'elsewhere' }));
  expect(loadDetail).not.toHaveBeenCalled();
  await act(async () => {
    fireEvent.pointerOver(screen.getByRole('link', { name: 'one' }));
    fireEvent.focusIn(screen.getByRole('link', { name: 'one' }));
  });
  expect(loadDetail).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('link', { name: 'one' }));
  expect(screen.getByRole('heading', { name: 'Detail' })).toBeInTheDocument();
});

it('knows only the routes that stand on the page', () => {
  const load = jest.fn(() => Promise.resolve(() => null));
  const Other = lazyScreen(load);
  nav.navigator.push('/app/metal');
  const { unmount } = render(
    <SharedRouter>
      <Routes>
        <Route path="/metal" element={<List />} />
        <Route path="/compute/other/:id" element={<Other />} />
      </Routes>
    </SharedRouter>,
  );
  unmount();
  show();
  fireEvent.focusIn(screen.getByRole('link', { name: 'other' }));
  expect(load).not.toHaveBeenCalled();
});
