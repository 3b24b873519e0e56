import { Page, Slot } from '@console/area';
import {
  Delayed,
  Menu,
  PageHead,
  SidebarBlock,
  Skeleton,
  SkeletonText,
  onDemand,
  useIsPhone,
  useOnDemand,
} from '@console/ui';
import { useAreas } from '../layout/areas-context';
import { useText } from '../texts';
import { Activity } from './activity';
import { Attention } from './attention';
import { offeredKinds, QuickCreate } from './quick-create';
import { ResourceMatrix } from './resource-matrix';
import { useHasNothing, useStart } from './way-to-start';
import { Welcome } from './welcome';

/** What stands there for somebody who has nothing yet. */
const start = onDemand(() => import(/* webpackChunkName: "start" */ './start'));

/** The place of a block whose code is on its way. */
const BlockWaiting = () => (
  <SidebarBlock>
    <Delayed hasPlace>
      <Skeleton width={112} height={28} />
      <Skeleton width={160} height={32} />
      <SkeletonText lines={5} />
    </Delayed>
  </SidebarBlock>
);

/** Of the first blocks of the sidebar: what they cost and what is left come together. */
const BlocksWaiting = () => (
  <>
    <BlockWaiting />
    <BlockWaiting />
  </>
);

/** The home page: laid out here, filled by the areas. */
export default function Home() {
  const t = useText();
  const isPhone = useIsPhone();
  const kinds = offeredKinds(useAreas());
  const hasNothing = useHasNothing(kinds.map(({ type }) => type));
  const way = useStart(hasNothing);
  const view = useOnDemand(start, hasNothing);
  const isFirstRun = way !== undefined && view !== undefined;
  const create = kinds.map(({ type, name, icon, to }) => ({ id: type, label: name, icon, to }));
  return (
    <Page
      title={t('home.title')}
      className="shell-home"
      lead={
        isPhone ? null : (
          <>
            <Slot name="home.sidebar" part="first" loading={<BlocksWaiting />} />
            <Slot name="home.sidebar" part="others" />
          </>
        )
      }
      sidebar={
        <>
          {isPhone ? <Slot name="home.sidebar" part="others" /> : null}
          <QuickCreate />
          <Slot name="home.create" failure={() => null} />
        </>
      }
    >
      <PageHead
        title={t('home.title')}
        actions={
          create.length > 0 ? <Menu label={t('home.create')} icon="plus" variant="filled" items={create} /> : null
        }
      />
      {/* What is left to spend comes first on phones, too; it stands in the document where it is seen. */}
      {isPhone ? <Slot name="home.sidebar" part="first" loading={<BlockWaiting />} /> : null}
      <Welcome />
      <Attention />
      {hasNothing ? <Slot name="shell.start" failure={() => null} /> : null}
      {isFirstRun ? <view.Start {...way} /> : null}
      {/* Its rows say that there is nothing: they stay, unseen. */}
      <div hidden={isFirstRun}>
        <ResourceMatrix />
      </div>
      <Activity />
      <Slot name="home.blocks" />
    </Page>
  );
}
