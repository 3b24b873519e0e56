import type { JournalCall } from './declaration';
import { noteParams, noteResponse } from './noted';

const UUID = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
const call: JournalCall = {
  about: ['uuid', 'copy', 'count', { owner: 'owner_id' }, 'group_id'],
  keep: ['name', 'size', 'isLarge', 'inner', 'password'],
  response: { about: ['uuid'], keep: ['name'] },
  text: 'made',
};

it('is about what the declaration names: a text stands for itself, a number has a name before it', () => {
  const { subjects } = noteParams({}, call, { uuid: UUID, copy: '', count: 3, owner: '7', group_id: 4, other: 'x' });
  expect(subjects).toEqual([UUID, 'owner_id:7', 'group_id:4']);
});

it('is about both where something is called after another', () => {
  const copy = `${UUID}20261121010000`;
  expect(noteParams({}, call, { copy, uuid: UUID }).subjects).toEqual([UUID, copy]);
  expect(noteParams({}, call, { copy }).subjects).toEqual([copy, UUID]);
});

it('knows a thing that was made by the response, and nothing by what is no object', () => {
  expect(noteResponse({}, call, { uuid: UUID, name: 'web', size: 3, group_id: 4 })).toEqual({
    subjects: [UUID],
    details: { name: 'web' },
  });
  for (const nothing of [undefined, null, true, 'done', [{ uuid: UUID }]])
    expect(noteResponse({}, call, nothing)).toEqual({ subjects: [], details: {} });
});

it('cuts what is long, and takes no objects', () => {
  const params = { name: 'n'.repeat(500), size: 2, isLarge: false, inner: { deep: 1 }, other: 'x' };
  expect(noteParams({}, call, params).details).toEqual({ name: 'n'.repeat(120), size: 2, isLarge: false });
});

it('keeps no secret of the contract, whatever is declared', () => {
  const endpoint = { secrets: { password: 'VM_PASSWORD', uuid: 'KEY' } };
  expect(noteParams(endpoint, call, { password: 'S3CR3T', uuid: UUID })).toEqual({ subjects: [], details: {} });
  expect(noteResponse(endpoint, call, { uuid: UUID })).toEqual({ subjects: [], details: {} });
});
