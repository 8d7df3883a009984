import { textOf } from './baseline.ts'
import type { Baseline } from './baseline.ts'
import { dated } from './dated.ts'
import { roughStem } from './text/stem.ts'
import { withoutStopwords } from './text/without-stopwords.ts'
import { segmented } from './text/words.ts'

const words = withoutStopwords(segmented)
const LATIN = /^[a-z]/u

interface Kept {
  readonly id: string
  readonly text: string
  readonly words: ReadonlySet<string>
}

/** English stems may stand anywhere in the text; Chinese words must be words of it. */
const holds = (turn: Kept, word: string): boolean =>
  LATIN.test(word) ? turn.text.includes(word) : turn.words.has(word)

/** Counts the question's words a turn has; of two with as many the older comes first. */
const counting: Baseline = {
  id: 'overlap',
  name: 'keyword overlap counting',
  async index({ turns }) {
    const kept = turns.map((turn): Kept => {
      const text = textOf(turn).toLowerCase()
      return { id: turn.id, text, words: new Set(words(text)) }
    })
    return {
      search(query, k) {
        const asked = [...new Set(words(query).map(roughStem))]
        return kept
          .map((turn) => ({ id: turn.id, shared: asked.filter((word) => holds(turn, word)).length }))
          .filter(({ shared }) => shared > 0)
          .toSorted((a, b) => b.shared - a.shared)
          .slice(0, k)
          .map(({ id }) => id)
      },
    }
  },
}

/** With the date among a turn's words, as programs that count keep it beside the text. */
export const keywordOverlap: Baseline = { ...counting, index: dated(counting).index }
