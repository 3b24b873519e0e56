import { KeyFacts, type KeyFact } from '@console/ui';

/** Columns that leave no hole in the last row, where four or three do. */
export const columnsFor = (count: number): number => (count % 4 !== 0 && count % 3 === 0 ? 3 : 4);

/** The facts of a detail page. */
export const FactGrid = ({ items }: { items: readonly KeyFact[] }) => (
  <KeyFacts items={items} columns={columnsFor(items.length)} />
);
