import { act, render } from '@testing-library/react';
import { nav } from './nav';
import { SharedRouter } from './shared-router';
import { useUrlAdapter, type UrlAdapter } from './use-url-adapter';

it('reads and replaces parts of the address, and keeps the others', () => {
  act(() => nav.navigator.push('/app/compute?q=web&location=tll'));
  const steps = window.history.length;
  let url: UrlAdapter | undefined;
  function Probe() {
    url = useUrlAdapter();
    return null;
  }
  render(
    <SharedRouter>
      <Probe />
    </SharedRouter>,
  );
  expect([url?.get('q'), url?.get('sort')]).toEqual(['web', null]);
  act(() => url?.set({ sort: '-name', q: '' }));
  expect(nav.get().location.search).toBe('?location=tll&sort=-name');
  act(() => url?.set({ location: null, sort: undefined }));
  expect(nav.get().location.search).toBe('');
  expect(window.history.length).toBe(steps);
});
