import { createElement } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazyScreen } from './lazy-screen';
import { defineRoutes, watchLikelyScreens } from './likely-screen';
import { nav } from './nav';
import { Link, Route } from './router';
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

const Screens = defineRoutes(
  <>
    <Route path="/compute" element={<List />} />
    <Route path="/compute/vm/:location/:vmId" element={<Detail />} />
    <Route path="*" element={<p>Nothing</p>} />
  </>,
);

const loadArea = jest.fn<Promise<unknown> | undefined, [string]>();
watchLikelyScreens(loadArea);

function show() {
  nav.navigator.push('/app/compute');
  return render(
    <SharedRouter>
      <Screens />
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

it('asks for the area first where its code is not there yet, and says nothing where it does not come', async () => {
  const load = jest.fn(() => Promise.resolve(() => null));
  show();
  loadArea.mockReset();
  loadArea.mockRejectedValueOnce(new Error('The server did not deliver its files.'));
  fireEvent.focusIn(screen.getByRole('link', { name: 'other' }));
  await act(() => Promise.resolve());
  expect(load).not.toHaveBeenCalled();
  loadArea.mockImplementationOnce(() => {
    defineRoutes(<Route path="/compute/other/:id" element={createElement(lazyScreen(load))} />);
    return Promise.resolve();
  });
  fireEvent.focusIn(screen.getByRole('link', { name: 'other' }));
  await act(() => Promise.resolve());
  expect(loadArea.mock.calls).toEqual([['/compute/other/7'], ['/compute/other/7']]);
  expect(load).toHaveBeenCalledTimes(1);
});
