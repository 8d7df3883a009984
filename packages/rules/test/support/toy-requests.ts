import type { RequestReader, RequestReading } from '@recollect/core/extraction'
import { toyPack } from './toy-pack.ts'

type Kind = Pick<RequestReading, 'kind' | 'of'>

const FORMS: readonly (readonly [pattern: RegExp, asks: Kind])[] = [
  [/\bforget everything\b[.!]?/u, { kind: 'forget', of: 'everything' }],
  [/\bforget what i just said\b[.!]?/u, { kind: 'forget', of: 'last' }],
  [/\bforget (?:that )?(?<about>[^\n.?!]{1,80})[.!]?/u, { kind: 'forget', of: 'words' }],
  [/\bdo not keep what i just said\b[.!]?/u, { kind: 'withhold', of: 'last' }],
  [/\bdo not keep anything\b[.!]?/u, { kind: 'withhold', of: 'everything' }],
  [/\bdo not keep that\b[.!]?/u, { kind: 'withhold', of: 'words' }],
  [/\bdo not keep (?:this: )?(?<about>[^\n.?!]{1,80})[.!]?/u, { kind: 'withhold', of: 'words' }],
  [/\bremember that (?<about>[^\n.?!]{1,80})[.!]?/u, { kind: 'keep', of: 'words' }],
  [/\bwhat do you know\b[.?]?/u, { kind: 'show', of: 'everything' }],
]

/** Requests in the small English of core's own tests; positions are those of the source. */
const toyRequests: RequestReader = {
  read(text) {
    for (const [pattern, asks] of FORMS) {
      const match = pattern.exec(text.text)
      if (!match) continue
      const [whole] = match
      const span = text.toSource(match.index, match.index + whole.length)
      const words = match.groups?.['about']
      if (words === undefined) return { ...asks, about: null, span }
      const at = match.index + whole.indexOf(words)
      const within = text.toSource(at, at + words.length)
      return { ...asks, about: { text: text.source.slice(within.start, within.end), span: within }, span }
    }
    return null
  },
}

/** The pack of core's own tests, which also reads requests. */
export const requestPack = () => toyPack({ requests: toyRequests })
