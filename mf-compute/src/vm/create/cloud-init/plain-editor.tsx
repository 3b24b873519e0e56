import { TextArea } from '@console/ui';
import type { EditorProps } from './editor-props';

/** The same text in a field of the browser: on phones, while the editor is on its way, and where it did not come. */
export const PlainEditor = ({ value, onChange, onBlur, label, id, autoFocus, describedBy, isInvalid }: EditorProps) => (
  <TextArea
    id={id}
    name="cloudInit"
    label={label}
    mono
    rows={9}
    autoFocus={autoFocus}
    spellCheck={false}
    autoCapitalize="none"
    autoCorrect="off"
    value={value}
    invalid={isInvalid}
    aria-describedby={describedBy}
    onChange={onChange}
    onBlur={onBlur}
  />
);
