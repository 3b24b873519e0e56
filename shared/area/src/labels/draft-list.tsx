import { Badge, cx, IconButton } from '@console/ui';
import { drafted, draftedRemoval, undrafted, type Draft, type DraftRow } from './label-draft';
import { useText } from './texts';

export interface DraftListProps {
  readonly rows: readonly DraftRow[];
  /** Of how many resources. */
  readonly of: number;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** The button that had the focus goes with what it did. */
  readonly onFocusLost: () => void;
}

/** The labels that resources have and are to have, each with what becomes of it. */
export function DraftList({ rows, of, draft, onChange, onFocusLost }: DraftListProps) {
  const t = useText();
  const wordOf = ({ state, count }: DraftRow): string => {
    if (state === 'all') return '';
    if (state === 'some') return t('row.some', { count, of });
    return state === 'extended' ? t('row.extended', { of }) : t(`row.${state}`);
  };
  return (
    <ul className="labels-list" aria-label={t('title')}>
      {rows.map((row) => {
        const { label, state } = row;
        const isUndone = state === 'removed' || state === 'extended';
        return (
          <li key={label}>
            <span className={cx((state === 'removed' || state === 'replaced') && 'labels-gone')}>
              <Badge tone={state === 'new' || state === 'extended' ? 'info' : 'plain'}>
                <span className="labels-text">{label}</span>
              </Badge>
            </span>
            <span className="ui-small ui-mut">{wordOf(row)}</span>
            <span className="ui-push ui-row">
              {state === 'some' ? (
                <IconButton
                  variant="bare"
                  icon="plus"
                  label={t('toAll', { label })}
                  onClick={() => {
                    onChange(drafted(draft, [label]));
                    onFocusLost();
                  }}
                />
              ) : null}
              {state === 'replaced' ? null : (
                <IconButton
                  variant="bare"
                  key="last"
                  icon={isUndone ? 'rotate-ccw' : 'x'}
                  label={t(isUndone ? 'undo' : 'remove', { label })}
                  onClick={() => {
                    onChange(
                      state === 'some' || state === 'all' ? draftedRemoval(draft, label) : undrafted(draft, label),
                    );
                    if (state === 'new') onFocusLost();
                  }}
                />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
