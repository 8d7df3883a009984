const OPENS = /^\s*<(?:think|thinking|thought|reasoning)>/iu
const CLOSES = /<\/(?:think|thinking|thought|reasoning)>/iu

/** What a reply may be read from: what follows the thoughts of a reasoning model, then all of it, unless it is nothing but thoughts. */
export function withoutThoughts(text: string): readonly string[] {
  const close = CLOSES.exec(text)
  if (close !== null) {
    const after = text.slice(close.index + close[0].length)
    return OPENS.test(text) ? [after] : [after, text]
  }
  return OPENS.test(text) ? [] : [text]
}
