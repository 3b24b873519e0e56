import { useState } from 'react';
import { useQuery } from '@console/api';
import { saveFile, useSiteConfig } from '@console/area';
import { getS3Endpoint, type S3Key } from '@console/contract/bucket';
import { CommandLine } from '@console/domain/connect';
import { Button, CodeBlock, CopyButton, ErrorPanel, Segmented, SkeletonText } from '@console/ui';
import { toolConfig, tools, type Tool, type ToolTarget } from './tool-config';
import { useConnectText } from './texts';

/** A secret that is not shown. */
const MASK = '•'.repeat(16);

const TOOL_NAMES: Readonly<Record<Tool, string>> = { aws: 'AWS CLI', rclone: 'rclone', s3cmd: 's3cmd', boto3: 'boto3' };

export interface ToolSetupProps {
  readonly access: Pick<S3Key, 'accessKey' | 'secretKey'>;
  /** Undefined: for all buckets. */
  readonly bucket?: string | undefined;
}

/** Configurations of the usual S3 tools, ready to be copied; the secret is on the screen only while somebody asked for it. */
export function ToolSetup({ access, bucket }: ToolSetupProps) {
  const t = useConnectText();
  const { s3ForcePathStyle } = useSiteConfig();
  const { data, error, reload } = useQuery(getS3Endpoint, {});
  const [tool, setTool] = useState<Tool>('aws');
  const [isShown, show] = useState(false);
  if (error && !data) return <ErrorPanel error={error} title={t('endpoint.failed')} onRetry={() => void reload()} />;
  if (!data) return <SkeletonText lines={6} />;
  const target: ToolTarget = { endpoint: data.url, isPathStyle: s3ForcePathStyle, ...access, bucket };
  const config = toolConfig(tool, target);
  const shown = toolConfig(tool, isShown ? target : { ...target, secretKey: MASK });
  if (!config || !shown) return <p>{t('endpoint.unusable')}</p>;
  return (
    <div className="ui-stack">
      <div className="ui-row wrap">
        <Segmented
          size="sm"
          label={t('tool.label')}
          value={tool}
          options={tools.map((value) => ({ value, label: TOOL_NAMES[value] }))}
          onChange={setTool}
        />
        <span className="ui-push ui-row tight">
          <Button
            size="sm"
            variant="bare"
            icon={isShown ? 'eye-off' : 'eye'}
            aria-pressed={isShown}
            onClick={() => show(!isShown)}
          >
            {isShown ? t('tool.hide') : t('tool.show')}
          </Button>
          <Button
            size="sm"
            variant="bare"
            icon="download"
            onClick={() => saveFile(config.saveAs, `${config.content}\n`)}
          >
            {t('tool.download')}
          </Button>
        </span>
      </div>
      <div className="ui-stack tight">
        <div className="ui-row">
          <code className="ui-small ui-mut ui-mono">{config.file}</code>
          <CopyButton value={config.content} label={t('tool.config', { tool: TOOL_NAMES[tool] })} />
        </div>
        <CodeBlock code={shown.content} label={t('tool.config', { tool: TOOL_NAMES[tool] })} />
      </div>
      <div className="ui-stack tight">
        <span className="ui-small ui-mut">{t('tool.try')}</span>
        <CommandLine label={t('tool.command')} command={config.command} />
      </div>
    </div>
  );
}
