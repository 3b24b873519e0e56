// Some families make their points, commas and hyphens as wide as a digit where digits are tabular ("24 . 04"). Here their
// feature `tnum` is left with the digits alone.

/** Offset of a table in an OpenType file. @param {Buffer} font @param {string} tag @returns {number | undefined} */
function tableAt(font, tag) {
  for (let i = 0; i < font.readUInt16BE(4); i += 1) {
    const record = 12 + 16 * i;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  return undefined;
}

/** The glyphs of 0 to 9, from a character map of format 4. @param {Buffer} font @param {number} map @returns {Set<number>} */
function digitGlyphs(font, map) {
  const glyphs = new Set();
  for (let i = 0; i < font.readUInt16BE(map + 2); i += 1) {
    const table = map + font.readUInt32BE(map + 8 + 8 * i);
    if (font.readUInt16BE(table) !== 4) continue;
    const doubled = font.readUInt16BE(table + 6);
    for (let at = 0; at < doubled; at += 2) {
      const last = font.readUInt16BE(table + 14 + at);
      const first = font.readUInt16BE(table + 16 + doubled + at);
      const delta = font.readUInt16BE(table + 16 + 2 * doubled + at);
      const range = table + 16 + 3 * doubled + at;
      const offset = font.readUInt16BE(range);
      for (let code = Math.max(first, 0x30); code <= Math.min(last, 0x39); code += 1) {
        const glyph = offset === 0 ? code : font.readUInt16BE(range + offset + 2 * (code - first));
        glyphs.add((glyph + delta) & 0xffff);
      }
    }
  }
  return glyphs;
}

/** Glyphs of a coverage table, in order. @param {Buffer} font @param {number} at @returns {number[]} */
function covered(font, at) {
  const count = font.readUInt16BE(at + 2);
  const numbers = Array.from({ length: count }, (_, i) => i);
  if (font.readUInt16BE(at) === 1) return numbers.map((i) => font.readUInt16BE(at + 4 + 2 * i));
  return numbers.flatMap((i) => {
    const [first, last] = [font.readUInt16BE(at + 4 + 6 * i), font.readUInt16BE(at + 6 + 6 * i)];
    return Array.from({ length: last - first + 1 }, (_, k) => first + k);
  });
}

/** Subtables of the lookups of a feature. @param {Buffer} font @param {number} gsub @param {string} tag @returns {number[]} */
function subtablesOf(font, gsub, tag) {
  const features = gsub + font.readUInt16BE(gsub + 6);
  const lookups = gsub + font.readUInt16BE(gsub + 8);
  const found = new Set();
  for (let i = 0; i < font.readUInt16BE(features); i += 1) {
    const record = features + 2 + 6 * i;
    if (font.toString('latin1', record, record + 4) !== tag) continue;
    const feature = features + font.readUInt16BE(record + 4);
    for (let k = 0; k < font.readUInt16BE(feature + 2); k += 1) found.add(font.readUInt16BE(feature + 4 + 2 * k));
  }
  return [...found].flatMap((index) => {
    const lookup = lookups + font.readUInt16BE(lookups + 2 + 2 * index);
    return Array.from(
      { length: font.readUInt16BE(lookup + 4) },
      (_, k) => lookup + font.readUInt16BE(lookup + 6 + 2 * k),
    );
  });
}

/**
 * A copy of an OpenType file whose tabular figures change digits alone: every other glyph is replaced by itself.
 * @param {Buffer} source not packed (no WOFF)
 * @returns {Buffer}
 */
export function tabularDigitsOnly(source) {
  const font = Buffer.from(source);
  const [gsub, map] = [tableAt(font, 'GSUB'), tableAt(font, 'cmap')];
  if (gsub === undefined || map === undefined) return font;
  const digits = digitGlyphs(font, map);
  for (const table of subtablesOf(font, gsub, 'tnum')) {
    if (font.readUInt16BE(table) !== 2) continue;
    const glyphs = covered(font, table + font.readUInt16BE(table + 2));
    for (const [i, glyph] of glyphs.entries()) if (!digits.has(glyph)) font.writeUInt16BE(glyph, table + 6 + 2 * i);
  }
  return font;
}
