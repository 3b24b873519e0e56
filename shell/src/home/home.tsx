import { Page, Slot } from '@console/area';
import { Menu, PageHead } from '@console/ui';
import { useAreas } from '../layout/areas-context';
import { useText } from '../texts';
import { Activity } from './activity';
import { Attention } from './attention';
import { offeredKinds, QuickCreate } from './quick-create';
import { ResourceMatrix } from './resource-matrix';
import { Welcome } from './welcome';

/** The home page: laid out here, filled by the areas. */
export default function Home() {
  const t = useText();
  const kinds = offeredKinds(useAreas());
  const create = kinds.map(({ type, name, icon, to }) => ({ id: type, label: name, icon, to }));
  return (
    <Page
      title={t('home.title')}
      className="shell-home"
      sidebar={
        <>
          <Slot name="home.sidebar" />
          <QuickCreate />
        </>
      }
    >
      <PageHead
        title={t('home.title')}
        actions={
          create.length > 0 ? <Menu label={t('home.create')} icon="plus" variant="filled" items={create} /> : null
        }
      />
      <Welcome />
      <Attention />
      <ResourceMatrix />
      <Activity />
      <Slot name="home.blocks" />
    </Page>
  );
}
