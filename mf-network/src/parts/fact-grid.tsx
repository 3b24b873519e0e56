import { KeyFacts, useIsPhone, type KeyFact } from '@console/ui';

/** Columns that leave no hole in the last row, where four or three do. */
export const columnsFor = (count: number): number => (count % 4 !== 0 && count % 3 === 0 ? 3 : 4);

/** The facts of a detail page. */
export function FactGrid({ items }: { items: readonly KeyFact[] }) {
  const isPhone = useIsPhone();
  return <KeyFacts items={items} columns={isPhone ? 2 : columnsFor(items.length)} />;
}
