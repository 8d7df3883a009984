import { slotRegistry } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import type { CardDraft, Detection, Extraction } from '@recollect/core/extraction'
import { english } from '../src/index.ts'

export const pack = english()
const slots = slotRegistry(pack.slots)

export const extraction = (text: string): Extraction =>
  pack.extractor.extract(normalizeText(text), { saidAt: 0, zone: 'UTC', slots })

/** What would be stored: drafts over the default threshold, but for those only a memory can tell the meaning of. */
export const cardsOf = (text: string): readonly CardDraft[] =>
  extraction(text).drafts.filter((draft) => draft.confidence >= 0.7 && draft.known !== true)

/** Short form for reading: `user.wife.location=Shanghai`. */
export const shown = (text: string): readonly string[] =>
  cardsOf(text).map((card) => `${card.entity}.${card.slot}=${card.value}`)

export const detect = (text: string): Detection =>
  pack.detector.detect(normalizeText(text), { now: 0, zone: 'UTC', slots })

export const terms = (text: string): readonly string[] =>
  [...normalizeText(text).text.matchAll(pack.tokenizer.run)].flatMap((run) => pack.tokenizer.cut(run[0]))

/** With its polarity and what it does to the version before: `user.habit=vaping retracts`. */
export const written = (text: string): readonly string[] =>
  cardsOf(text).map(
    ({ entity, slot, polarity, value, relation }) =>
      `${entity}.${slot}${polarity === 'negative' ? '!' : ''}=${value}${relation === 'sets' ? '' : ` ${relation}`}`,
  )
