import { defineEndpoint } from './endpoint';
import { Vm } from './vm';
import { vmByUuid } from './vm-by-uuid';

/** One machine. The specification only lists them; real clients of this API ask for one. */
export const getVm = defineEndpoint({
  name: 'getVm',
  method: 'GET',
  path: '/{location}/user-resource/vm',
  params: vmByUuid,
  response: Vm,
  source: 'spec 3, section 3; the call as existing clients make it',
});
