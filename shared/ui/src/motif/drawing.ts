export { Art } from './art';
export { draw, light } from './draw';
