import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { nav, SharedRouter } from '@console/area';
import { useDialogUrl } from './use-dialog-url';

const page = '/app/compute/vm/jhv/vm-1';
const wrapper = ({ children }: { children: ReactNode }) => <SharedRouter>{children}</SharedRouter>;
const search = () => nav.get().location.search;

it('reads what the address says', () => {
  act(() => nav.navigator.push(`${page}?tab=disks&dialog=disk-grow&disk=d1`));
  const { result } = renderHook(useDialogUrl, { wrapper });
  expect(result.current).toMatchObject({ tab: 'disks', dialog: 'disk-grow', disk: 'd1', replica: null });
});

it('closes a dialog that was opened here as Back does, and leaves no step behind', async () => {
  act(() => nav.navigator.push('/app/compute'));
  act(() => nav.navigator.push(`${page}?tab=disks`));
  const { result } = renderHook(useDialogUrl, { wrapper });
  act(() => nav.navigator.push(`${page}?tab=disks&dialog=snapshot`));
  expect(result.current.dialog).toBe('snapshot');
  act(() => result.current.close());
  await waitFor(() => expect(result.current.dialog).toBeUndefined());
  expect(search()).toBe('?tab=disks');
  act(() => window.history.back());
  await waitFor(() => expect(nav.get().location.pathname).toBe('/app/compute'));
});

it('takes a dialog that the page was opened with out of the address', () => {
  act(() => nav.navigator.push(`${page}?dialog=restore&replica=r1`));
  const { result } = renderHook(useDialogUrl, { wrapper });
  const steps = window.history.length;
  act(() => result.current.close());
  expect(search()).toBe('');
  expect(window.history.length).toBe(steps);
});
