const compileMessages = require('../compile-messages.cjs');

/** Compiles the ICU texts of a message catalogue at build time, so that no parser goes to the browser. */
module.exports = function messagesLoader(source) {
  return compileMessages(source);
};
