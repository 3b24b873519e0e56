import type { ReactNode } from 'react';
import type { Network } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import { ErrorPanel, Link } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { useOrderText } from '../order/messages';
import type { MissingList } from '../order/missing-list';
import { defaultNetwork } from '../order/networks';

/** The field stands in any form whose values have a network. */
const { ComboboxField } = createForm<{ network: string }>();

export interface NetworkFieldProps {
  /** Those of the chosen location. */
  readonly networks: readonly Network[];
  /** Given where they did not load: the default one can still be had. */
  readonly missing?: MissingList | undefined;
  /** In the place of the link to create one. */
  readonly hint?: ReactNode;
}

/** One of the VPC networks of the location, or the one that the server takes: its value is ''. */
export function NetworkField({ networks, missing, hint }: NetworkFieldProps) {
  const t = useOrderText();
  if (missing) return <ErrorPanel title={t('network.missing')} error={missing.error} onRetry={missing.retry} />;
  const byDefault = defaultNetwork(networks);
  const titleOf = ({ name, subnet }: Network) => (subnet ? t('network.withSubnet', { name, subnet }) : name);
  const options = [
    { value: '', label: byDefault ? titleOf(byDefault) : t('network.default') },
    ...networks
      .filter((network) => network !== byDefault)
      .map((network) => ({ value: network.uuid, label: titleOf(network) })),
  ];
  return (
    <ComboboxField
      name="network"
      label={t('network.vpc')}
      options={options}
      hint={hint ?? <Link to={paths.networkCreate({ type: 'vpc' })}>{t('network.create')}</Link>}
    />
  );
}
