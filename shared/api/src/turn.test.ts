import { turn } from './turn';

it('comes back after what was due before it', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('due'));
  void Promise.resolve().then(() => order.push('microtask'));
  await turn();
  order.push('back');
  expect(order).toEqual(['microtask', 'due', 'back']);
});
