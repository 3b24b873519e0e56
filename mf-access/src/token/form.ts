import { createForm } from '@console/ui/forms';
import type { TokenValues } from './values';

/** The form of a token, on its page and in its dialog. */
export const { ChoiceTiles, ComboboxField, Form, TextField, useFormValues } = createForm<TokenValues>();
