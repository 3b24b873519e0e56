import type { ReactNode } from 'react';
import { useContext } from 'react';
import { cx } from '../parts/class-names';
import { Icon } from '../parts/icon';
import { useText } from '../text/ui-messages';
import { SectionTitleContext } from './form-store';

export interface FieldText {
  label: string;
  hint?: ReactNode;
  /** Says so after the label; fields that must be filled in say nothing. */
  optional?: boolean | undefined;
  className?: string | undefined;
}

export const hintId = (id: string): string => `${id}-hint`;

/** A hint, or instead of it what is wrong. */
export const FieldNote = ({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error: string | undefined;
}): ReactNode => {
  if (error) {
    return (
      <span className="er" id={hintId(id)}>
        <Icon name="circle-alert" size={14} />
        <span>{error}</span>
      </span>
    );
  }
  return hint ? (
    <span className="hint" id={hintId(id)}>
      {hint}
    </span>
  ) : null;
};

/** `aria-describedby` and the like of a field; what is not optional has to be filled in. */
export const fieldAria = (id: string, hint: ReactNode, error: string | undefined, optional?: boolean) => ({
  'aria-required': optional === false || undefined,
  'aria-describedby': hint || error ? hintId(id) : undefined,
  'aria-invalid': error ? true : undefined,
});

/** Label above, control, hint or error below. Alone in a section of the same name its label is that, and seen once. */
export function Field({
  id,
  label,
  hint,
  optional,
  className,
  error,
  children,
}: FieldText & { id: string; error: string | undefined; children: ReactNode }): ReactNode {
  const t = useText();
  const isNamed = useContext(SectionTitleContext) === label && !optional;
  return (
    <div className={cx('ui-fld', isNamed && 'named', className)}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="o"> {t('optional')}</span>}
      </label>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}
