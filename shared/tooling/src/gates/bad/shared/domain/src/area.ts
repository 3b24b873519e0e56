export { list } from '../../../mf-network/src/list';
