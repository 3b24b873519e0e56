import { useState, type ReactNode } from 'react';
import type { CodeRequest } from '@console/api';
import { Button, loadOverlays, useOnDemand } from '@console/ui';
import { useText } from '../messages';
import { useUrlAdapter } from '../use-url-adapter';
import { codeView } from './load-code';

export interface CodeButtonProps {
  /** The calls that the screen would make now, in their order; asked at each render once the drawer was opened. */
  readonly requests: () => readonly CodeRequest[];
  readonly size?: 'md' | 'sm';
  /** What whoever copies the program should know of what they have typed. */
  readonly note?: string | undefined;
  /** Under the program: the same by another tool. */
  readonly children?: ReactNode;
}

/** Fetches what the drawer needs before it is asked for. */
const preload = (): void => {
  void Promise.all([codeView.load(), loadOverlays()]).catch(() => undefined);
};

/**
 * 'As code': opens the calls of a page-level form as a program, in a drawer beside it. Whether it is open, and in which
 * language, is `?code=` of the address. Render it where the values of the form are read, so that it follows them.
 */
export function CodeButton({ requests, size = 'md', note, children }: CodeButtonProps) {
  const t = useText();
  const address = useUrlAdapter();
  const wanted = address.get('code');
  const isOpen = wanted !== null;
  // While the drawer closes it shows what it has shown.
  const [shown, setShown] = useState(wanted);
  if (wanted !== null && wanted !== shown) setShown(wanted);
  const code = useOnDemand(codeView, isOpen);
  return (
    <>
      <Button
        size={size}
        icon="code"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => address.set({ code: isOpen ? null : (code?.codeLanguage() ?? 'open') })}
      >
        {t('code.title')}
      </Button>
      {code && (
        <code.CodeDrawer
          open={isOpen}
          requests={requests()}
          note={note}
          language={code.codeLanguage(shown)}
          onLanguage={(language) => address.set({ code: language })}
          onClose={() => address.set({ code: null })}
        >
          {children}
        </code.CodeDrawer>
      )}
    </>
  );
}
