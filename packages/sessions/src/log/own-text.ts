import { blankRecalled } from '@recollect/core/plugin'

const BLANK_LINES = /\n{3,}/gu

/** What was said, without what a context had put before it; unchanged where nothing was. Pure. */
export function ownText(text: string): string {
  const own = blankRecalled(text)
  return own === text ? text : own.replaceAll(BLANK_LINES, '\n\n').trim()
}
