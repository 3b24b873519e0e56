/** The router that areas may use; the same one copy for all of them. */
export {
  Link,
  Navigate,
  NavigationType,
  NavLink,
  Route,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Routes } from './likely-screen';
export { safeExternalUrl, safePath } from './safe-path';
export { useUnsavedGuard } from './unsaved-guard';
