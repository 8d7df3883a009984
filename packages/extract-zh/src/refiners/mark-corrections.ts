import type { Candidate, Refiner } from '@recollect/core/extraction'
import { admits, admittedPrefix, kindOf, partsAfter, toldBefore, wrongBefore } from '../text/mistake.ts'
import { looksLikeThing } from '../text/missaid.ts'
import { clausesBefore, sentencesBefore } from '../text/earlier.ts'

/** One can say these wrong; of tastes and happenings a 不是 tells more. */
const CAN_BE_MISSAID =
  /^(?:name|nickname|age|birthday|zodiac|gender|nationality|location|hometown|employer|occupation|school|major|education|phone|email|account|height|weight|blood_type|family\..*|relation\..*)$/u
const DENIES =
  /^(?:我|而|可)?(?:真的|其实)?不(?:是|在|叫|姓|属)(?<old>[^,你您他她它我]{1,10}?)(?:的|哈|啊|哦)?$/u
/** 现在不是了 tells of a change. */
const CHANGED = /现在|目前|如今|换|搬|改|了$|不再|以前|之前|原来/u

function correctionOf({ clause, slot, value }: Candidate): Candidate['correction'] {
  const [before] = clausesBefore(clause)
  const near = before ?? sentencesBefore(clause)[0]?.[0] ?? ''
  const after = partsAfter(clause)
  const beside = [before ?? '', ...after.slice(0, 1)]
  const old = beside.map((part) => DENIES.exec(part)?.groups?.['old']).find((found) => found !== undefined)
  const of = old !== undefined && mayBeMistaken(old, value) && !old.includes(value) ? old : null
  const wrong = wrongBefore(clause, value)
  if (wrong !== undefined) return { of: wrong }
  const admitted =
    admits(near) ||
    (toldBefore(clause) && /^(?:其实|实际)/u.test(clause.text)) ||
    admittedPrefix(clause.text) !== '' ||
    (of !== null && after.some(admits))
  if (admitted) return { of }
  const contrast = of !== null && CAN_BE_MISSAID.test(slot) && ![clause.text, ...beside].some(isChange)
  return contrast ? { of } : undefined
}

/** A time for a time and a number for a number; names of firms and places may look like anything. */
function mayBeMistaken(old: string, value: string): boolean {
  const kinds = [kindOf(old), kindOf(value)]
  return (
    looksLikeThing(old) &&
    (kinds[0] === kinds[1] ||
      !kinds.some((kind) => kind === 'time' || kind === 'count' || kind === 'occupation'))
  )
}

const isChange = (part: string) => CHANGED.test(part)

/** 更正一下，我住在…: a statement in place of one made by mistake. */
export const markCorrections: Refiner = {
  id: 'zh/mark-corrections',
  refine(candidate) {
    const { relation, polarity } = candidate
    const settled = candidate.correction !== undefined || relation === 'retracts' || polarity === 'negative'
    const correction = settled ? undefined : correctionOf(candidate)
    return [correction === undefined ? candidate : { ...candidate, correction }]
  },
}
