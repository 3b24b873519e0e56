import type { ReactNode } from 'react';
import type { ButtonLook, ButtonProps } from './button';
import { Button, buttonClass } from './button';
import { Icon } from './icon';
import type { IconName } from './icons';
import type { LinkProps } from './link';
import { Link } from './link';
import { Tooltip } from './tooltip';
import { useRedrawnFocus } from './use-redrawn-focus';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'icon' | 'endIcon' | 'full' | 'children' | 'square' | 'showsReason' | 'aria-label'
> {
  icon: IconName;
  /** The name for everybody: spoken, and shown as a tooltip. */
  label: string;
}

/** A square button with an icon and a tooltip. */
export function IconButton({ label, reason, ref, ...rest }: IconButtonProps): ReactNode {
  const keptRef = useRedrawnFocus(ref);
  const button = <Button {...rest} ref={keptRef} {...(reason && { reason })} square aria-label={label} />;
  return reason ? (
    button
  ) : (
    <Tooltip title={label} describe={false}>
      {button}
    </Tooltip>
  );
}

export interface LinkButtonProps extends ButtonLook, Omit<LinkProps, 'strong'> {
  /** A link that leads nowhere yet says why. */
  reason?: string;
}

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  icon,
  endIcon,
  full,
  reason,
  className,
  children,
  ...rest
}: LinkButtonProps): ReactNode {
  const keptRef = useRedrawnFocus<HTMLElement>();
  const look: ButtonLook = {
    ...(variant && { variant }),
    ...(size && { size }),
    ...(full && { full }),
    ...(icon && { icon }),
    ...(endIcon && { endIcon }),
  };
  if (reason)
    return (
      <Button {...look} ref={keptRef} reason={reason}>
        {children}
      </Button>
    );
  const glyph = size === 'sm' ? 14 : 16;
  return (
    <Link {...rest} ref={keptRef} className={buttonClass(look, className)}>
      {icon && <Icon name={icon} size={glyph} />}
      {children}
      {endIcon && <Icon name={endIcon} size={glyph} />}
    </Link>
  );
}
