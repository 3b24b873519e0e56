import { LoadingScreen } from '@console/ui';
import { lazyScreen } from '../lazy-screen';

/** The page of labels: its head, and a table of all labels of this browser. */
export const LabelsPage = lazyScreen(
  () => import(/* webpackChunkName: "labels-page" */ './labels-page').then((module) => module.LabelsPage),
  <LoadingScreen />,
);
