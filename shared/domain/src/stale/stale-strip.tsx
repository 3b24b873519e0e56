import type { ApiError, Query } from '@console/api';
import { Banner, failureText, LocationFailureStrip, type UiError, useErrorClaim } from '@console/ui';
import { useText } from './messages';

/** What was read once, and how reading it again went. */
export type StaleQuery = Pick<Query<unknown>, 'data' | 'error' | 'retryAt' | 'reload'> & {
  /** Of several as one: all that they failed with. */
  readonly errors?: readonly ApiError[];
};

/** Of what stands on one screen, all that could not be read again, as one: Retry reads each of them. */
export function staleOf(queries: readonly StaleQuery[]): StaleQuery | undefined {
  const stale = queries.filter(({ data, error }) => data !== undefined && error);
  const [first] = stale;
  return (
    first && {
      ...first,
      errors: stale.flatMap(({ error }) => error ?? []),
      reload: async () => void (await Promise.all(stale.map(({ reload }) => reload()))),
    }
  );
}

/** Says that what is shown could not be read again and is as it was before; nothing while it is up to date. */
export function StaleStrip({ query }: { query: StaleQuery }) {
  return query.data !== undefined && query.error ? <Strip {...query} error={query.error} /> : null;
}

function Strip({ error, errors = [error], retryAt, reload }: StaleQuery & { error: ApiError }) {
  const t = useText();
  useErrorClaim(errors);
  return (
    <LocationFailureStrip
      title={t('title')}
      text={t('text')}
      detail={failureText(error)}
      {...(retryAt === undefined ? {} : { retryAt })}
      onRetry={() => void reload()}
    />
  );
}

/** The same over a whole page. */
export function StaleBanner({ error, onRetry }: { error: UiError; onRetry: () => void }) {
  const t = useText();
  useErrorClaim([error]);
  return (
    <Banner
      tone="quiet"
      icon="cloud-off"
      action={
        <button type="button" className="ui-txtbtn" onClick={onRetry}>
          {t('retry')}
        </button>
      }
    >
      <b>{t('title')}</b> {t('text')} <span className="ui-sec">{failureText(error)}</span>
    </Banner>
  );
}
