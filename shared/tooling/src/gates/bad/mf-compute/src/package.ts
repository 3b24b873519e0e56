export { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
