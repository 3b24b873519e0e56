const { compileMessageOrThrow } = require('@lingui/message-utils/compileMessage');

function compileText(id, text) {
  if (typeof text !== 'string') throw new Error(`Message '${id}' is not a text`);
  try {
    return compileMessageOrThrow(text);
  } catch (error) {
    throw new Error(`Message '${id}': ${error.message}`, { cause: error });
  }
}

const isGroup = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const compile = (texts, prefix = '') =>
  Object.fromEntries(
    Object.entries(texts).map(([id, value]) => [
      id,
      isGroup(value) && prefix === '' ? compile(value, `${id}.`) : compileText(prefix + id, value),
    ]),
  );

/**
 * Compiles a catalogue of ICU texts by id, or a file of several such catalogues by name, to what the message runtime
 * reads without a parser. Takes and returns JSON text; throws, with the id, at a text that is no ICU message.
 */
module.exports = (source) => JSON.stringify(compile(JSON.parse(source)));
