import { act, renderHook } from '@testing-library/react';
import { useChosen } from './use-chosen';

const machine = (uuid: string, status = 'running') => ({ uuid, status });

it('keeps all that was chosen, as it is now or was last seen, and says what is out of sight', () => {
  const [a, b] = [machine('a'), machine('b')];
  const { result, rerender } = renderHook(({ rows }) => useChosen(rows), { initialProps: { rows: [a, b] } });
  const seen = () => [
    result.current.items.map(({ uuid, status }) => `${uuid} ${status}`).join(),
    result.current.unseen.map(({ uuid }) => uuid).join(),
  ];
  act(() => result.current.choose([a, b]));
  expect(seen()).toEqual(['a running,b running', '']);
  const stopped = machine('b', 'stopped');
  rerender({ rows: [a, stopped] });
  expect(seen()).toEqual(['a running,b stopped', '']);
  // Its location fails, and answers again.
  rerender({ rows: [a] });
  expect(seen()).toEqual(['a running,b stopped', 'b']);
  rerender({ rows: [a, stopped] });
  expect(seen()).toEqual(['a running,b stopped', '']);
  act(() => result.current.choose([]));
  expect(seen()).toEqual(['', '']);
});
