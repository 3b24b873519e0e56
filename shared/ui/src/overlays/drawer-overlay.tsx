import Slide from '@mui/material/Slide';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { MuiRoot } from './mui-root';
import { SheetBody, type SheetOverlayProps } from './sheet-overlay';
import { useFocusReturn } from './use-focus-return';
import { useSecondPress } from './use-second-press';

/** Takes the focus while something is open, and gives it back to what had it unless it has gone elsewhere meanwhile. */
function useFocusWhile(open: boolean, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    const own = panel.current;
    own?.focus({ preventScroll: true });
    return () => {
      const isHere = own?.contains(document.activeElement) || document.activeElement === document.body;
      if (isHere && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [open, panel]);
}

/** Escape closes it while the focus is in it: nobody is torn out of a field of the page behind. */
function useEscape(panel: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const own = panel.current;
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    own?.addEventListener('keydown', listen);
    return () => own?.removeEventListener('keydown', listen);
  }, [panel]);
}

/** At the end of the line, not modal: the page behind stays usable, for screen readers too. */
export function DrawerOverlay(props: SheetOverlayProps): ReactNode {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useFocusReturn();
  useSecondPress();
  useFocusWhile(props.open, panel);
  useEscape(panel, props.onClose);
  const direction = document.documentElement.dir === 'rtl' ? 'right' : 'left';
  return createPortal(
    <MuiRoot>
      <Slide in={props.open} appear direction={direction} onExited={props.onExited}>
        <section ref={panel} className="ui-drawer" role="dialog" aria-labelledby={id} tabIndex={-1}>
          <SheetBody {...props} id={id} />
        </section>
      </Slide>
    </MuiRoot>,
    document.body,
  );
}
