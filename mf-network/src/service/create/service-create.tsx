import { useNavigate, useSearchParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { FormWaiting, useFormStart } from '@console/domain/order-form';
import { useCrumbs } from '../../parts/crumbs';
import { CreateProgress } from './create-progress';
import { firstValues, linkFaults, readLink } from './link';
import { another, sent } from './sent';
import { ServiceForm } from './service-form';
import { useCreateText } from './texts';
import { useBaseChoices } from './use-choices';

/** Chooses, prices and creates a managed service; while it is made, its progress. (spec 3, sections 2 and 7) */
export function ServiceCreate() {
  const t = useCreateText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const link = readLink(params);
  const linked = JSON.stringify(link);
  const isLinked = linked !== '{}';
  const { choices, error, retry } = useBaseChoices();
  const breadcrumbs = useCrumbs().services;
  const { start, setStart, shown, sentValues } = useFormStart(sent, params.get('job') ?? undefined, isLinked);
  if (shown) {
    const showForm = (next: NonNullable<typeof start>): void => {
      setStart(next);
      void navigate(paths.serviceCreate(), { replace: next.error !== undefined });
    };
    return (
      <CreateProgress
        job={shown}
        breadcrumbs={breadcrumbs}
        choices={choices}
        values={sentValues}
        onFailed={(failure) => sentValues && showForm({ key: shown.id, values: sentValues, error: failure })}
        {...(sentValues ? { onAnother: () => showForm({ key: `${shown.id}+`, values: another(sentValues) }) } : {})}
      />
    );
  }
  if (!choices)
    return (
      <FormWaiting title={t('title')} breadcrumbs={breadcrumbs} failed={t('notLoaded')} error={error} retry={retry} />
    );
  return (
    <ServiceForm
      key={start?.key ?? linked}
      base={choices}
      breadcrumbs={breadcrumbs}
      initial={start?.values ?? firstValues(choices, link)}
      linkFaults={start ? [] : linkFaults(choices, link)}
      draftKey={isLinked ? `service-create ${linked}` : 'service-create'}
      error={start?.error}
      onLeave={() => {
        sent.forget();
        void navigate(paths.services());
      }}
      onStarted={(jobId) => {
        setStart(undefined);
        void navigate(`${paths.serviceCreate()}?job=${jobId}`);
      }}
    />
  );
}
