import type { ReactNode } from 'react';
import { EmptyState, LinkButton, PageHead } from '@console/ui';
import { useText } from './messages';
import { Page } from './page';

/** The page of an address that no screen has. `children`: what is known of why, below the heading. */
export function NoSuchPage({ children }: { readonly children?: ReactNode }) {
  const t = useText();
  return (
    <Page title={t('page.none.title')}>
      <PageHead title={t('page.none.title')} />
      {children}
      <EmptyState
        icon="map-pin"
        title={t('page.none.text')}
        text={t('page.none.hint')}
        actions={<LinkButton to="/">{t('page.none.home')}</LinkButton>}
      />
    </Page>
  );
}
