import type { ManifestText } from '@console/area/manifest.mjs';
import type en from '../messages/en/shell.json';

/** What the frame says: texts of the shell, and of the areas' declarations. In the browser they follow the language. */
export interface FrameTexts {
  readonly t: (id: keyof typeof en) => string;
  readonly declared: (text: ManifestText) => string;
}
