import { createForm } from '@console/ui/forms';
import type { AccountValues } from './field-rules';

/** The form of a new billing account. Which of its fields are shown, and which must be filled in, the site says. */
export const { ChoiceTiles, Form, SelectField, TextField, useFormControl, useFormField, useFormValues } =
  createForm<AccountValues>();
