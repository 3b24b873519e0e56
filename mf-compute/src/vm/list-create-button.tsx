import type { ReactNode } from 'react';
import { useFeature } from '@console/area';
import { paths } from '@console/contract/paths';
import { LinkButton, SplitButton } from '@console/ui';
import { useText } from '../texts';

/** 'Create virtual machine', with the way over the application catalogue where the site has one. */
export function ListCreateButton() {
  const t = useText();
  const hasApps = useFeature('vmAppsEnabled');
  const label: ReactNode = (
    <>
      <span className="ui-only-wide">{t('vms.create')}</span>
      <span className="ui-only-phone">{t('vms.createShort')}</span>
    </>
  );
  if (!hasApps) {
    return (
      <LinkButton variant="filled" icon="plus" to={paths.vmCreate()}>
        {label}
      </LinkButton>
    );
  }
  const items = [
    { id: 'app', icon: 'package', label: t('vms.createFromApp'), to: paths.vmCreate({ typeId: 'app_catalog' }) },
  ] as const;
  return (
    <SplitButton variant="filled" icon="plus" to={paths.vmCreate()} moreLabel={t('vms.createMore')} items={[...items]}>
      {label}
    </SplitButton>
  );
}
