import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { mockVariantOf, mockVariants } from '@console/contract/mock-mode';
import { Button } from '@console/area/signed-out';
import { Field } from '../sign-in/field';
import { type DeveloperChoice, developerSignIn, keyOf, lastChoice } from './sign-in';
import { useText } from './texts';
import './form.css';

const names = { default: 'developer.default', metal: 'developer.metal' } as const;

/** Signing in with a key, or into mock mode; only on development hosts. (spec 1, sections 2 and 5) */
export default function DeveloperForm() {
  const t = useText();
  const id = useId();
  const [choice, setChoice] = useState<DeveloperChoice>(lastChoice);
  // At first; from then on it is the person who opens and closes it.
  const [isOpen] = useState(choice.mock !== undefined);
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const key = keyOf(choice);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (key === undefined) field.current?.focus();
    else developerSignIn(choice, key);
  };

  return (
    <details className="auth-developer" open={isOpen}>
      <summary className="auth-hint">{t('developer.title')}</summary>
      <form className="auth-fields" noValidate onSubmit={submit}>
        <Field
          ref={field}
          label={t('developer.apikey')}
          name="apikey"
          autoComplete="off"
          value={choice.apikey}
          onChange={(apikey) => setChoice({ ...choice, apikey })}
          fault={isChecked && key === undefined ? t('developer.required') : undefined}
        />
        <div className="auth-row">
          <input
            id={`${id}-mock`}
            type="checkbox"
            checked={choice.mock !== undefined}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setChoice({ ...choice, mock: target.checked ? mockVariants[0] : undefined })}
          />
          <label htmlFor={`${id}-mock`}>{t('developer.mock')}</label>
        </div>
        <p className="auth-hint" id={`${id}-hint`}>
          {t('developer.mockHint')}
        </p>
        {choice.mock === undefined ? null : (
          <div className="auth-field">
            <label className="auth-label" htmlFor={`${id}-variant`}>
              {t('developer.variant')}
            </label>
            <div className="auth-input">
              <select
                id={`${id}-variant`}
                value={choice.mock}
                onChange={({ target }) => setChoice({ ...choice, mock: mockVariantOf(target.value) })}
              >
                {mockVariants.map((variant) => (
                  <option key={variant} value={variant}>
                    {t(names[variant])}
                  </option>
                ))}
              </select>
            </div>
          </div>
        )}
        <Button type="submit" full>
          {choice.mock === undefined ? t('developer.submit') : t('developer.submitMock')}
        </Button>
      </form>
    </details>
  );
}
