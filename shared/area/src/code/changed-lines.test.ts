import fc from 'fast-check';
import { changedLines } from './changed-lines';

it('finds what was changed, added, and put last', () => {
  const before = 'curl \\\n  -d name=web \\\n  -d vcpu=1 \\\n  -d ram=1024';
  expect(changedLines(before, 'curl \\\n  -d name=web \\\n  -d vcpu=2 \\\n  -d ram=4096')).toEqual([3, 4]);
  expect(changedLines(before, `${before} \\\n  -d backup=true`)).toEqual([5]);
  expect(changedLines(before, 'curl \\\n  -d name=web')).toEqual([]);
  expect(changedLines('a\nb', 'a\nb\nb')).toEqual([3]);
});

it('finds nothing in the same program', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', '\\', '\n') }), (code) => {
      expect(changedLines(code, code)).toEqual([]);
    }),
  );
});
