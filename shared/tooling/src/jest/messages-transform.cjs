const { createHash } = require('node:crypto');
const compileMessages = require('../compile-messages.cjs');

module.exports = {
  process: (source) => ({ code: compileMessages(source) }),
  getCacheKey: (source, file) => createHash('sha1').update('messages-2').update(file).update(source).digest('hex'),
};
