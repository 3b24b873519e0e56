import type { ReactNode } from 'react';
import type { CodeRequest } from '@console/api';
import { Drawer } from '@console/ui';
import { CodePanel } from './code-panel';
import { LanguageSwitch } from './language-switch';
import type { CodeLanguage } from './languages';
import { useText } from './texts';
import { Variables } from './variables';

export interface CodeDrawerProps {
  readonly open: boolean;
  readonly requests: readonly CodeRequest[];
  readonly language: CodeLanguage;
  readonly note?: string | undefined;
  /** Under the program. */
  readonly children?: ReactNode;
  readonly onLanguage: (language: CodeLanguage) => void;
  readonly onClose: () => void;
}

/** The calls of a form as a program, beside the form. */
export function CodeDrawer({ open, requests, language, note, children, onLanguage, onClose }: CodeDrawerProps) {
  const t = useText();
  const { length } = requests;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('title')}
      actions={<LanguageSwitch size="md" value={language} onChange={onLanguage} />}
    >
      <p className="ui-sec">{length > 1 ? t('introMany', { n: length }) : t('intro')}</p>
      <CodePanel requests={requests} language={language} note={note}>
        {({ variables }) => (
          <section className="area-code-variables">
            <h3>{t('variables.title')}</h3>
            <Variables names={variables} />
          </section>
        )}
      </CodePanel>
      {children}
    </Drawer>
  );
}
