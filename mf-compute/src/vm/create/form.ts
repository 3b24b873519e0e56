import { createForm } from '@console/ui/forms';
import type { VmValues } from './values';

/** The form for new machines: its fields and hooks, typed by its values. */
export const {
  ChoiceTiles,
  ComboboxField,
  Form,
  NumberField,
  PasswordField,
  SelectField,
  SwitchField,
  TextField,
  useFormControl,
  useFormField,
  useFormValues,
} = createForm<VmValues>();
