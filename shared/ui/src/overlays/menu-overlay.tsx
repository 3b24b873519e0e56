import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MuiMenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../parts/class-names';
import { Icon } from '../parts/icon';
import { Link } from '../parts/link';
import { belowKept } from './below-kept';
import type { MenuItem } from './menu-types';
import { MuiRoot } from './mui-root';
import { useBackCloses } from './use-back-closes';

export interface MenuOverlayProps {
  anchor: HTMLElement | null;
  open: boolean;
  label: string;
  items: readonly MenuItem[];
  align: 'start' | 'end';
  onClose: () => void;
  /** After the closing movement. */
  onExited: () => void;
}

function Item({ item, id, onClose }: { item: MenuItem; id: string; onClose: () => void }): ReactNode {
  const second = item.reason ?? item.hint;
  const choose = (): void => {
    if (item.reason) return;
    onClose();
    item.onSelect?.();
  };
  const target = item.reason
    ? {}
    : item.to !== undefined
      ? { component: Link, to: item.to }
      : item.href !== undefined
        ? { component: Link, href: item.href }
        : {};
  return (
    <MuiMenuItem
      {...target}
      className={cx('ui-mi', item.danger && 'danger')}
      aria-disabled={Boolean(item.reason) || undefined}
      aria-labelledby={`${id}-l`}
      aria-describedby={second ? `${id}-d` : undefined}
      {...(item.checked !== undefined && { role: 'menuitemcheckbox', 'aria-checked': item.checked })}
      onClick={choose}
    >
      {item.icon && <Icon name={item.icon} />}
      <span>
        <span id={`${id}-l`}>{item.label}</span>
        {second && <small id={`${id}-d`}>{second}</small>}
      </span>
      {item.checked && <Icon name="check" size={14} className="tk" />}
    </MuiMenuItem>
  );
}

export function MenuOverlay({ anchor, open, label, items, align, onClose, onExited }: MenuOverlayProps): ReactNode {
  const id = useId();
  useBackCloses(open, onClose);
  return (
    <MuiRoot>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={onClose}
        className="ui-menu-root"
        anchorOrigin={{ vertical: 'bottom', horizontal: align === 'end' ? 'right' : 'left' }}
        transformOrigin={{ vertical: -6, horizontal: align === 'end' ? 'right' : 'left' }}
        slotProps={{
          paper: { className: 'ui-menu', elevation: 0, style: { marginTop: belowKept(anchor) } },
          // Why an entry is off is read by keyboard, too.
          list: { 'aria-label': label, disabledItemsFocusable: true },
          transition: { onExited },
        }}
      >
        {items.flatMap((item, i) => [
          item.divider && i > 0 ? <Divider key={`${item.id}-line`} className="ui-msep" component="li" /> : null,
          <Item key={item.id} item={item} id={`${id}${i}`} onClose={onClose} />,
        ])}
      </Menu>
    </MuiRoot>
  );
}
