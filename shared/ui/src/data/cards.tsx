import type { ReactNode } from 'react';
import { useOnDemand } from '../root/on-demand';
import type { CardsProps } from './card';
import { RowCard } from './card';
import { longLists } from './load-long-lists';
import { FIRST_ROWS, MOST_ROWS } from './row-space';
import { UNSEEN } from './table-body';

function WholeCards<Row>({ count, ...props }: CardsProps<Row> & { count: number }): ReactNode {
  const { label, items, all: _all, ...rest } = props;
  return (
    <ul className="ui-dtcs" aria-label={label}>
      {items.map((item, index) => (
        <RowCard key={item.id} {...rest} item={item} index={index} count={count} />
      ))}
    </ul>
  );
}

/** Many cards: the first of them stand there while the code that draws those in sight is on its way. */
function ManyCards<Row>(props: CardsProps<Row>): ReactNode {
  const part = useOnDemand(longLists);
  const { items } = props;
  return part ? (
    <part.LongCards {...props} />
  ) : (
    <WholeCards {...props} items={items.slice(0, FIRST_ROWS)} count={items.length} />
  );
}

/** The rows of a table as cards, for phones. */
export function Cards<Row>(props: CardsProps<Row>): ReactNode {
  return props.all > MOST_ROWS ? <ManyCards {...props} /> : <WholeCards {...props} count={props.items.length} />;
}

/** Cards in the shape of what comes. */
export const SkeletonCards = ({ count = 5, hidden }: { count?: number | undefined; hidden: boolean }): ReactNode => (
  <div className="ui-dtcs" aria-hidden="true" style={hidden ? UNSEEN : undefined}>
    {Array.from({ length: count }, (_, i) => (
      <div key={i} className="ui-dtc still">
        <span className="ui-sk" style={{ width: '60%' }} />
        <span className="ui-sk" style={{ width: 56 }} />
        <span className="ui-sk" style={{ width: '45%' }} />
      </div>
    ))}
  </div>
);
