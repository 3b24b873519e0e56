export { CodeDrawer } from './code-drawer';
export { CodeView } from './code-view';
export { codeLanguage } from './languages';
