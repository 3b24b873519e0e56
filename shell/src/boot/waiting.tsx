import { createRoot } from 'react-dom/client';
import { LoadingScreen } from '@console/ui';

/** Shows that the console is on its way while its site is not known yet. @returns takes it off the page */
export function showWaiting(): () => void {
  const box = document.createElement('div');
  (document.getElementById('root') ?? document.body).append(box);
  const root = createRoot(box);
  root.render(<LoadingScreen />);
  return () => {
    root.unmount();
    box.remove();
  };
}
