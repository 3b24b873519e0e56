import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { cx } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icons';
import { Tooltip } from './tooltip';

export type ButtonVariant = 'outlined' | 'filled' | 'bare' | 'danger' | 'dangerQuiet';

export interface ButtonLook {
  /** One filled button per view. Default outlined. */
  variant?: ButtonVariant;
  /** 36 or 28 px high. */
  size?: 'md' | 'sm';
  icon?: IconName;
  endIcon?: IconName;
  full?: boolean;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'size'> {
  /** Disables, shows the arc, and makes a submit button a plain one. (spec 1, section 4) */
  pending?: boolean;
  /** What the button says meanwhile, for example 'Creating'. */
  pendingLabel?: ReactNode;
  /** Disables and says why, in a tooltip and to screen readers. */
  reason?: string;
  /** Icon-only buttons are square. */
  square?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export const buttonClass = (
  { variant = 'outlined', size, full }: ButtonLook,
  ...more: (string | false | undefined)[]
): string | undefined =>
  cx('ui-btn', variant !== 'outlined' && variant, size === 'sm' && 'sm', full && 'full', ...more);

/** The width before a pending label came, so that the button does not jump. */
function useKeptWidth(pending: boolean): {
  measure: (element: HTMLButtonElement | null) => void;
  width: number | undefined;
} {
  const element = useRef<HTMLButtonElement>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    if (!pending && element.current) setWidth(element.current.offsetWidth);
  }, [pending]);
  return {
    measure: (next) => {
      element.current = next;
    },
    width: pending ? width : undefined,
  };
}

/** A button. `pending` and `reason` disable it without taking the focus away. */
export function Button(props: ButtonProps): ReactNode {
  const {
    variant,
    size,
    icon,
    endIcon,
    full,
    pending = false,
    pendingLabel,
    reason,
    square,
    disabled,
    type = 'button',
    ref,
    className,
    children,
    onClick,
    style,
    ...rest
  } = props;
  const { measure, width } = useKeptWidth(pending);
  const off = pending || disabled || Boolean(reason);
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (off) event.preventDefault();
    else onClick?.(event);
  };
  const setRef = (element: HTMLButtonElement | null): void => {
    measure(element);
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  const glyph = size === 'sm' ? 14 : 16;
  const button = (
    <button
      {...rest}
      ref={setRef}
      type={pending ? 'button' : type}
      className={buttonClass(
        { ...(variant && { variant }), ...(size && { size }), ...(full && { full }) },
        square && 'icon',
        className,
      )}
      aria-disabled={off || undefined}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- of ARIA 1.3, on every element; browsers know it, the rule not yet
      aria-description={reason || undefined}
      aria-busy={pending || undefined}
      style={width ? { ...style, minWidth: width } : style}
      onClick={click}
    >
      {pending ? <Icon name="loader" size={glyph} className="ui-spin" /> : icon && <Icon name={icon} size={glyph} />}
      {pending ? (square ? null : (pendingLabel ?? children)) : children}
      {endIcon && !pending && <Icon name={endIcon} size={glyph} />}
    </button>
  );
  return reason ? <Tooltip title={reason}>{button}</Tooltip> : button;
}
