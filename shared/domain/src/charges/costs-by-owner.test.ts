import fc from 'fast-check';
import { costsByOwner } from './costs-by-owner';

describe('costsByOwner', () => {
  it('adds the parts of a resource exactly, over accounts, and skips accounts that did not answer', () => {
    const costs = costsByOwner([
      [
        { owner_uuid: 'a', cost: 0.1 },
        { owner_uuid: 'b', cost: 5 },
      ],
      undefined,
      [
        { owner_uuid: 'a', cost: 0.2 },
        { owner_uuid: null, cost: 9 },
      ],
    ]);
    expect(costs.get('a')?.toString()).toBe('0.3');
    expect(costs.get('b')?.toString()).toBe('5');
    expect(costs.size).toBe(2);
    expect(costs.get('c')).toBeUndefined();
  });

  it('loses and invents no money', () => {
    const entry = fc.record({
      owner_uuid: fc.constantFrom('a', 'b', 'c'),
      cost: fc.integer({ min: 0, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(fc.array(entry)), (usage) => {
        const total = usage.flat().reduce((sum, { cost }) => sum + cost, 0);
        const costs = [...costsByOwner(usage).values()].reduce((sum, cost) => sum + Number(cost), 0);
        expect(costs).toBe(total);
      }),
    );
  });
});
