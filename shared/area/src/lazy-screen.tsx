import type { ComponentType, ReactNode } from 'react';
import { Delayed, onDemand, SkeletonText, useOnDemandOrThrow } from '@console/ui';
import { providePreload } from './screen-preloads';

/**
 * A screen whose code comes when its route is opened, or when somebody points at a link to it. A load that fails is shown by the area's boundary, and its Retry loads
 * anew. Name the chunk after the route, so that the page can ask for it early: `/compute/create` is `compute-create`.
 * @param waiting what stands there meanwhile: the shape of a page, after the usual delay
 */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = (
    <Delayed>
      <SkeletonText lines={8} />
    </Delayed>
  ),
): ComponentType<Props> {
  const screen = onDemand(load);
  function LazyScreen(props: Props) {
    const Screen = useOnDemandOrThrow(screen);
    return Screen ? <Screen {...props} /> : waiting;
  }
  providePreload(LazyScreen, screen.preload);
  return LazyScreen;
}
