import { utf8Bytes } from '@recollect/core/plugin'
import { estimateTokens } from '@recollect/core/text'
import type { TokenCounter } from '../../src/index.ts'

/** Scrambles a text to a number from 0 to 1, the same each time. */
function scramble(text: string): number {
  let state = 7
  for (let i = 0; i < text.length; i++) state = (state * 31 + text.charCodeAt(i)) % 65_521
  return state / 65_521
}

/** Counters of every temper: some add up, some do not, and some make no sense at all. */
export const COUNTERS: Readonly<Record<string, TokenCounter>> = {
  estimate: estimateTokens,
  units: (text) => text.length,
  bytes: utf8Bytes,
  words: (text) => text.split(/\s+/u).filter((word) => word !== '').length,
  'a third of a unit': (text) => text.length / 3,
  'with an overhead for each call': (text) => 3 + Math.ceil(text.length / 4),
  'more than the sum of its parts': (text) => text.length ** 1.5,
  'less than the sum of its parts': (text) => Math.sqrt(text.length),
  nothing: () => 0,
  constant: () => 5,
  lines: (text) => text.split('\n').length,
  cliff: (text) => (text.length > 900 ? Number.MAX_VALUE : 1),
  'up and down': (text) => text.length % 97,
  scrambled: (text) => (text === '' ? 0 : scramble(text) * 400),
  'afraid of one letter': (text) => (text.includes('e') ? text.length * 10 : 1),
  'fond of long texts': (text) => (text === '' ? 0 : 100_000 / text.length),
}
