import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule, Proposal } from '@recollect/core'
import { isOccupation } from '../frame/jobs.ts'
import { looksLikeName } from '../frame/names.ts'
import { looksLikePlace } from '../frame/places.ts'

const OOPS =
  /(?:打错|写错|说错|输错|搞错|记错|弄错|更正|纠正|口误|手误|不对)(?:了|字|一下|了字)?(?:$|[,，:])/u
const RIGHT = /^(?:应该|其实|实际上?|正确的?)?(?:是|为)(?<value>[^,]{1,30}?)(?:才对|才是|哈|啦|了|的){0,4}$/gu
const PHONE = /^\d{7,12}$/u
const AGE = /^(?<age>\d{1,3}|[一二三四五六七八九十]{1,4})岁$/u

function slotOf(value: string): string {
  if (PHONE.test(value)) return 'phone'
  if (/^[\w.+-]+@[\w.-]+$/u.test(value)) return 'email'
  if (isOccupation(value)) return 'occupation'
  if (looksLikePlace(value)) return 'location'
  return looksLikeName(value) ? 'name' : 'generic'
}

/** "写错了，是33岁": the slot is the one the value shows. */
export const correction: ExtractionRule = defineRule({
  id: 'zh/correction.is',
  priority: 96,
  confidence: 0.92,
  anchors: ['是', '为'],
  pattern: RIGHT,
  draft(match): Proposal | null {
    const { sentence, start } = match.clause
    const value = match.capture('value')
    if (!value || !OOPS.test(sentence.text.slice(0, start - sentence.start))) return null
    const words = match.raw('value') ?? ''
    if (/不是|^我/u.test(words)) return null
    const age = AGE.exec(words)?.groups?.['age']
    if (age !== undefined) return { slot: 'age', value: age, at: value, relation: 'updates' }
    return { slot: slotOf(words), value, relation: 'updates' }
  },
  examples: [
    { text: '写错了，是33岁', cards: [{ slot: 'age', value: '33', relation: 'updates' }] },
    { text: '说错了，是南通', cards: [{ slot: 'location', value: '南通', relation: 'updates' }] },
  ],
  counterExamples: ['是33岁吗？', '我错了，是我不好吗'],
})
