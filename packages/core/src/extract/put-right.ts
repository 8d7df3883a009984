import type { Extraction, RejectedDraft } from '../plugin/extractor.ts'
import type { CardDraft } from '../types/card.ts'

/**
 * What is put right in the same message ("I live in Boston, sorry, I meant Austin") never becomes a fact: the right value takes the
 * wrong one's place, and stays a correction of it, for it may have been said before. A wrong time ("in March, I mean April") is put
 * right in the time words, which `date` reads again.
 */
export function putRight(
  extraction: Extraction,
  date: (draft: CardDraft) => CardDraft = (draft) => draft,
): Extraction {
  const { drafts, rejected } = extraction
  const kept: CardDraft[] = []
  const wrong: RejectedDraft[] = []
  for (const draft of drafts) {
    const meant = draft.correction && meantBy(draft, kept, draft.correction.of)
    if (meant) {
      kept.splice(kept.indexOf(meant), 1)
      wrong.push({ draft: meant, by: 'put-right', reason: `said by mistake: ${draft.value} is meant` })
    }
    kept.push(meant ? date(inPlaceOf(meant, draft)) : draft)
  }
  return wrong.length === 0 ? extraction : { ...extraction, drafts: kept, rejected: [...rejected, ...wrong] }
}

/** The draft a correction is about: of the slot it names, else the last one before it whose value is of the same kind. */
function meantBy(right: CardDraft, drafts: readonly CardDraft[], of: string | null): CardDraft | undefined {
  const bare = right.slot === 'generic' && right.facet === null
  const sooner = drafts.filter(
    ({ span, value, polarity, when, effect }) =>
      effect === undefined &&
      span.start < right.span.start &&
      (polarity === right.polarity || (bare && of !== null && polarity === 'negative')) &&
      value !== right.value &&
      (of === null || holds(value, of) || holds(of, value) || (bare && holds(when, of))),
  )
  if (!bare) return sooner.findLast(({ slot, entity }) => slot === right.slot && entity === right.entity)
  const alike = sooner.filter(({ value }) => of !== null || DIGIT.test(value) === DIGIT.test(right.value))
  return alike.findLast(({ value }) => NAME.test(value) === NAME.test(right.value)) ?? alike.at(-1)
}

const DIGIT = /\p{Nd}/u
const NAME = /^\p{Lu}/u
const holds = (words: string | null, part: string) =>
  words !== null && words !== '' && words.toLowerCase().includes(part.toLowerCase())

/** The wrong draft again but for its value, or for its time when that is what was wrong. */
function inPlaceOf(meant: CardDraft, right: CardDraft): CardDraft {
  const { value, normal, span, rule, priority, pack, confidence, polarity, correction, notes } = right
  const of = correction?.of ?? meant.value
  const put = (from: string, to: string) => [...meant.notes, ...notes, `put-right: "${from}" → "${to}"`]
  if (!holds(meant.value, of) && !holds(of, meant.value)) {
    const at = meant.when?.toLowerCase().indexOf(of.toLowerCase()) ?? 0
    const when = `${meant.when?.slice(0, at) ?? ''}${value}${meant.when?.slice(at + of.length) ?? ''}`
    return { ...meant, when, eventDate: null, validFrom: null, validTo: null, notes: put(of, value) }
  }
  const { when, eventDate, validFrom, validTo } = right.when === null ? meant : right
  const times = { when, eventDate, validFrom, validTo }
  const said = { value, normal, span, rule, priority, pack, confidence, polarity, ...times }
  return { ...meant, ...said, correction: { of: meant.value }, notes: put(meant.value, value) }
}
