import type { ComponentType, ReactNode } from 'react';
import { Boundary, lazyScreen } from '@console/area';
import { ErrorPanel } from '@console/ui';
import { useText } from '../../texts';

/**
 * Part of a page whose code comes when it is opened; a load that fails leaves the rest of the page alone.
 * @param name of the part, for the error log
 * @param waiting what stands there meanwhile; the shape of a page where nothing is named, nothing for a dialog
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> {
  const Part = lazyScreen(load, waiting);
  return function LazyPart(props: Props) {
    const t = useText();
    return (
      <Boundary
        name={name}
        fallback={(error, retry) => <ErrorPanel title={t('failure.part')} error={error} onRetry={retry} />}
      >
        <Part {...props} />
      </Boundary>
    );
  };
}
