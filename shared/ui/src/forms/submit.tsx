import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { ButtonProps } from '../parts/button';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import { useText } from '../text/ui-messages';
import { useFormInside } from './form-store';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'pending' | 'form'>;

/**
 * Sends the form. Meanwhile it keeps its width, shows the arc and `pendingLabel`, and is a plain button. (spec 1, section 4)
 * Why it cannot be sent stands beside it.
 */
export function SubmitButton({ variant = 'filled', showsReason = true, ...props }: SubmitButtonProps): ReactNode {
  const { formId } = useFormInside();
  const { isSubmitting } = useFormState();
  return (
    <Button {...props} variant={variant} showsReason={showsReason} type="submit" form={formId} pending={isSubmitting} />
  );
}

/** What went wrong with the whole, 'Error: …'; stays until the next try. (spec 1, section 2) */
export function FormError(): ReactNode {
  const t = useText();
  const { formId } = useFormInside();
  const { errors } = useFormState();
  const [message, ...more] = (errors.root?.['server']?.message ?? '').split('\n');
  return (
    <div role="alert" className="ui-ferr" data-form-error={formId}>
      {message && (
        <div className="ui-strip danger">
          <Icon name="circle-alert" />
          <div className="bd">
            {t('errorToast', { message })}
            {more.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
