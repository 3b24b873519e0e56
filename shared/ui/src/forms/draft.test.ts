import { clearDraft, readDraft, writeDraft } from './draft';

afterEach(() => sessionStorage.clear());
const defaults = { name: '', password: '', size: 1 };

it('keeps what was typed without secrets', () => {
  writeDraft('vm', { name: 'web', password: 'hunter2', size: 4 }, ['password']);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hunter2');
  expect(readDraft('vm', defaults, ['password'])).toEqual({ name: 'web', size: 4 });
});

it('ignores what the form does not know, and what is no draft', () => {
  sessionStorage.setItem('draft.form.vm', JSON.stringify({ name: 'web', gone: 1, password: 'old' }));
  expect(readDraft('vm', defaults, ['password'])).toEqual({ name: 'web' });
  for (const broken of ['{', '[]', 'null', '"x"']) {
    sessionStorage.setItem('draft.form.vm', broken);
    expect(readDraft('vm', defaults, [])).toBeUndefined();
  }
});

it('forgets one draft, and nothing else', () => {
  writeDraft('a', { name: 'x' }, []);
  writeDraft('b', { name: 'y' }, []);
  sessionStorage.setItem('other', '1');
  clearDraft('a');
  expect(readDraft('a', defaults, [])).toBeUndefined();
  expect(readDraft('b', defaults, [])).toEqual({ name: 'y' });
  expect(sessionStorage.getItem('other')).toBe('1');
});
