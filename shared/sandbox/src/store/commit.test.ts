/** @jest-environment node */
import fc from 'fast-check';
import { people } from '../seed/people';
import { type ChangeSet, MemoryPersistence } from './persistence';
import { SiteStore } from './store';

const mail = (id: string) =>
  ({ id, user_id: people.customer, to: 'a@example.com', kind: 'invitation', subject: '', text: '', at: 0 }) as const;

/** A persistence whose commits end when the test says so, and that can fail. */
class SlowPersistence extends MemoryPersistence {
  readonly commits: { readonly changes: ChangeSet; readonly end: (isGood: boolean) => void }[] = [];

  override commit(changes: ChangeSet): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (isGood: boolean): void => {
        if (isGood) void super.commit(changes).then(resolve);
        else reject(new Error('disk full'));
      };
      this.commits.push({ changes, end });
    });
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('commits together what came while a commit was under way; each waits for its own', async () => {
  const persistence = new SlowPersistence();
  const store = new SiteStore('a', persistence);
  const ended: string[] = [];
  const write = (id: string) => store.transact(() => store.mails.put(mail(id))).then(() => ended.push(id));
  void write('1');
  await turn();
  void write('2');
  void write('3');
  await turn();
  expect(persistence.commits).toHaveLength(1);
  persistence.commits[0]?.end(true);
  await turn();
  expect(ended).toEqual(['1']);
  expect(persistence.commits[1]?.changes.rows.map((row) => row.id)).toEqual(['2', '3']);
  persistence.commits[1]?.end(true);
  await turn();
  expect(ended).toEqual(['1', '2', '3']);
});

it('takes back what was done since, when a commit fails', async () => {
  const persistence = new SlowPersistence();
  const store = new SiteStore('a', persistence);
  const first = store.transact(() => store.mails.put(mail('1')));
  await turn();
  const second = store.transact(() => store.mails.update('1', { subject: 'changed' }));
  await turn();
  const version = store.version;
  persistence.commits[0]?.end(false);
  await expect(first).rejects.toThrow('disk full');
  await expect(second).rejects.toThrow('disk full');
  expect(store.mails.all()).toEqual([]);
  expect(store.version).toBeGreaterThan(version);
  const third = store.transact(() => store.mails.put(mail('3')));
  await turn();
  persistence.commits[1]?.end(true);
  await third;
  expect(await persistence.load('a')).toHaveLength(1);
});

it('does not say that something is done before it is kept', async () => {
  const persistence = new SlowPersistence();
  const store = new SiteStore('a', persistence);
  let isSettled = false;
  void store.transact(() => store.mails.put(mail('1')));
  await turn();
  void store.transact(() => store.mails.get('1') ?? store.mails.put(mail('1'))).then(() => (isSettled = true));
  await turn();
  expect(isSettled).toBe(false);
  persistence.commits[0]?.end(true);
  await turn();
  expect(isSettled).toBe(true);
});

type Write = { readonly id: string; readonly kind: 'put' | 'delete' | 'again' | 'throw' };
const writes = fc.array(
  fc.record<Write>({
    id: fc.constantFrom('1', '2', '3'),
    kind: fc.constantFrom('put', 'put', 'delete', 'again', 'throw'),
  }),
  { maxLength: 20 },
);

it('keeps exactly what it holds, in its order, whichever commits fail', async () => {
  await fc.assert(
    fc.asyncProperty(writes, fc.array(fc.boolean(), { maxLength: 20 }), async (history, fates) => {
      const persistence = new MemoryPersistence();
      const commit = persistence.commit.bind(persistence);
      let number = 0;
      persistence.commit = async (changes) => {
        await Promise.resolve();
        if (fates[number++] === false) throw new Error('disk full');
        await commit(changes);
      };
      const store = new SiteStore('a', persistence);
      const results = await Promise.allSettled(
        history.map(async ({ id, kind }, at) => {
          if (at % 3 === 0) await turn();
          return store.transact(() => {
            if (kind === 'delete' || kind === 'again') store.mails.delete(id);
            if (kind !== 'delete') store.mails.put({ ...mail(id), at });
            if (kind === 'throw') throw new Error('no');
          });
        }),
      );
      expect(results).toHaveLength(history.length);
      const again = new SiteStore('a', persistence);
      await again.load();
      expect(again.mails.all()).toEqual(store.mails.all());
    }),
    { numRuns: 60 },
  );
});
