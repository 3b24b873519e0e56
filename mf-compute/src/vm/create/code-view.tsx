import { CodeButton } from '@console/area';
import { codeRequests } from './code-requests';
import { useVmForm } from './form-context';
import { useText } from './texts';
import type { VmValues } from './values';

/** What is typed freely is printed as it is, with what may be secret in it. */
function useCodeNote({ cloudInit }: Pick<VmValues, 'cloudInit'>): string | undefined {
  const t = useText();
  return cloudInit.trim() === '' ? undefined : t('code.typed');
}

/** 'As code', kept in step with the choices. */
export function CodeView({ size = 'md' }: { size?: 'md' | 'sm' }) {
  const { choices, values } = useVmForm();
  return <CodeButton size={size} requests={() => codeRequests(choices, values)} note={useCodeNote(values)} />;
}
