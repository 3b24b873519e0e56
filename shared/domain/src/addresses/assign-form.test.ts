/** @jest-environment node */
import type { IpAddress } from '@console/contract/ip-address';
import { assignProblems, assignValues, firstForm } from './assign-form';

const ip = (address: string, assigned_to?: string): IpAddress => ({
  uuid: address,
  address,
  type: 'public',
  assigned_to,
});
const sources = {
  free: [ip('free-1'), ip('free-2')],
  elsewhere: [],
  taken: [ip('taken-1', 'vm-2'), ip('taken-2', 'vm-3')],
};
const none = { free: [], elsewhere: [], taken: [] };
const form = firstForm(sources, ['10.4.4.20', '10.4.12.9']);
const context = { taken: sources.taken, account: 1, before: undefined };

it('begins with an address that is free, else with a new one', () => {
  expect(form).toEqual({ source: 'free', free: 'free-1', taken: 'taken-1', name: '', private_ip: '10.4.4.20' });
  expect(firstForm(none, [])).toEqual({ source: 'new', free: '', taken: '', name: '', private_ip: '' });
});

it('keeps what was filled in before a failure', () => {
  const lost = assignValues({ ...form, source: 'new', name: 'mail' }, context);
  expect(firstForm(sources, ['10.4.4.20'], lost)).toMatchObject({ source: 'new', name: 'mail', free: 'free-1' });
  const moved = assignValues({ ...form, source: 'taken', taken: 'taken-2' }, context);
  expect(firstForm(sources, ['10.4.4.20'], moved)).toMatchObject({ source: 'taken', taken: 'taken-2' });
});

it('needs an address, and a private one to lead to', () => {
  expect(assignProblems(form, 'virtual_machine')).toEqual({});
  expect(assignProblems({ ...form, free: '' }, 'virtual_machine')).toEqual({ free: 'This field is required' });
  expect(assignProblems({ ...form, source: 'taken', taken: '', free: '' }, 'virtual_machine')).toEqual({
    taken: 'This field is required',
  });
  expect(assignProblems({ ...form, source: 'new', free: '', taken: '' }, 'virtual_machine')).toEqual({});
  expect(assignProblems({ ...form, private_ip: '' }, 'virtual_machine')).toEqual({
    private_ip: 'The machine has no private address yet',
  });
});

it('needs no private address of what has none of its own', () => {
  expect(assignProblems({ ...form, private_ip: '' }, 'load_balancer')).toEqual({});
});

it('says from what an address is taken', () => {
  expect(assignValues({ ...form, source: 'taken', taken: 'taken-2' }, context)).toMatchObject({
    source: 'taken',
    address: 'taken-2',
    from: 'vm-3',
  });
  expect(assignValues(form, context)).toMatchObject({ source: 'free', address: 'free-1', from: '' });
});

it('goes on with the address of the first half', () => {
  const before = {
    ...assignValues({ ...form, source: 'new' }, context),
    source: 'free',
    address: 'new-1',
    half: 'reserved',
  } as const;
  expect(assignValues({ ...form, source: 'new', private_ip: '10.4.12.9' }, { ...context, before })).toEqual({
    ...before,
    private_ip: '10.4.12.9',
  });
});

it('remembers what was there before a lost reservation, for the same order only', () => {
  const wanted = { ...form, source: 'new', name: ' mail ' } as const;
  const before = { ...assignValues(wanted, context), before: ['ip-1'] };
  expect(assignValues(wanted, { ...context, before }).before).toEqual(['ip-1']);
  expect(assignValues({ ...wanted, name: 'web' }, { ...context, before })).not.toHaveProperty('before');
  expect(assignValues({ ...wanted, source: 'free' }, { ...context, before })).not.toHaveProperty('before');
});
