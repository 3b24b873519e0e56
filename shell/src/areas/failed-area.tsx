import { createRoot, type Root } from 'react-dom/client';
import { AreaRoot, OUTLET_ID, Page, rootErrors, type RemoteApp } from '@console/area';
import { EmptyDrawing, ErrorPanel, PageHead } from '@console/ui';
import { useText } from '../texts';

interface FailureProps {
  /** The area's name as people know it. */
  readonly label: string;
  readonly name: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

function Failure({ label, name, error, onRetry }: FailureProps) {
  const t = useText();
  return (
    <Page title={label}>
      <PageHead title={label} />
      <EmptyDrawing icon="cloud-off" />
      <div data-failed={name}>
        <ErrorPanel title={t('area.failed', { area: label })} error={error} onRetry={onRetry} />
      </div>
    </Page>
  );
}

/** Stands in for an area that did not load: its name, the reason, and Retry. */
export function failedArea(props: FailureProps): RemoteApp {
  let root: Root | undefined;
  let element: HTMLElement | undefined;
  return {
    bootstrap: () => Promise.resolve(),
    async mount() {
      element = document.createElement('div');
      element.className = 'area';
      document.getElementById(OUTLET_ID)?.append(element);
      root = createRoot(element, rootErrors(props.name));
      root.render(
        <AreaRoot name={props.name}>
          <Failure {...props} />
        </AreaRoot>,
      );
    },
    async unmount() {
      root?.unmount();
      element?.remove();
    },
  };
}
