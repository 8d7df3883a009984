import type { Proposal, RuleMatch } from '@recollect/core/extraction'
import { LEADS } from './patterns.ts'
import { keyOf } from './capture.ts'

const NO_THING =
  'it|that|this|which|you|he|she|they|what|who|i|we|these|those|just|even|my|your|his|her|their|nothing|something|anything|everything|everyone|someone|people|somebody|there|here|one|not|never|how|where|why|can|do|does|did|is|are|was|were|will|the (?:way|fact|idea|thought|one|question|movie|film|book|song|part)|and|but|so|or|because|if|when|let|make|makes|with|for|at|in|on|of|to|as|from|about|no|yes'

/** A thing at the beginning of a clause that a feeling is said of: "wet socks …", "the smell of rain …", "people who shout …". */
export const THING = `^${LEADS}(?:(?:also|idk why but|for some reason|as a kid|man|god|ugh|yeah|to me|for me),? ){0,2}(?<thing>(?:people (?:who|that) [a-z' ]{3,35}?|(?!(?:${NO_THING})\\b)[a-z][a-z0-9'-]*(?: [a-z0-9'&-]+){0,5}?))`

/** Adverbs between a thing and what it does. */
export const SO =
  '(?:really |absolutely |always |just |honestly |kinda |kind of |totally |literally |still |genuinely |definitely |so |seriously |usually |completely |such |truly |probably ){0,3}'

const STATEMENT =
  /\b(?:will|would|does|did|has|have|had|is|are|was|were|can|could|which|it|this|you|u|your|he|she|they|him|her|i|we|us|i'm|it's|that's)\b/u

/** What is felt about the thing of a match; null where the words before the verb are a statement of their own. */
export function felt(match: RuleMatch, slot: string, extra: Partial<Proposal> = {}): Proposal | null {
  const what = match.capture('thing')
  if (!what) return null
  const key = keyOf(what.text).replace(/^people (?:who|that) .*/u, '')
  return STATEMENT.test(key) ? null : { slot, value: what, ...extra }
}
