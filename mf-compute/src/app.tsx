import './compute.css';
import { createArea, lazyScreen, NoSuchPage, provideFollowUp, registerJobFinder, registerJournal } from '@console/area';
import { defineRoutes, Route } from '@console/area/router';

// Each screen comes with its route: a site that offers bare metal only loads nothing of virtual machines.
const VmList = lazyScreen(() => import(/* webpackChunkName: "compute" */ './vm/list/vm-list').then((m) => m.VmList));
const VmCreate = lazyScreen(() =>
  import(/* webpackChunkName: "compute-create" */ './vm/create/vm-create').then((m) => m.VmCreate),
);
const VmDetail = lazyScreen(() =>
  import(/* webpackChunkName: "compute-vm" */ './vm/detail/vm-detail').then((m) => m.VmDetail),
);
const LeaseList = lazyScreen(() =>
  import(/* webpackChunkName: "metal" */ './metal/list/lease-list').then((m) => m.LeaseList),
);
const MetalCreate = lazyScreen(() =>
  import(/* webpackChunkName: "metal-create" */ './metal/create/metal-create').then((m) => m.MetalCreate),
);
const LeaseDetail = lazyScreen(() =>
  import(/* webpackChunkName: "metal-lease" */ './metal/detail/lease-detail').then((m) => m.LeaseDetail),
);

/** The screens of virtual machines and bare metal. */
export const App = defineRoutes(
  <>
    <Route path="/compute" element={<VmList />} />
    <Route path="/compute/create" element={<VmCreate />} />
    <Route path="/compute/vm/:location/:vmId" element={<VmDetail />} />
    <Route path="/metal" element={<LeaseList />} />
    <Route path="/metal/create" element={<MetalCreate />} />
    <Route path="/metal/lease/:uuid" element={<LeaseDetail />} />
    <Route path="*" element={<NoSuchPage />} />
  </>,
);

registerJobFinder('virtual_machine', async (job) => {
  const { findCreatedVm } = await import(/* webpackChunkName: "compute-find" */ './vm/create/find-created');
  return findCreatedVm(job);
});
registerJobFinder('bare_metal', async (job) => {
  const { findOrderedLease } = await import(/* webpackChunkName: "compute-find" */ './metal/create/find-lease');
  return findOrderedLease(job);
});

const followUps = () => import(/* webpackChunkName: "compute-follow-ups" */ './vm/create/follow-ups');
provideFollowUp('vm.backup', followUps);
provideFollowUp('vm.balancerTarget', followUps);
provideFollowUp('vm.release', () => import(/* webpackChunkName: "compute-release" */ './vm/actions/delete/delete-vm'));
provideFollowUp('vm.start', () => import(/* webpackChunkName: "compute-start" */ './vm/actions/start-after'));
provideFollowUp(
  'vm.unassign',
  () => import(/* webpackChunkName: "compute-unassign" */ './vm/actions/network/remove-subinterface'),
);

provideFollowUp(
  'address.release',
  () => import(/* webpackChunkName: "compute-unassign" */ './vm/actions/network/address-release'),
);

registerJournal('mf-compute', () => import(/* webpackChunkName: "journal" */ './journal/calls').then((m) => m.journal));

export default createArea({ name: 'mf-compute', App });
