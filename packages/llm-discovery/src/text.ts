/** Half of a pair without its other half: no encoder takes it, no database keeps it. */
const LONE_SURROGATE = /\p{Surrogate}/gu
const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff

/** The first `max` UTF-16 units, or one less where that would cut a character in two. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text
  return text.slice(0, isHighSurrogate(text.charCodeAt(max - 1)) ? max - 1 : max)
}

export const wellFormed = (text: string): string => text.replace(LONE_SURROGATE, '\uFFFD')

export const isBlank = (text: string): boolean => text.trim() === ''
