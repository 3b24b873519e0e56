import type { ReactElement, ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { ButtonVariant } from '../parts/button';
import { Button } from '../parts/button';
import { IconButton, LinkButton } from '../parts/button-kinds';
import { Icon } from '../parts/icon';
import type { IconName } from '../parts/icons';
import { loadOverlays, preloadHandlers, useOverlays } from './load';
import type { MenuItem } from './menu-types';
import { usePresence } from './use-presence';

/** What a trigger of an overlay must carry. */
export interface TriggerProps {
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': boolean;
}

interface OverlayTrigger {
  open: boolean;
  close: () => void;
  anchor: HTMLElement | null;
  trigger: TriggerProps;
  ref: (element: HTMLElement | null) => void;
}

function useTrigger(kind: 'menu' | 'dialog'): OverlayTrigger {
  const element = useRef<HTMLElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  return {
    open,
    anchor,
    close: () => setOpen(false),
    ref: (next) => {
      element.current = next;
    },
    trigger: {
      onClick: () => {
        void loadOverlays().catch(() => undefined);
        setAnchor(element.current);
        setOpen(true);
      },
      ...preloadHandlers,
      'aria-haspopup': kind,
      'aria-expanded': open,
    },
  };
}

export interface MenuProps {
  /** Text of the button, or the name of an icon-only one. */
  label: string;
  trigger?: 'button' | 'icon' | 'row';
  icon?: IconName;
  variant?: ButtonVariant;
  size?: 'md' | 'sm';
  /** A function is asked when the menu opens: for rows of a list, most of whose menus never do. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  align?: 'start' | 'end';
}

/** A button with a menu. Entries that are not allowed stay, with their reason. */
export function Menu({ label, trigger = 'button', icon, variant, size, items, align = 'end' }: MenuProps): ReactNode {
  const state = useTrigger('menu');
  const { present, onExited } = usePresence(state.open);
  const overlays = useOverlays(present);
  const look = { ...(variant && { variant }), ...(size && { size }) };
  return (
    <>
      {trigger === 'row' && (
        <button type="button" className="ui-more" aria-label={label} ref={state.ref} {...state.trigger}>
          <Icon name={icon ?? 'ellipsis'} />
        </button>
      )}
      {trigger === 'icon' && (
        <IconButton icon={icon ?? 'ellipsis'} label={label} {...look} ref={state.ref} {...state.trigger} />
      )}
      {trigger === 'button' && (
        <Button {...look} {...(icon && { icon })} endIcon="chevron-down" ref={state.ref} {...state.trigger}>
          {label}
        </Button>
      )}
      {present && overlays && (
        <overlays.MenuOverlay
          anchor={state.anchor}
          open={state.open}
          label={label}
          items={typeof items === 'function' ? items() : items}
          align={align}
          onClose={state.close}
          onExited={onExited}
        />
      )}
    </>
  );
}

export interface SplitButtonProps {
  variant?: 'filled' | 'outlined';
  icon?: IconName;
  to?: string;
  onClick?: () => void;
  children: ReactNode;
  /** Name of the arrow, for example 'More ways to create'. */
  moreLabel: string;
  items: readonly MenuItem[];
}

/** A button with further ways behind an arrow. */
export function SplitButton({
  variant = 'filled',
  icon,
  to,
  onClick,
  children,
  moreLabel,
  items,
}: SplitButtonProps): ReactNode {
  const state = useTrigger('menu');
  const { present, onExited } = usePresence(state.open);
  const overlays = useOverlays(present);
  const look = { variant, ...(icon && { icon }) };
  return (
    <span className="ui-split">
      {to === undefined ? (
        <Button {...look} onClick={onClick}>
          {children}
        </Button>
      ) : (
        <LinkButton {...look} to={to}>
          {children}
        </LinkButton>
      )}
      <Button variant={variant} square icon="chevron-down" aria-label={moreLabel} ref={state.ref} {...state.trigger} />
      {present && overlays && (
        <overlays.MenuOverlay
          anchor={state.anchor}
          open={state.open}
          label={moreLabel}
          items={items}
          align="end"
          onClose={state.close}
          onExited={onExited}
        />
      )}
    </span>
  );
}

export interface PopoverProps {
  label: string;
  /** Draws what opens it; must pass on `props` and `ref` to one element. */
  trigger: (props: TriggerProps, ref: (element: HTMLElement | null) => void) => ReactElement;
  children: (close: () => void) => ReactNode;
  /** px; default 280. */
  width?: number;
  align?: 'start' | 'end';
}

/** Anything under a button. */
export function Popover({ label, trigger, children, width = 280, align = 'start' }: PopoverProps): ReactNode {
  const state = useTrigger('dialog');
  const { present, onExited } = usePresence(state.open);
  const overlays = useOverlays(present);
  return (
    <>
      {trigger(state.trigger, state.ref)}
      {present && overlays && (
        <overlays.PopoverOverlay
          anchor={state.anchor}
          open={state.open}
          label={label}
          width={width}
          align={align}
          onClose={state.close}
          onExited={onExited}
        >
          {children(state.close)}
        </overlays.PopoverOverlay>
      )}
    </>
  );
}
