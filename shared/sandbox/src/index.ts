export { createSandbox } from './sandbox';
