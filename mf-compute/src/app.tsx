import './compute.css';
import { createArea, registerJobFinder } from '@console/area';
import { Navigate, Route, Routes } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { LeaseDetail } from './metal/lease-detail';
import { LeaseList } from './metal/lease-list';
import { VmCreate } from './vm/create/vm-create';
import { findCreatedVm } from './vm/create/find-created';
import { VmDetail } from './vm/vm-detail';
import { VmList } from './vm/vm-list';

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
