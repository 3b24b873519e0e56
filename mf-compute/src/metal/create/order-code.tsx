import { codeRequest } from '@console/api';
import { CodeButton } from '@console/area';
import { createMetalLease } from '@console/contract/metal-lease';
import { useOrderForm } from './form-context';
import { orderRequest } from './request';

/** The order as code, kept in step with the choices. */
export function OrderCode() {
  const { values } = useOrderForm();
  return <CodeButton size="sm" requests={() => [codeRequest(createMetalLease, orderRequest(values))]} />;
}
