import './compute.css';
import { createArea, lazyScreen, registerJobFinder } from '@console/area';
import { Navigate, Route, Routes } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { findCreatedVm } from './vm/create/find-created';
import { VmList } from './vm/vm-list';

// The list of machines is what people open first: it comes with the area. The others come with their route.
const VmCreate = lazyScreen(() =>
  import(/* webpackChunkName: "compute-create" */ './vm/create/vm-create').then((m) => m.VmCreate),
);
const VmDetail = lazyScreen(() =>
  import(/* webpackChunkName: "compute-vm" */ './vm/vm-detail').then((m) => m.VmDetail),
);
const LeaseList = lazyScreen(() =>
  import(/* webpackChunkName: "metal" */ './metal/lease-list').then((m) => m.LeaseList),
);
const LeaseDetail = lazyScreen(() =>
  import(/* webpackChunkName: "metal-lease" */ './metal/lease-detail').then((m) => m.LeaseDetail),
);

/** The screens of virtual machines and bare metal. */
export function App() {
  return (
    <Routes>
      <Route path="/compute" element={<VmList />} />
      <Route path="/compute/create" element={<VmCreate />} />
      <Route path="/compute/vm/:location/:vmId" element={<VmDetail />} />
      <Route path="/compute/*" element={<Navigate to={paths.compute()} replace />} />
      <Route path="/metal" element={<LeaseList />} />
      <Route path="/metal/lease/:uuid" element={<LeaseDetail />} />
      <Route path="/metal/*" element={<Navigate to={paths.metal()} replace />} />
    </Routes>
  );
}

registerJobFinder('virtual_machine', findCreatedVm);

export default createArea({ name: 'mf-compute', App });
