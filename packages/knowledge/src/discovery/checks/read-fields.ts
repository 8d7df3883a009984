import { blankRecalled } from '@recollect/core/plugin'

/** A field of something a plugin gave: null where there is none, or where reading it throws. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return null
  try {
    return Reflect.get(value, name) ?? null
  } catch {
    return null
  }
}

/** At most so many members of a list a plugin gave, and how many there are; none where it is no list. */
export function membersOf(
  value: unknown,
  most: number,
): { readonly members: readonly unknown[]; readonly count: number } {
  if (!Array.isArray(value)) return { members: [], count: 0 }
  const list: readonly unknown[] = value
  return { members: list.slice(0, most), count: list.length }
}

export const isOneOf = <T extends string>(all: readonly T[], value: unknown): value is T =>
  all.some((one) => one === value)

/** C0 but tab and line feed, DEL, C1; halves of surrogate pairs; what reorders or hides text. */
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\p{Cs}\u{e0000}-\u{e007f}]/gu
/** Tags, and the marks prompts of models are held together by. */
const MARKUP =
  /<[/!|?]?[\p{L}_][^<>\n]{0,200}>|<\|[^<>\n]{0,100}\|?>|<\/|`{3,}|~{3,}|\]\]>|\[\/?INST\]|<<\/?SYS>>/gu
const SPACES = /[^\S\n]+/gu
const LINES = / ?\n[ \n]*/gu

/** What a model said, without what nobody sees and without markup: it stands in prompts and on screens later. Line breaks stay. Linear. */
export const cleanText = (text: string): string =>
  text.replaceAll(UNSEEN, '').replaceAll(MARKUP, ' ').replaceAll(SPACES, ' ').replaceAll(LINES, '\n').trim()

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll('\n', ' ')

/** Whether it holds a mark of what a recall puts into prompts, in any disguise: that is refused, not mended. */
export const hasRecalledMark = (text: string): boolean => blankRecalled(text) !== text
