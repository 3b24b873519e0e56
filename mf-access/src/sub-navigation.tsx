import { paths } from '@console/contract/paths';
import { PageLinks } from '@console/ui';
import { useText } from './texts';

/** The two kinds of access, side by side. */
export function SubNavigation({ value }: { value: 'token' | 'delegation' }) {
  const t = useText();
  return (
    <PageLinks
      label={t('access.parts')}
      value={value}
      items={[
        { id: 'token', label: t('tokens.title'), to: paths.tokens() },
        { id: 'delegation', label: t('delegations.title'), to: paths.delegations() },
      ]}
    />
  );
}
