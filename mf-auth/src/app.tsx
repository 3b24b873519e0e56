import { createArea, lazyScreen, NoSuchPage, registerJournal } from '@console/area';
import { defineRoutes, Route } from '@console/area/router';

const Profile = lazyScreen(() => import('./profile/detail').then((m) => m.Profile), null);

export const App = defineRoutes(
  <>
    <Route path="/profile" element={<Profile />} />
    <Route path="*" element={<NoSuchPage />} />
  </>,
);

registerJournal('mf-auth', () => import(/* webpackChunkName: "journal" */ './journal/calls').then((m) => m.journal));

export default createArea({ name: 'mf-auth', App });
