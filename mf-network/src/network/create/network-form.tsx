import { useEffect, useState, type ReactNode } from 'react';
import { codeRequest, type LocationsQuery } from '@console/api';
import { CodeButton, LocationFailures, locationName, Page, type Breadcrumb } from '@console/area';
import type { Location } from '@console/contract/location';
import type { Network } from '@console/contract/network';
import { createNetwork } from '@console/contract/network-change';
import { latestOf } from '@console/domain/order';
import {
  chosenName,
  chosenPlace,
  LocationTiles,
  OrderSubmit,
  OrderSummary,
  WalletNote,
  useIsNarrow,
  useSuggestedName,
  type OrderFormState,
} from '@console/domain/order-form';
import { PageHead } from '@console/ui';
import { FormError, FormIndex, FormLayout, FormSection } from '@console/ui/forms';
import { useText } from '../../parts/texts';
import { Form, TextField, useFormValues } from './form';
import { networkJob } from './create-network';
import { useCreateText } from './texts';
import { isTaken, namesIn, networkRequest, networkSchema, type NetworkValues } from './values';

/** The form's fields by the names that the call has for them. */
const PARAMETERS = { location: 'location', name: 'name' } as const;

export interface NetworkFormProps extends OrderFormState<NetworkValues> {
  readonly locations: readonly Location[];
  readonly networks: LocationsQuery<Network>;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly initial: NetworkValues;
}

/** Where a network is made and what it is called; beside it what it will be. */
export function NetworkForm({ initial, draftKey, error, onOrder, ...shown }: NetworkFormProps) {
  const { locations, networks } = shown;
  const [latest] = useState(() => latestOf(locations));
  const [schema] = useState(() => networkSchema(latest.get));
  useEffect(() => latest.set(locations), [latest, locations]);
  const submit = (values: NetworkValues): void =>
    onOrder(values, (onAccepted) => networkJob(values, networks.rows, onAccepted));
  return (
    <Form
      schema={schema}
      defaultValues={initial}
      onSubmit={submit}
      parameters={PARAMETERS}
      className="order-form"
      draftKey={draftKey}
      {...(error ? { error } : {})}
    >
      <FormBody {...shown} />
    </Form>
  );
}

type BodyProps = Pick<NetworkFormProps, 'locations' | 'networks' | 'breadcrumbs' | 'onLeave'>;

function FormBody({ locations, networks, breadcrumbs, onLeave }: BodyProps) {
  const t = useCreateText();
  const shared = useText();
  const isNarrow = useIsNarrow();
  const values = useFormValues();
  useSuggestedName(t('name.suggested'), namesIn(networks.rows, values.location));
  const name = values.name.trim();
  const countOf = (slug: string): string | undefined => {
    const place = networks.locations.find((one) => one.slug === slug);
    return place && place.state !== 'failed' && networks.isComplete
      ? t('location.count', { n: place.count })
      : undefined;
  };
  const button = <OrderSubmit label={t('submit')} pendingLabel={t('pending')} isFull onLeave={onLeave} />;
  return (
    <Page title={t('title')} breadcrumbs={breadcrumbs} sidebar={<Summary networks={networks} button={button} />}>
      <PageHead title={t('title')} {...(isNarrow ? { actions: <CreateCode /> } : {})} />
      <LocationFailures locations={networks.locations} missing={(n) => t('missing', { n })} />
      <FormLayout index={<FormIndex />}>
        <FormSection
          id="location"
          title={t('section.location')}
          value={values.location === '' ? null : locationName(values.location)}
        >
          <LocationTiles locations={locations} label={t('section.location')} detailOf={({ slug }) => countOf(slug)} />
        </FormSection>
        <FormSection id="name" title={t('section.name')} value={name === '' ? null : name}>
          <TextField
            name="name"
            label={t('name.label')}
            autoComplete="off"
            hint={
              isTaken(networks.rows, values)
                ? t('name.taken', { place: locationName(values.location) })
                : t('name.hint')
            }
          />
        </FormSection>
        <div className="order-below ui-stack">
          <FormError />
          {button}
          <WalletNote text={shared('vpc.free')} />
        </div>
      </FormLayout>
    </Page>
  );
}

/** The call as a program. */
function CreateCode() {
  const values = useFormValues();
  return <CodeButton size="sm" requests={() => [codeRequest(createNetwork, networkRequest(values))]} />;
}

/** What the network will be, and the button: the right column of the form. */
function Summary({ networks, button }: Pick<BodyProps, 'networks'> & { button: ReactNode }) {
  const t = useCreateText();
  const shared = useText();
  const { location, name } = useFormValues();
  const open = <span className="ui-mut">{t('summary.open')}</span>;
  const place = networks.locations.find(({ slug }) => slug === location);
  // What could not be read may be the default one.
  const isKnown = place?.state === 'ready' && !place.unread;
  const isFirst = isKnown && !networks.rows.some((row) => row.location === location && row.is_default);
  const given = <span className="ui-mut">{t('summary.given')}</span>;
  return (
    <OrderSummary
      code={<CreateCode />}
      items={[
        { label: t('name.label'), value: chosenName(name, open) },
        { label: t('section.location'), value: chosenPlace(location, open) },
        { label: t('summary.subnet'), value: given },
        { label: t('summary.vlan'), value: given },
        ...(isFirst ? [{ label: t('summary.default'), value: t('summary.first') }] : []),
      ]}
      button={button}
      note={shared('vpc.free')}
    />
  );
}
