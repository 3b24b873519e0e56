import { fireEvent, render, screen } from '@testing-library/react';
import { Results } from './results';
import type { Row } from './rows';

const row = (id: string): Row => ({ id, icon: 'server', label: [{ text: id, isMatch: false }], to: `/${id}` });

test('a row is pointed at by a pointer that moves, not by a list that moves under it', () => {
  const pointed: string[] = [];
  const rows = [row('one'), row('two')];
  render(
    <Results
      ref={null}
      id="list"
      groups={[{ id: 'pages', rows }]}
      active={rows[0]}
      optionId={({ id }) => id}
      onPoint={({ id }) => pointed.push(id)}
      onChoose={() => undefined}
    />,
  );
  const move = (by: number): void => {
    const event = new MouseEvent('pointermove', { bubbles: true });
    Object.defineProperties(event, { movementX: { value: by }, movementY: { value: 0 } });
    fireEvent(screen.getByRole('option', { name: 'two' }), event);
  };
  move(0);
  expect(pointed).toEqual([]);
  move(3);
  expect(pointed).toEqual(['two']);
});
