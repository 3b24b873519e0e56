export { Art } from './art';
export { draw, frame, light } from './draw';
