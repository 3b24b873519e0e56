import { lazy, Suspense, useState } from 'react';
import type { CodeRequest } from '@console/api';
import { useText } from '../messages';

export interface CodeDisclosureProps {
  /** The calls that the dialog would make now, in their order; asked at each render while it is unfolded. */
  readonly requests: () => readonly CodeRequest[];
  /** Unfolded from the start: for a tab of its own. */
  readonly open?: boolean;
}

const CodeView = lazy(() => import('./code-view'));

/** 'As code', folded: the calls of a dialog or of one resource as programs, where they stand. */
export function CodeDisclosure({ requests, open = false }: CodeDisclosureProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(open);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('code.title')}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <CodeView requests={requests()} />
        </Suspense>
      )}
    </details>
  );
}
