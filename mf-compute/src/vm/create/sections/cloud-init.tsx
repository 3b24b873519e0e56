import { reportError } from '@console/area';
import { useState } from 'react';
import { Button } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { CloudInitField } from '../cloud-init/cloud-init-field';
import { cloudInitCheck, yamlEditor } from '../cloud-init/load';
import { useVmForm } from '../form';
import { useText } from '../texts';
import type { Problems, VmValues } from '../values';
import type { CreateRequest, VmOrder } from '../order';

export const firstCloudInit = { cloudInit: '' };

/** What is wrong with the text for cloud-init. Where its check does not load, the server checks alone. */
export async function cloudInitProblems({ cloudInit, signIn }: VmValues): Promise<Problems> {
  if (cloudInit.trim() === '') return signIn === 'cloudInit' ? { signIn: { id: 'signIn.noUsers' } } : {};
  try {
    const { checkCloudInit } = await cloudInitCheck.load();
    const { findings, hasUsers } = checkCloudInit(cloudInit);
    const problem = findings.find(({ grade }) => grade === 'error');
    if (problem) return { cloudInit: problem };
    return signIn === 'cloudInit' && !hasUsers ? { signIn: { id: 'signIn.noUsers' } } : {};
  } catch (error) {
    reportError(error);
    return {};
  }
}

export const cloudInitRequest = ({ values }: VmOrder): Partial<CreateRequest> =>
  values.cloudInit.trim() === '' ? {} : { cloud_init: values.cloudInit };

/** Fetched when a person is about to ask for it. */
const preload = (): void => {
  yamlEditor.preload();
  cloudInitCheck.preload();
};

/** What the machine does when it starts for the first time: folded until somebody wants it. */
export function CloudInitSection() {
  const t = useText();
  const { values, change } = useVmForm();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || values.cloudInit !== '';
  const lines = values.cloudInit.trim() === '' ? 0 : values.cloudInit.trimEnd().split('\n').length;
  const close = (): void => {
    setOpened(false);
    change({ cloudInit: '', ...(values.signIn === 'cloudInit' ? { signIn: 'password' } : {}) });
  };
  return (
    <FormSection
      id="cloud-init"
      title={t('create.cloudInit')}
      value={lines > 0 ? t('cloudInit.lines', { n: lines }) : t('cloudInit.none')}
      actions={
        isOpen ? (
          <Button size="sm" variant="bare" onClick={close}>
            {t('cloudInit.remove')}
          </Button>
        ) : undefined
      }
    >
      {isOpen ? (
        <CloudInitField autoFocus={isOpened} />
      ) : (
        <div className="ui-row wrap">
          <span className="ui-mut">{t('cloudInit.about')}</span>
          <Button
            size="sm"
            icon="plus"
            className="ui-push"
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setOpened(true)}
          >
            {t('cloudInit.add')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
