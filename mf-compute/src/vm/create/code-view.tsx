import { CodeButton } from '@console/area';
import { codeRequests } from './code-requests';
import { useVmForm } from './form-context';

/** 'As code', kept in step with the choices. */
export function CodeView({ size = 'md' }: { size?: 'md' | 'sm' }) {
  const { choices, values } = useVmForm();
  return <CodeButton size={size} requests={() => codeRequests(choices, values)} />;
}
