/** The router that areas may use; the same one copy for all of them. */
export {
  Navigate,
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps } from './link';
export { defineRoutes } from './likely-screen';
export { safeExternalUrl, safePath } from './safe-path';
export { useUnsavedGuard } from './unsaved-guard';
