/** @jest-environment node */
import { people } from '../seed/people';
import { MemoryPersistence } from './persistence';
import { SiteStore } from './store';

const mail = (id: string) =>
  ({ id, user_id: people.customer, to: 'a@example.com', kind: 'invitation', subject: '', text: '', at: 0 }) as const;

it('writes inside a transaction only', () => {
  const store = new SiteStore('a', new MemoryPersistence());
  expect(() => store.mails.put(mail('1'))).toThrow('outside of a transaction');
});

it('takes everything back when the work throws', async () => {
  const store = new SiteStore('a', new MemoryPersistence());
  await store.transact(() => store.mails.put(mail('1')));
  const work = store.transact(() => {
    store.mails.put(mail('2'));
    store.mails.update('1', { subject: 'changed' });
    store.mails.delete('1');
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(store.mails.all()).toEqual([mail('1')]);
});

it('ages with every write and with what is taken back, so that nobody keeps what was read before', async () => {
  const store = new SiteStore('a', new MemoryPersistence());
  const ages: number[] = [store.version];
  const record = (): void => void ages.push(store.version);
  await store.transact(() => {
    store.mails.put(mail('1'));
    record();
    store.mails.delete('1');
    record();
  });
  const inside = store.version;
  const failing = store.transact(() => {
    store.mails.put(mail('2'));
    record();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  record();
  expect(inside).toBe(ages[2]);
  expect(ages).toEqual([...new Set(ages)].toSorted((one, other) => one - other));
});

it('takes everything back when the commit fails, and goes on', async () => {
  const persistence = new MemoryPersistence();
  const store = new SiteStore('a', persistence);
  const commit = jest.spyOn(persistence, 'commit').mockRejectedValueOnce(new Error('disk full'));
  await expect(store.transact(() => store.mails.put(mail('1')))).rejects.toThrow('disk full');
  expect(store.mails.all()).toEqual([]);
  await store.transact(() => store.mails.put(mail('2')));
  expect(commit).toHaveBeenCalledTimes(2);
});

it('hands over the changes of a transaction as one, before it resolves', async () => {
  const persistence = new MemoryPersistence();
  const commit = jest.spyOn(persistence, 'commit');
  const store = new SiteStore('a', persistence);
  await store.transact(() => {
    store.mails.put(mail('1'));
    store.mails.put(mail('2'));
    store.mails.delete('2');
  });
  await store.transact(() => {
    store.mails.delete('1');
    store.mails.put(mail('3'));
    store.mails.put(mail('1'));
  });
  const kept = (id: string) => ({ collection: 'mails', id, value: mail(id) });
  expect(commit.mock.calls).toEqual([
    [{ site: 'a', rows: [kept('1')] }],
    // Put back, it stands at another place, also after a restart.
    [{ site: 'a', rows: [{ collection: 'mails', id: '1', value: undefined }, kept('3'), kept('1')] }],
  ]);
  const again = new SiteStore('a', persistence);
  await again.load();
  expect(again.mails.all()).toEqual([mail('3'), mail('1')]);
  expect(await persistence.load('b')).toEqual([]);
});
