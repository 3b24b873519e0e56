import { useEffect, type Dispatch, type SetStateAction } from 'react';
import { kindName, locationName, searchStore, Slot, type SearchSource } from '@console/area';
import { Button } from '@console/ui';
import { useText } from './texts';

/** The kinds of which something could not be read, with the locations. */
function useUnread(): string[] {
  const t = useText();
  const { sources } = searchStore();
  const all = Object.values(sources);
  const whole = all.filter(({ hasFailed }) => hasFailed).map(({ kind }) => kindName(kind));
  const partly = all.filter(({ hasFailed }) => !hasFailed);
  // A location that answers for nothing is named once.
  const slugs = [...new Set(partly.flatMap(({ failedPlaces }) => failedPlaces))];
  const places = slugs.map((slug) =>
    t('unreadAt', {
      kind: partly
        .filter(({ failedPlaces }) => failedPlaces.includes(slug))
        .map(({ kind }) => kindName(kind))
        .join(', '),
      place: locationName(slug),
    }),
  );
  return [...whole, ...places];
}

type OnCount = Dispatch<SetStateAction<number>>;

/** Stands for a piece whose code is not there, and counts as long as it does. */
function Counted({ onCount }: { onCount: OnCount }) {
  useEffect(() => {
    onCount((before) => before + 1);
    return () => onCount((before) => before - 1);
  }, [onCount]);
  return null;
}

interface SearchStatesProps {
  readonly hasMore: boolean;
  /** Told how many pieces are on their way. */
  readonly onWaiting: OnCount;
  /** Told how many pieces have failed. */
  readonly onFailed: OnCount;
}

const isWaiting = ({ isLoading, entries }: SearchSource): boolean => isLoading && entries.length === 0;

/** The foot of the search: the keys, and what has not been searched. The areas' pieces that read it stand here, unseen. */
export function SearchStates({ hasMore, onWaiting, onFailed }: SearchStatesProps) {
  const t = useText();
  const { sources } = searchStore();
  const unread = useUnread();
  const waiting = Object.values(sources).filter(isWaiting);
  return (
    <div className="search-foot">
      <span className="search-keys ui-only-wide">
        <kbd className="ui-kbd">↑</kbd> <kbd className="ui-kbd">↓</kbd> {t('keys.move')}
      </span>
      <span className="search-keys ui-only-wide">
        <kbd className="ui-kbd">Enter</kbd> {t('keys.open')}
      </span>
      <span className="search-keys ui-only-wide">
        <kbd className="ui-kbd">Tab</kbd> {t('keys.actions')}
      </span>
      <div className="search-notes">
        {hasMore ? <p>{t('more')}</p> : null}
        {waiting.length > 0 ? (
          <p>{t('loading', { kinds: waiting.map(({ kind }) => kindName(kind)).join(', ') })}</p>
        ) : null}
        {unread.length > 0 ? <p className="search-unread">{t('unread', { what: unread.join('; ') })}</p> : null}
        <Slot
          name="shell.search"
          loading={<Counted onCount={onWaiting} />}
          failure={(retry) => (
            <p className="search-unread">
              <Counted onCount={onFailed} />
              {t('failed')}{' '}
              <Button size="sm" onClick={retry}>
                {t('retry')}
              </Button>
            </p>
          )}
        />
      </div>
    </div>
  );
}
