import { createArea, Page } from '@console/area';
import { Route, Routes } from '@console/area/router';
import { EmptyState, LinkButton, PageHead } from '@console/ui';
import { BucketDetail } from './bucket/detail';
import { BucketList } from './bucket/list';
import { KeyList } from './key/list';
import { useText } from './parts/texts';

function NoSuchPage() {
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

export function App() {
  return (
    <Routes>
      <Route path="/storage" element={<BucketList />} />
      <Route path="/storage/bucket/:storageName" element={<BucketDetail />} />
      <Route path="/storage/keys" element={<KeyList />} />
      <Route path="*" element={<NoSuchPage />} />
    </Routes>
  );
}

export default createArea({ name: 'mf-storage', App });
