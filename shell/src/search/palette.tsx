import './search.css';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { hasLabels, labelPart, labelStore, openTab, searchStore } from '@console/area';
import { useNavigate } from '@console/area/router';
import { BASE_PATH } from '@console/contract/paths';
import { Icon, PlainDialog, useOnDemand, VisuallyHidden, type IconName } from '@console/ui';
import { useDeclaredText } from '../areas/label';
import { useAreas } from '../layout/areas-context';
import { toggleMask } from '../mask/load';
import { creatableKinds } from '../areas/registry';
import { useText as useShellText } from '../texts';
import { namedCreations } from './creations';
import { Results } from './results';
import { withLabels } from './labelled';
import { creationsOf, screensOf } from './places';
import { noteRecent, recentResources } from './recent';
import { groupsOf, withActions, type Group, type Row } from './rows';
import { SearchStates } from './search-states';
import { useText } from './texts';

interface Found {
  readonly groups: readonly Group[];
  readonly hasMore: boolean;
  /** Some resources are still on their way. */
  readonly isLoading: boolean;
  /** Some could not be read. */
  readonly isPartial: boolean;
}

/** What the text finds, with the actions on the resource that is looked at. */
function useGroups(text: string, subject: string | undefined): Found {
  const t = useText();
  const shell = useShellText();
  const declared = useDeclaredText();
  const areas = useAreas();
  const { sources } = searchStore();
  const { labels } = labelStore();
  // Labels are read with their code, which only comes where there are some.
  const [hadLabels] = useState(hasLabels);
  useOnDemand(labelPart, hadLabels);
  const [recent] = useState(recentResources);
  const places = useMemo(
    () => ({
      screens: screensOf(
        areas,
        { home: shell('nav.home'), activity: shell('activity.title'), labels: shell('account.labels') },
        declared,
      ),
      creations: creationsOf(areas, (kind) => t('create', { kind })),
      commands: [{ id: 'mask', label: shell('account.mask'), icon: 'eye-off' as const, run: toggleMask }],
    }),
    [areas, shell, declared, t],
  );
  const found = useMemo(() => {
    const kinds = areas.flatMap(({ manifest }) => manifest.kinds);
    const iconOf = (type: string): IconName => kinds.find((kind) => kind.type === type)?.icon ?? 'package';
    // In the order of the declarations, whichever was read first.
    const inOrder = kinds.flatMap(({ type }) => sources[type] ?? []).map((source) => withLabels(source, labels));
    const words = { verbs: t('create.verbs'), before: t('create.before') };
    const named = namedCreations(text, creatableKinds(areas), words).map((one) => ({
      ...one,
      label: t('createNamed', { kind: one.kind, name: one.name }),
    }));
    return groupsOf({ text, sources: inOrder, recent, iconOf, named, ...places });
  }, [text, sources, labels, recent, places, areas, t]);
  return useMemo(() => {
    const resources = found.groups.find(({ id }) => id === 'resources')?.rows ?? [];
    const about = resources.find(({ id }) => id === subject) ?? resources[0];
    const all = Object.values(sources);
    const isLoading = all.some((source) => source.isLoading);
    const isPartial = all.some(({ hasFailed, failedPlaces }) => hasFailed || failedPlaces.length > 0);
    return { ...found, groups: withActions(found.groups, about), isLoading, isPartial };
  }, [found, subject, sources]);
}

const isChoosable = (row: Row): boolean => row.reason === undefined;

function PaletteBody({ onClose }: { onClose: () => void }) {
  const t = useText();
  const shell = useShellText();
  const navigate = useNavigate();
  const list = useId();
  const [typed, setTyped] = useState('');
  /** The row that Enter chooses; the first one until somebody moves. */
  const [at, setAt] = useState<string>();
  /** The resource whose actions are shown: it stays while one moves on to them. */
  const [subject, setSubject] = useState<string>();
  const { groups, hasMore, isLoading, isPartial } = useGroups(typed, subject);
  /** Pieces of areas whose code is still on its way: nobody knows yet what they find. */
  const [waiting, setWaiting] = useState(0);
  /** Those whose code never came: nobody knows, either. */
  const [failed, setFailed] = useState(0);
  const rows = groups.flatMap((group) => group.rows).filter(isChoosable);
  const active = rows.find(({ id }) => id === at) ?? rows[0];
  const options = useRef<HTMLDivElement>(null);
  const isNone = rows.length === 0 && typed !== '';
  const isOpenEnded = isLoading || waiting > 0;
  const none = isOpenEnded ? 'noneYet' : isPartial || failed > 0 ? 'noneSearched' : 'none';

  const optionId = (row: Row): string => `${list}-${row.id}`;
  const moveTo = (row: Row | undefined): void => {
    if (!row) return;
    setAt(row.id);
    if (row.resource) setSubject(row.id);
    options.current?.querySelector(`[id="${CSS.escape(optionId(row))}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const step = (by: number): void => {
    const index = active ? rows.indexOf(active) : -1;
    moveTo(rows[(index + by + rows.length) % rows.length]);
  };
  const choose = (row: Row, isNewTab: boolean): void => {
    if (row.recent) noteRecent(row.recent);
    if (row.to !== undefined && isNewTab) {
      openTab(BASE_PATH + row.to);
      return;
    }
    onClose();
    if (row.to !== undefined) void navigate(row.to);
    row.run?.();
  };
  const toActions = (): void => {
    const actions = groups.find(({ id }) => id === 'actions')?.rows.filter(isChoosable);
    if (actions && active && !actions.includes(active)) moveTo(actions[0]);
    else moveTo(rows.find(({ id }) => id === subject) ?? rows[0]);
  };
  const onKey = (event: KeyboardEvent): void => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Tab: toActions,
      Enter: () => active && choose(active, event.ctrlKey || event.metaKey),
    };
    const act = keys[event.key];
    // Enter of an input method takes its word, not the row.
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      <div className="search-query">
        <Icon name="search" size={20} />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type into it
          autoFocus
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(active) : undefined}
          aria-label={shell('search.open')}
          placeholder={t('hint')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(undefined);
            setSubject(undefined);
          }}
          onKeyDown={onKey}
        />
        <button type="button" className="search-close" aria-label={t('close')} onClick={onClose}>
          <kbd className="ui-kbd ui-only-wide">Esc</kbd>
          <Icon name="x" />
        </button>
      </div>
      <Results
        ref={options}
        id={list}
        groups={groups}
        active={active}
        optionId={optionId}
        onPoint={moveTo}
        onChoose={choose}
      />
      {isNone ? <p className="search-none">{t(none, { query: typed })}</p> : null}
      <VisuallyHidden>
        <span role="status">
          {isNone && none !== 'none' ? t(none, { query: typed }) : typed === '' ? '' : t('found', { n: rows.length })}
        </span>
      </VisuallyHidden>
      <SearchStates hasMore={hasMore} onWaiting={setWaiting} onFailed={setFailed} />
    </>
  );
}

/** Finds resources of all areas, screens and what can be created; opened by Ctrl or Cmd with K. (look, section 10) */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <PlainDialog open={open} onClose={onClose} label={t('title')}>
      <PaletteBody onClose={onClose} />
    </PlainDialog>
  );
}
