import { Fold, KeyFacts, type KeyFact } from '@console/ui';
import { useText } from './messages';

/** Columns that leave no hole in the last row, where four or three do. */
export const columnsFor = (count: number): number => (count % 4 !== 0 && count % 3 === 0 ? 3 : 4);

export interface FactGridProps {
  /** What people look up: two rows. */
  readonly items: readonly KeyFact[];
  /** What few need, as its id: folded until asked for. */
  readonly technical?: readonly KeyFact[];
}

/** The facts of a detail page. */
export function FactGrid({ items, technical = [] }: FactGridProps) {
  const t = useText();
  return (
    <div className="ui-stack tight">
      <KeyFacts items={items} columns={columnsFor(items.length)} />
      {technical.length > 0 ? (
        <Fold title={t('facts.technical')}>
          <KeyFacts items={technical} columns={columnsFor(technical.length)} />
        </Fold>
      ) : null}
    </div>
  );
}
