import type { RecallResult } from '@recollect/core'
import type { Found } from '../play.ts'
import { day, short } from './style.ts'
import type { Style } from './style.ts'

/** The answer and why: evidence, words it rests on, day, tiers and rule. */
export function answeredLines({ result, source }: Found, style: Style): string[] {
  const { frame, colours } = style
  const { answer, evidence, reasons } = result
  const paint = evidence === 'none' ? colours.yellow : colours.green
  const why = `${frame.evidence[evidence]}${frame.colon}${reasons.map(frame.reason).join('; ')}`
  const origin =
    source === null ? [] : [`${frame.because} ${frame.quote(short(source.text))}`, day(source.saidAt)]
  const parts = [...origin, ...tierPart(result, style), ...rulePart(result, style)]
  const from = parts.length === 0 ? [] : [colours.dim(`  ${parts.join(' · ')}`)]
  return [paint(`→ ${answer.text}`), colours.dim(`  ${why}`), ...from]
}

/** The tiers that found what the answer rests on. */
function tierPart({ answer, hits, evidence }: RecallResult, { frame }: Style): string[] {
  if (evidence === 'none') return []
  const hit = answer.card === null ? hits[0] : hits.find(({ card }) => card?.id === answer.card?.id)
  return hit ? [`${frame.tier} ${Object.keys(hit.tiers).join(' + ')}`] : []
}

function rulePart({ answer: { card } }: RecallResult, { frame }: Style): string[] {
  if (card === null) return []
  return [...(card.rule === null ? [] : [card.rule]), frame.version(card.version)]
}
