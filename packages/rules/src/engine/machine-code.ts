/** V8 makes machine code of a pattern at once when the text it is run on is as long as this. */
const LONG_TEXT = 1000

/**
 * The pattern, ready to run on `text`. V8 runs a pattern in an interpreter first and makes machine code of it for the second run; for the
 * patterns of a pack, making it ready for the interpreter takes five to ten times as long as the machine code does. A run on a long text
 * skips that; it is run at the end of one, where there is next to nothing to match, with the text itself behind it: that is what patterns
 * which look behind are bounded for. The pattern must be global.
 */
export function inMachineCode(pattern: RegExp, text: string): RegExp {
  // Padded, not any long text: for texts of one and of two bytes a character the code is another.
  const long = text.padStart(LONG_TEXT, '\n')
  pattern.lastIndex = long.length
  pattern.exec(long)
  pattern.lastIndex = 0
  return pattern
}
