import { Page } from '@console/area';
import { EmptyState, LinkButton, PageHead } from '@console/ui';
import { useText } from '../texts';

/** The page of an address that nobody owns. */
export function NotFound() {
  const t = useText();
  return (
    <Page title={t('notFound.title')}>
      <PageHead title={t('notFound.title')} />
      <EmptyState title={t('notFound.text')} actions={<LinkButton to="/">{t('notFound.home')}</LinkButton>} />
    </Page>
  );
}
