import './labels.css';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@console/contract/paths';
import { Button, PageHead, TabPanel, Tabs } from '@console/ui';
import { Page } from '../page';
import { labelCounts } from './label-set';
import { LabelsTable } from './labels-table';
import { useText } from './page-texts';
import { ResourcesTable } from './resources-table';
import { saveLabels } from './save-labels';
import { useText as useLabelText } from './texts';
import { useImport } from './use-import';
import { useLabels } from './use-labels';

/** The page of labels: each label of this browser, and (`?view=resources`) all that has one. */
export function LabelsPage() {
  const t = useText();
  const own = useLabelText();
  const labels = useLabels();
  const [params] = useSearchParams();
  const { button, dialog } = useImport();
  const view = params.get('view') === 'resources' ? 'resources' : 'labels';
  const tabs = [
    { id: 'labels', label: own('title'), count: labelCounts(labels).size, to: paths.labels() },
    { id: 'resources', label: t('tab.resources'), count: labels.size, to: `${paths.labels()}?view=resources` },
  ];
  return (
    <Page title={own('title')}>
      <PageHead
        title={own('title')}
        facts={own('dialog.about')}
        actions={
          <>
            {labels.size > 0 ? (
              <Button icon="download" onClick={() => saveLabels(labels)}>
                {t('exportAll')}
              </Button>
            ) : null}
            {button}
          </>
        }
      />
      <Tabs label={own('title')} items={tabs} value={view} />
      <TabPanel label={view === 'resources' ? t('tab.resources') : own('title')}>
        {view === 'resources' ? <ResourcesTable /> : <LabelsTable />}
      </TabPanel>
      {dialog}
    </Page>
  );
}
