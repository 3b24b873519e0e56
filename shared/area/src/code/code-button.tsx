import { lazy, Suspense } from 'react';
import type { CodeRequest } from '@console/api';
import { Button } from '@console/ui';
import { useText } from '../messages';
import { useUrlAdapter } from '../use-url-adapter';

export interface CodeButtonProps {
  /** The calls that the screen would make now, in their order; asked at each render while the drawer is open. */
  readonly requests: () => readonly CodeRequest[];
  readonly size?: 'md' | 'sm';
}

const CodeDrawer = lazy(() => import('./code-drawer'));

/** 'As code': opens the calls of a page-level form as programs, in a drawer beside it. Its state is `?code=` of the address. */
export function CodeButton({ requests, size = 'md' }: CodeButtonProps) {
  const t = useText();
  const address = useUrlAdapter();
  const language = address.get('code');
  return (
    <>
      <Button size={size} onClick={() => address.set({ code: 'curl' })}>
        {t('code.title')}
      </Button>
      {language === null ? null : (
        <Suspense fallback={null}>
          <CodeDrawer requests={requests()} onClose={() => address.set({ code: null })} />
        </Suspense>
      )}
    </>
  );
}
