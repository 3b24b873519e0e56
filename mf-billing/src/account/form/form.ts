import { useUnsavedGuard } from '@console/area';
import { createForm } from '@console/ui/forms';
import type { AccountValues } from './field-rules';

/** The form of a billing account. Which of its fields are shown, and which must be filled in, the site says. */
export const {
  CheckboxField,
  ChoiceTiles,
  ComboboxField,
  Form,
  TextField,
  useFormControl,
  useFormField,
  useFormValues,
} = createForm<AccountValues>();

/** A file is too large for a draft, and may say more about a person than a draft should. */
export const notKept = ['document', 'document_name'] as const;

/** Asks before what a draft does not keep is left. */
export const guard = useUnsavedGuard;
