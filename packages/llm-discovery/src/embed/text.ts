/** Half of a pair without its other half: no encoder takes it. */
const LONE_SURROGATE = /\p{Surrogate}/gu
const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff

/** The first `max` UTF-16 units, or one less where that would cut a character in two. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  return text.slice(0, isHighSurrogate(text.charCodeAt(max - 1)) ? max - 1 : max)
}

export const isBlank = (text: string): boolean => text.trim() === ''

/** What is sent to the model for a text: cut, well-formed, with the prefix its model was trained with. */
export const prepareText = (text: string, prefix: string, max: number): string =>
  prefix + cut(text, max).replace(LONE_SURROGATE, '\uFFFD')
