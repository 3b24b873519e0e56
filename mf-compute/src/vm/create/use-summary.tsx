import type { ReactNode } from 'react';
import { locationName } from '@console/area';
import { LocationCode } from '@console/ui';
import { useVmForm } from './form-context';
import { copySource } from './source/copy-source';
import { systemOf } from './system';
import { countOf, placesOf, targetsOf } from './targets';
import { useText } from './texts';
import { useSizeText } from './use-size-text';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** What was chosen, as rows of label and value. */
export function useSummary(): Fact[] {
  const t = useText();
  const { choices, values } = useVmForm();
  const none = <span className="ui-mut">{t('summary.open')}</span>;
  const size = useSizeText();
  const places = placesOf(values);
  const network = choices.networks.find(({ uuid, is_default }) =>
    values.network === '' ? is_default : uuid === values.network,
  );
  const source = copySource(choices, values);
  const targets = targetsOf(values);
  const first = targets[0]?.name ?? '';
  const last = targets.at(-1)?.name ?? '';
  const name = targets.length > 1 ? t('names.range', { first, last }) : first;
  return [
    { label: t('vm.name'), value: first === '' ? none : <b className="ui-strong">{name}</b> },
    ...(countOf(values) > 1 ? [{ label: t('summary.count'), value: countOf(values) }] : []),
    {
      label: t('vm.location'),
      value:
        places.length > 1 ? (
          places.map((slug) => <LocationCode key={slug} slug={slug} />)
        ) : values.location === '' ? (
          none
        ) : (
          <LocationCode slug={values.location} name={locationName(values.location)} />
        ),
    },
    ...(values.pool === '' ? [] : [{ label: t('vm.pool'), value: values.pool }]),
    ...(source ? [{ label: t('summary.copyOf'), value: source.vm.name }] : []),
    {
      label: t('vm.image'),
      value: values.origin === 'disk' ? t('image.disk') : systemOf(choices, values).title || none,
    },
    { label: t('vm.sizeLabel'), value: size ?? none },
    ...(network ? [{ label: t('vm.network'), value: network.name }] : []),
  ];
}
