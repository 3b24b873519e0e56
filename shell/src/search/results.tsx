import { Fragment, type PointerEvent, type Ref } from 'react';
import { locationName } from '@console/area';
import { Icon, LocationCode, Status, VisuallyHidden } from '@console/ui';
import type { MarkedPart } from './find';
import type { Group, Row } from './rows';
import { useText } from './texts';

/** A text with what was searched for marked in it. */
const Marked = ({ parts }: { parts: readonly MarkedPart[] }) =>
  parts.map(({ text, isMatch }, i) => <Fragment key={i}>{isMatch ? <mark>{text}</mark> : text}</Fragment>);

/** What stands at the end of a line: what it was found by, how it is, where. */
function RowEnd({ row }: { row: Row }) {
  const { by, resource, reason } = row;
  if (reason !== undefined) return <span className="search-end">{reason}</span>;
  const { status, place, detail = row.detail } = resource ?? {};
  return (
    <span className="search-end">
      {by ? (
        <span className="search-by">
          <Marked parts={by} />
        </span>
      ) : null}
      {status ? (
        <Status state={status.state} label={status.text} />
      ) : !by && detail !== undefined ? (
        <span className="ui-cut">{detail}</span>
      ) : null}
      {place === undefined ? null : (
        <span title={locationName(place)}>
          <LocationCode slug={place} />
        </span>
      )}
    </span>
  );
}

/** Rows that arrive move others under a pointer that rests: nobody has pointed at these. */
const isMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

export interface ResultsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly groups: readonly Group[];
  readonly active: Row | undefined;
  readonly optionId: (row: Row) => string;
  readonly onPoint: (row: Row) => void;
  readonly onChoose: (row: Row, isNewTab: boolean) => void;
}

/** All that was found, in groups. The focus stays in the line above: the row that is chosen is told by its id. */
export function Results({ ref, id, groups, active, optionId, onPoint, onChoose }: ResultsProps) {
  const t = useText();
  return (
    <div className="search-list" role="listbox" id={id} aria-label={t('results')} ref={ref}>
      {groups.map(({ id: group, about, rows }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div className="search-group" id={`${id}-${group}`} role="presentation">
            {group === 'actions' ? t('group.actions', { name: about }) : t(`group.${group}`)}
          </div>
          {rows.map((row) => (
            // The keyboard is the line's above.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={row.id}
              id={optionId(row)}
              role="option"
              tabIndex={-1}
              className="search-row"
              aria-selected={row === active}
              aria-disabled={row.reason === undefined ? undefined : true}
              onPointerMove={(event) => isMoved(event) && row.reason === undefined && row !== active && onPoint(row)}
              onClick={(event) => row.reason === undefined && onChoose(row, event.ctrlKey || event.metaKey)}
            >
              <Icon name={row.icon} />
              {row.kind === undefined ? null : <VisuallyHidden>{row.kind}</VisuallyHidden>}
              <span className="search-name ui-cut">
                <Marked parts={row.label} />
              </span>
              <RowEnd row={row} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
