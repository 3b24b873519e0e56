import { EmptyState, LinkButton, PageHead } from '@console/ui';
import { useText } from './messages';
import { Page } from './page';

/** The page of an address that no screen of an area has. */
export function NoSuchPage() {
  const t = useText();
  return (
    <Page title={t('page.none.title')}>
      <PageHead title={t('page.none.title')} />
      <EmptyState
        title={t('page.none.text')}
        text={t('page.none.hint')}
        actions={<LinkButton to="/">{t('page.none.home')}</LinkButton>}
      />
    </Page>
  );
}
