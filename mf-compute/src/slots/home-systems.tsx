import { useFeature } from '@console/area';
import { SystemsCard } from './systems-card';

/** Home has the operating systems of servers where these are all that is sold; elsewhere the page of servers has them. */
export default function HomeSystems() {
  return useFeature('vmsEnabled') ? null : <SystemsCard />;
}
