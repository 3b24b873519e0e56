import type { ReactNode } from 'react';
import { useState } from 'react';
import { Input } from '../../controls/input';
import { Menu } from '../../overlays/menu';
import { Button } from '../../parts/button';
import { useCopy } from '../../parts/copy';
import { Icon } from '../../parts/icon';
import { useText } from '../../text/ui-messages';
import { useTableText } from '../texts';
import { LONGEST_NAME, viewName } from './edit-views';
import type { SavedView } from './saved-views';

/** The address of the page with nothing but a view. */
const hrefOf = ({ query }: SavedView): string => {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}?${new URLSearchParams(query)}`;
};

export interface ViewRowProps {
  readonly view: SavedView;
  /** It is what the table shows. */
  readonly isCurrent: boolean;
  readonly isDefault: boolean;
  readonly onApply: () => void;
  readonly onRename: (name: string) => void;
  readonly onDefault: (isDefault: boolean) => void;
  readonly onDelete: () => void;
}

/** The name of a view as a field. */
function NameForm({ name, onDone }: { name: string; onDone: (name: string) => void }): ReactNode {
  const t = useTableText();
  const [typed, setTyped] = useState(name);
  return (
    <form
      className="ui-row"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(viewName(typed) || name);
      }}
    >
      <Input
        className="ui-grow"
        label={t('views.name')}
        value={typed}
        maxLength={LONGEST_NAME}
        autoFocus
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onDone(name);
        }}
      />
      <Button type="submit" size="sm">
        {t('views.save')}
      </Button>
    </form>
  );
}

/** One saved view: a click applies it, its menu changes it. */
export function ViewRow(props: ViewRowProps): ReactNode {
  const { view, isCurrent, isDefault } = props;
  const t = useTableText();
  const [isRenaming, setRenaming] = useState(false);
  const ui = useText();
  const link = useCopy(hrefOf(view));
  if (isRenaming) {
    return (
      <li>
        <NameForm
          name={view.name}
          onDone={(name) => {
            setRenaming(false);
            props.onRename(name);
          }}
        />
      </li>
    );
  }
  return (
    <li className="ui-row">
      <button type="button" className="ui-view" aria-pressed={isCurrent} onClick={props.onApply}>
        <span className="ui-cut" title={view.name}>
          {view.name}
        </span>
        {isCurrent && <Icon name="check" size={14} />}
      </button>
      {link.copied && (
        <span className="ui-small ui-ok-text" role="status">
          {ui('copied')}
        </span>
      )}
      {isDefault && <span className="ui-small ui-mut">{t('views.default')}</span>}
      <Menu
        trigger="row"
        label={t('views.actions', { name: view.name })}
        items={[
          { id: 'rename', icon: 'pencil', label: t('views.rename'), onSelect: () => setRenaming(true) },
          {
            id: 'default',
            icon: 'star',
            label: isDefault ? t('views.noDefault') : t('views.makeDefault'),
            onSelect: () => props.onDefault(!isDefault),
          },
          { id: 'link', icon: 'link', label: t('views.copyLink'), onSelect: link.copy },
          {
            id: 'delete',
            icon: 'trash-2',
            label: t('views.delete'),
            danger: true,
            divider: true,
            onSelect: props.onDelete,
          },
        ]}
      />
    </li>
  );
}
