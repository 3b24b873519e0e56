import { LoadingScreen } from '@console/ui';
import { lazyScreen } from '../lazy-screen';
import type { ActivityLogProps } from './activity-log';

/** The page of activity: its head, and a table of all that was done in this browser. */
export const ActivityLog = lazyScreen<ActivityLogProps>(
  () => import(/* webpackChunkName: "activity" */ './activity-log').then((module) => module.ActivityLog),
  <LoadingScreen />,
);
