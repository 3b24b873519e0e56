import { lazy, Suspense } from 'react';
import { useSite } from '@console/area';

const DemoBanner = lazy(() => import(/* webpackChunkName: "dev-mock" */ '../mock/demo-banner'));

/** Says in a demo that it is one, whatever else is on the page. */
export function DemoMark() {
  const { demo } = useSite();
  if (!demo) return null;
  return (
    <Suspense fallback={null}>
      <DemoBanner />
    </Suspense>
  );
}
