import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useId, useState } from 'react';
import { cx } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icons';
import { Tooltip } from './tooltip';
import { useRedrawnFocus } from './use-redrawn-focus';

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
  /**
   * Disables, shows the arc, and makes a submit button a plain one. (spec 1, section 4) A button that can be pending takes a
   * double click for one press: the work may have ended before the second one.
   */
  pending?: boolean;
  /** What the button says meanwhile, for example 'Creating'. */
  pendingLabel?: ReactNode;
  /** Disables and says why, in a tooltip and to screen readers. */
  reason?: string;
  /** Says the reason as text right after the button instead: for the one action that a form is there for. */
  showsReason?: boolean;
  /** Icon-only buttons are square. */
  square?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export const buttonClass = (
  { variant = 'outlined', size, full }: ButtonLook,
  ...more: (string | false | undefined)[]
): string | undefined =>
  cx('ui-btn', variant !== 'outlined' && variant, size === 'sm' && 'sm', full && 'full', ...more);

/** A button. `pending` and `reason` disable it without taking the focus away. */
export function Button(props: ButtonProps): ReactNode {
  const {
    variant,
    size,
    icon,
    endIcon,
    full,
    pending: isPending,
    pendingLabel,
    reason,
    showsReason = false,
    square,
    disabled,
    type = 'button',
    className,
    children,
    onClick,
    style,
    ref,
    ...rest
  } = props;
  const keptRef = useRedrawnFocus(ref);
  /** px when it was pressed: a shorter pending label does not make it jump. Read then, and not of every button drawn. */
  const [width, setWidth] = useState<number>();
  const why = useId();
  const pending = isPending === true;
  const off = pending || disabled || Boolean(reason);
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (off || (isPending !== undefined && event.detail > 1)) {
      event.preventDefault();
      return;
    }
    setWidth(event.currentTarget.offsetWidth);
    onClick?.(event);
  };
  const glyph = size === 'sm' ? 14 : 16;
  const label = pending ? (square ? null : (pendingLabel ?? children)) : children;
  const shape = pending ? (
    <Icon name="loader" size={glyph} className="ui-spin" />
  ) : (
    icon && <Icon name={icon} size={glyph} />
  );
  // Of what it says now and meanwhile, the longer one makes its width: 'Stop' is as wide as 'Stopping'.
  const other = pending ? children : pendingLabel;
  const isTwofold = icon !== undefined && typeof label === 'string' && typeof other === 'string' && label !== other;
  const button = (
    <button
      {...rest}
      ref={keptRef}
      type={pending ? 'button' : type}
      className={buttonClass(
        { ...(variant && { variant }), ...(size && { size }), ...(full && { full }) },
        square && 'icon',
        className,
      )}
      aria-disabled={off || undefined}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- of ARIA 1.3, on every element; browsers know it, the rule not yet
      aria-description={showsReason ? undefined : reason || undefined}
      aria-describedby={reason && showsReason ? cx(rest['aria-describedby'], why) : rest['aria-describedby']}
      aria-busy={pending || undefined}
      style={pending && width ? { ...style, minWidth: width } : style}
      onClick={click}
    >
      {isTwofold ? (
        <span className="ui-twofold" data-other={other}>
          <span>
            {shape}
            {label}
          </span>
        </span>
      ) : (
        <>
          {shape}
          {label}
        </>
      )}
      {endIcon && !pending && <Icon name={endIcon} size={glyph} />}
    </button>
  );
  if (!showsReason) return reason ? <Tooltip title={reason}>{button}</Tooltip> : button;
  return (
    <>
      {button}
      {reason ? (
        <span id={why} className="ui-why ui-small">
          {reason}
        </span>
      ) : null}
    </>
  );
}
