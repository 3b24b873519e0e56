/** @jest-environment node */
import fc from 'fast-check';
import { anotherPath, leaseDialogs, leasePath, leaseTabs, readDialog, readTab } from './urls';

it('writes and reads every tab and dialog', () => {
  fc.assert(
    fc.property(fc.constantFrom(...leaseTabs), fc.constantFrom(...leaseDialogs, undefined), (tab, dialog) => {
      const { pathname, searchParams } = new URL(leasePath('u-1', { tab, ...(dialog ? { dialog } : {}) }), 'http://x');
      expect(pathname).toBe('/metal/lease/u-1');
      expect(readTab(searchParams.get('tab'))).toBe(tab);
      expect(readDialog(searchParams.get('dialog'))).toBe(dialog);
    }),
  );
  expect(leasePath('u-1')).toBe('/metal/lease/u-1');
});

it('falls back to the overview, and to no dialog', () => {
  expect(readTab('nothing')).toBe('overview');
  expect(readDialog('delete')).toBeUndefined();
});

it('orders the same again with what is known of it', () => {
  const spec = { uuid: 's-1', title: 'S', ready_os_ids: [] };
  expect(anotherPath({ location: 'tll', spec, requested_os_id: 'debian-12' })).toBe(
    '/metal/create?location=tll&spec=s-1&os=debian-12',
  );
  expect(anotherPath({ location: 'tll' })).toBe('/metal/create?location=tll');
});
