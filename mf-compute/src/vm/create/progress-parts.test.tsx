import { renderHook } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { useListAction } from './progress-parts';

it.each([
  ['while it runs', true, 'It continues in the background'],
  ['once nothing runs', false, undefined],
])('leads to the list, and says %s that nothing ends with it', (_, isRunning, detail) => {
  provideTestSite();
  nav.navigator.push('/app/compute/create');
  const { result } = renderHook(() => useListAction(isRunning), {
    wrapper: ({ children }) => <AreaRoot name="test">{children}</AreaRoot>,
  });
  expect(result.current.detail).toBe(detail);
});
