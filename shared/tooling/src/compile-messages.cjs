const { compileMessageOrThrow } = require('@lingui/message-utils/compileMessage');

/**
 * Compiles a catalogue of ICU texts by id to what the message runtime reads without a parser.
 * Takes and returns JSON text; throws, with the id, at a text that is no ICU message.
 */
module.exports = function compileMessages(source) {
  const compiled = {};
  for (const [id, text] of Object.entries(JSON.parse(source))) {
    if (typeof text !== 'string') throw new Error(`Message '${id}' is not a text`);
    try {
      compiled[id] = compileMessageOrThrow(text);
    } catch (error) {
      throw new Error(`Message '${id}': ${error.message}`, { cause: error });
    }
  }
  return JSON.stringify(compiled);
};
