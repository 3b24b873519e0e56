import { LocationFailures } from '@console/area';
import { useNavigate, useSearchParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { FormWaiting, useFormStart } from '@console/domain/order-form';
import { useMetalText } from '../lease/texts';
import { firstValues } from './choices';
import { OrderForm } from './order-form';
import { OrderProgress } from './order-progress';
import { useServerPrices } from '../lease/use-server-prices';
import { another, sent } from './sent';
import { useCreateText } from './texts';
import { useChoices } from './use-choices';

/** Chooses, prices and orders a server; while it is installed, its progress. */
export function MetalCreate() {
  const t = useCreateText();
  const shared = useMetalText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { choices, specs, error, retry } = useChoices();
  const priceOf = useServerPrices();
  const link = { location: params.get('location'), spec: params.get('spec'), os: params.get('os') };
  const isLinked = Object.values(link).some((value) => value !== null);
  const { start, setStart, shown, sentValues } = useFormStart(sent, params.get('job') ?? undefined, isLinked);
  const breadcrumbs = [{ label: shared('list.title'), to: paths.metal() }];
  if (shown) {
    const showForm = (next: NonNullable<typeof start>) => {
      setStart(next);
      void navigate(paths.metalCreate(), { replace: next.error !== undefined });
    };
    return (
      <OrderProgress
        job={shown}
        breadcrumbs={breadcrumbs}
        choices={choices}
        values={sentValues}
        onFailed={(failure) => sentValues && showForm({ key: shown.id, values: sentValues, error: failure })}
        {...(sentValues ? { onAnother: () => showForm({ key: `${shown.id}+`, values: another(sentValues) }) } : {})}
      />
    );
  }
  if (!choices) {
    return (
      <FormWaiting
        title={t('title')}
        breadcrumbs={breadcrumbs}
        failed={t('notLoaded')}
        error={error}
        retry={retry}
        isLoading={!specs.isComplete}
      >
        <LocationFailures locations={specs.locations} missing={t('missing')} />
      </FormWaiting>
    );
  }
  return (
    <OrderForm
      key={start?.key ?? JSON.stringify(link)}
      choices={choices}
      specs={specs}
      breadcrumbs={breadcrumbs}
      initial={start?.values ?? firstValues(choices, link, (spec) => priceOf(spec, '')?.monthly)}
      keepsDraft={!isLinked}
      error={start?.error}
      onLeave={() => {
        sent.forget();
        void navigate(paths.metal());
      }}
      onStarted={(jobId) => {
        setStart(undefined);
        void navigate(`${paths.metalCreate()}?job=${jobId}`);
      }}
    />
  );
}
