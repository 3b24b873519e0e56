import type { ReactNode } from 'react';
import { Popover } from '../../overlays/menu';
import { Button } from '../../parts/button';
import { useTableText } from '../texts';
import type { TableState } from '../table-state';
import { useTableTools } from '../use-table-tools';
import { sameQuery } from './saved-views';
import { useViews } from './use-views';
import type { ViewsPanelProps } from './views-panel';
import type { ViewStorage } from './view-storage';

/** The list of views, once its code has come. */
export function Views(props: ViewsPanelProps): ReactNode {
  const tools = useTableTools();
  return tools ? <tools.ViewsPanel {...props} /> : <div className="ui-views" />;
}

export interface ViewsMenuProps {
  readonly state: TableState;
  readonly storage: ViewStorage;
  readonly parts: readonly string[];
}

/** 'Views', or the name of the one that the table shows. */
export function ViewsMenu({ state, storage, parts }: ViewsMenuProps): ReactNode {
  const t = useTableText();
  const { list } = useViews(storage, state.id);
  const query = state.read(parts);
  const current = list.views.find((view) => sameQuery(view.query, query));
  return (
    <Popover
      label={t('views.title')}
      width={320}
      align="end"
      trigger={(trigger, ref) => (
        <Button
          icon="bookmark"
          ref={ref}
          {...trigger}
          aria-label={current ? t('views.current', { name: current.name }) : t('views.title')}
        >
          <span className="ui-cut ui-view-name">{current?.name ?? t('views.title')}</span>
        </Button>
      )}
    >
      {(close) => <Views state={state} storage={storage} parts={parts} onApplied={close} />}
    </Popover>
  );
}
