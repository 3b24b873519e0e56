import { createArea } from '@console/area';
import { Navigate, Route, Routes } from '@console/area/router';
import { AccountList } from './account/list';

function App() {
  return (
    <Routes>
      <Route path="/NAME" element={<AccountList />} />
      <Route path="/NAME/*" element={<Navigate to="/NAME" replace />} />
    </Routes>
  );
}

export default createArea({ name: 'mf-NAME', App });
