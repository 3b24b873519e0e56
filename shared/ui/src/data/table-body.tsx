import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { useOnDemand } from '../root/on-demand';
import { longLists } from './load-long-lists';
import type { TableBodyProps } from './row-space';
import { FIRST_ROWS, MOST_ROWS, Spacer, useRowHeight } from './row-space';

/** Some rows, and the room that is kept below them. */
function WholeBody<Row>({ items, row, room, columns }: Omit<TableBodyProps<Row>, 'start' | 'all'>): ReactNode {
  return (
    <tbody>
      {items.map((item, index) => (
        <Fragment key={item.id}>{row(item, index)}</Fragment>
      ))}
      <Spacer height={room} columns={columns} />
    </tbody>
  );
}

/** A long table: its first rows stand there while the code that draws those in sight is on its way. */
function LongTable<Row>(props: TableBodyProps<Row>): ReactNode {
  const part = useOnDemand(longLists);
  const height = useRowHeight(props.start);
  if (part) return <part.LongBody {...props} />;
  const { items, room } = props;
  const below = Math.max(0, items.length - FIRST_ROWS) * height;
  return <WholeBody {...props} items={items.slice(0, FIRST_ROWS)} room={room + below} />;
}

/** Rows: all of a short table, those in sight of a long one, also where a search has left few of them. */
export function TableBody<Row>(props: TableBodyProps<Row>): ReactNode {
  return props.all > MOST_ROWS ? <LongTable {...props} /> : <WholeBody {...props} />;
}

const WIDTHS = ['62%', '84%', '46%', '72%', '55%'];
const SKELETON_ROWS = 8;

/** Of rows that only keep their place. */
export const UNSEEN = { visibility: 'hidden' } as const;

interface SkeletonBodyProps {
  classes: readonly (string | undefined)[];
  count?: number | undefined;
  hidden: boolean;
}

/** Rows in the shape of what comes. */
export const SkeletonBody = ({ classes, count = SKELETON_ROWS, hidden }: SkeletonBodyProps): ReactNode => (
  <tbody aria-hidden="true" style={hidden ? UNSEEN : undefined}>
    {Array.from({ length: count }, (_, i) => (
      <tr key={i}>
        {classes.map((name, at) => (
          <td key={at} className={name}>
            {name !== 'chk' && name !== 'act' && (
              <span
                className="ui-sk"
                style={{ width: name?.startsWith('end') ? 48 : WIDTHS[(i + at) % WIDTHS.length] }}
              />
            )}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
