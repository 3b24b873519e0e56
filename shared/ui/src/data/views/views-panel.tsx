import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '../../controls/input';
import { Button } from '../../parts/button';
import { useTableText } from '../texts';
import type { TableState } from '../table-state';
import { LONGEST_NAME, MOST_VIEWS, viewName, withDefault, withNewName, withoutView, withView } from './edit-views';
import { findView, sameQuery } from './saved-views';
import { useViews } from './use-views';
import type { ViewStorage } from './view-storage';
import { ViewRow } from './view-row';

export interface ViewsPanelProps {
  readonly state: TableState;
  readonly storage: ViewStorage;
  /** Names of the table's state. */
  readonly parts: readonly string[];
  readonly onApplied?: () => void;
}

/** The saved views of a table, and the field that saves what it shows now as another one. */
export function ViewsPanel({ state, storage, parts, onApplied }: ViewsPanelProps): ReactNode {
  const t = useTableText();
  const { list, change, isKept } = useViews(storage, state.id);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [deletions, setDeletions] = useState(0);
  // The menu that had the focus went with the row.
  useEffect(() => {
    if (deletions > 0) field.current?.focus();
  }, [deletions]);
  const query = state.read(parts);
  const name = viewName(typed);
  const isKnown = findView(list, name) !== undefined;
  const isFull = list.views.length >= MOST_VIEWS && !isKnown;
  const save = (): void => {
    if (name === '' || isFull) return;
    change((before) => withView(before, { name, query }));
    setTyped('');
  };
  return (
    <div className="ui-views">
      {list.views.length === 0 ? (
        <p className="ui-small ui-mut">{t('views.none')}</p>
      ) : (
        <ul aria-label={t('views.title')}>
          {list.views.map((view) => (
            <ViewRow
              key={view.name}
              view={view}
              isCurrent={sameQuery(view.query, query)}
              isDefault={list.byDefault === view.name}
              onApply={() => {
                state.write(parts, view.query);
                onApplied?.();
              }}
              onRename={(next) => change((before) => withNewName(before, view.name, next))}
              onDefault={(on) => change((before) => withDefault(before, on ? view.name : undefined))}
              onDelete={() => {
                change((before) => withoutView(before, view.name));
                setDeletions((count) => count + 1);
              }}
            />
          ))}
        </ul>
      )}
      <form
        className="ui-row"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Input
          ref={field}
          className="ui-grow"
          label={t('views.name')}
          placeholder={t('views.name')}
          value={typed}
          maxLength={LONGEST_NAME}
          onChange={setTyped}
        />
        <Button
          type="submit"
          disabled={name === ''}
          {...(isFull ? { reason: t('views.full', { count: MOST_VIEWS }) } : {})}
        >
          {isKnown ? t('views.replace') : t('views.save')}
        </Button>
      </form>
      {!isKept && <p className="ui-small ui-mut">{t('views.notKept')}</p>}
    </div>
  );
}
