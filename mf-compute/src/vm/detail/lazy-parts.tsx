import type { ComponentType } from 'react';
import { Boundary, lazyScreen } from '@console/area';
import { ErrorPanel } from '@console/ui';
import { useDetailText } from './texts';

/** Part of a page whose code comes when it is opened; a load that fails leaves the rest of the page alone. */
function lazyPart<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazyScreen(load);
  return function LazyPart(props: Props) {
    const t = useDetailText();
    return (
      <Boundary
        name={name}
        fallback={(error, retry) => <ErrorPanel title={t('part.failed')} error={error} onRetry={retry} />}
      >
        <Part {...props} />
      </Boundary>
    );
  };
}

const settings = () => import(/* webpackChunkName: "compute-vm-settings" */ '../settings');

export const NetworkTab = lazyPart('vm network', () => settings().then((m) => m.NetworkTab));
export const AccessTab = lazyPart('vm access', () => settings().then((m) => m.AccessTab));
export const SettingsTab = lazyPart('vm settings', () => settings().then((m) => m.SettingsTab));
export const SettingsDialogs = lazyPart('vm settings dialogs', () => settings().then((m) => m.SettingsDialogs));
