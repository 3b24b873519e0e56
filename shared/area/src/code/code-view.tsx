import { buildRequest } from '@console/contract/endpoint';
import type { CodeRequest } from '@console/api';
import { CodeBlock } from '@console/ui';
import { useText } from '../messages';

/** The calls as programs. */
export default function CodeView({ requests }: { readonly requests: readonly CodeRequest[] }) {
  const t = useText();
  const code = requests
    .map(({ endpoint, params }) => {
      const { method, url } = buildRequest(endpoint, params);
      return `curl -X ${method} ${url}`;
    })
    .join('\n');
  return <CodeBlock label={t('code.title')} code={code} />;
}
