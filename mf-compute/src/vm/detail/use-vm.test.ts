import type { LocationState, UnreadRow } from '@console/api';
import { aVm } from '../machine/fixture';
import { vmView } from './use-vm';

const place = (state: LocationState['state'], unread?: UnreadRow[]): LocationState => ({
  slug: 'jhv',
  state,
  count: 0,
  retry: () => undefined,
  ...(unread ? { unread } : {}),
});
const odd = (id: string): UnreadRow => ({ id, label: 'odd', isMissing: true });
const vm = aVm();

it.each([
  ['is there', { found: vm, last: undefined, place: place('ready') }, { state: 'ready', vm }],
  [
    'is deleted, and still listed',
    { found: aVm({ status: 'deleted' }), last: vm, place: place('ready') },
    { state: 'deleted' },
  ],
  ['was here and is gone', { found: undefined, last: vm, place: place('ready') }, { state: 'gone', vm }],
  [
    'was being deleted and is gone',
    { found: undefined, last: { ...vm, pending: 'delete' as const }, place: place('ready') },
    { state: 'deleted' },
  ],
  ['was never here', { found: undefined, last: undefined, place: place('ready') }, { state: 'absent' }],
  ['is in a location that there is not', { found: undefined, last: undefined, place: undefined }, { state: 'absent' }],
  ['is on its way', { found: undefined, last: undefined, place: place('loading') }, { state: 'loading' }],
  [
    'cannot be read',
    { found: undefined, last: undefined, place: place('failed') },
    { state: 'failed', location: { slug: 'jhv' } },
  ],
  [
    'cannot be read any more: what was typed over it stays',
    { found: undefined, last: vm, place: place('failed') },
    { state: 'ready', vm, outage: { slug: 'jhv' } },
  ],
  ['is asked for again', { found: undefined, last: vm, place: place('loading') }, { state: 'ready', vm }],
  [
    'is there in a form that cannot be read',
    { found: undefined, last: undefined, place: place('ready', [odd(vm.uuid)]) },
    { state: 'unread' },
  ],
  [
    'may be the one that cannot be read',
    { found: undefined, last: vm, place: place('ready', [odd('')]) },
    { state: 'unread' },
  ],
  [
    'is not the one that cannot be read',
    { found: undefined, last: undefined, place: place('ready', [odd('other')]) },
    { state: 'absent' },
  ],
])('a machine that %s', (_, sources, view) => expect(vmView(vm.uuid, sources)).toMatchObject(view));
