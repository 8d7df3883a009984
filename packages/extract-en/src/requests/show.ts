import { AFTER_SHOWING } from '../lexicon/requests.ts'
import type { At, Found } from './found.ts'
import { spanTo } from './found.ts'
import { tables } from './tables.ts'

/** "What do you know about me?", "show me my memory". */
export function showAt(here: At): Found | null {
  const { tokens, at } = here
  const found = tables().showing.at(tokens, at)
  if (!found) return null
  const rest = tokens.slice(at + found.length).filter(({ key }) => /[\p{L}\p{N}]/u.test(key))
  if (rest.some(({ key }) => !AFTER_SHOWING.has(key))) return null
  return { kind: 'show', of: 'everything', about: null, span: spanTo(here, tokens.length) }
}
