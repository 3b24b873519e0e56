import type { ComponentType, ReactNode } from 'react';
import { ErrorPanel, ThemeRoot } from '@console/ui';
import { declaredAreas } from './areas';
import { Boundary } from './boundary';
import { lifecycleOf, type RemoteApp } from './lifecycle';
import { useText } from './messages';
import { useSite } from './site';

/** What stands in the place of a screen that failed while it was drawn. */
function Failure({ name, error, onRetry }: { name: string; error: Error; onRetry: () => void }) {
  const t = useText();
  return (
    <div data-failed={name}>
      <ErrorPanel title={t('boundary.title', { name: declaredAreas().nameOf(name) })} error={error} onRetry={onRetry} />
    </div>
  );
}

/** The theme and a boundary. There is no router, for nothing leads into the console. */
function SignedOutRoot({ name, children }: { name: string; children: ReactNode }) {
  const { brand } = useSite();
  return (
    <ThemeRoot brand={brand}>
      <Boundary name={name} fallback={(error, retry) => <Failure name={name} error={error} onRetry={retry} />}>
        {children}
      </Boundary>
    </ThemeRoot>
  );
}

/**
 * Makes the lifecycle of the screens for whoever is not signed in ('./signed-out' of the area that signs people in).
 * @throws Error from mount when the shell has no outlet
 */
export const createSignedOut = ({ name, App }: { readonly name: string; readonly App: ComponentType }): RemoteApp =>
  lifecycleOf(
    name,
    <SignedOutRoot name={name}>
      <App />
    </SignedOutRoot>,
  );
