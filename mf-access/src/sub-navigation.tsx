import { paths } from '@console/contract/paths';
import { Tabs } from '@console/ui';
import { useText } from './texts';

/** The two kinds of access, side by side. */
export function SubNavigation({ value, count }: { value: 'token' | 'delegation'; count: number | undefined }) {
  const t = useText();
  const counted = (id: 'token' | 'delegation') => (id === value && count !== undefined ? { count } : {});
  return (
    <Tabs
      label={t('access.parts')}
      value={value}
      items={[
        { id: 'token', label: t('tokens.title'), to: paths.tokens(), ...counted('token') },
        { id: 'delegation', label: t('delegations.title'), to: paths.delegations(), ...counted('delegation') },
      ]}
    />
  );
}
