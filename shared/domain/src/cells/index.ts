export { Strip } from './strip';
