import { Suspense, lazy, type ComponentType } from 'react';
import { Delayed, Skeleton } from '@console/ui';

/**
 * A screen whose code comes when its route is opened. A load that fails is shown by the area's boundary, and its Retry loads
 * anew. Name the chunk after the route, so that the page can ask for it early: `/compute/create` is `compute-create`.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        current = make();
        throw error;
      }
    });
  let current = make();
  return function LazyScreen() {
    const Screen = current;
    return (
      <Suspense fallback={<Delayed>{<Skeleton height={320} />}</Delayed>}>
        <Screen />
      </Suspense>
    );
  };
}
