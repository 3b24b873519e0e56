import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { useMapMessages, type MapMessages } from './map-messages';

it('has the same words for the same thing each time, so that nothing is drawn again for them', () => {
  provideTestSite();
  nav.navigator.push('/app/network/vpc');
  const wrapper = ({ children }: { children: ReactNode }) => <AreaRoot name="test">{children}</AreaRoot>;
  const { result, rerender } = renderHook(useMapMessages, { wrapper });
  const gap: Parameters<MapMessages['gap']>[0] = { source: 'vms', state: 'partly', n: 2 };
  const before = result.current.gap(gap);
  const { field } = result.current;
  rerender();
  expect(result.current.gap(gap)).toBe(before);
  expect(result.current.gap({ ...gap, n: 3 })).not.toEqual(before);
  expect(result.current.field.none).toBe(field.none);
});
