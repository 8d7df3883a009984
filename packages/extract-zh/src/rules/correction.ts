import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule, Proposal } from '@recollect/core'
import { isOccupation } from '../frame/jobs.ts'
import { admittedBeside, admittedPrefix, kindOf, saidBefore, timeBefore } from '../frame/mistake.ts'
import { looksLikeName } from '../frame/names.ts'
import { looksLikePlace } from '../frame/places.ts'

const RIGHT =
  /(?:应该|其实|实际上?|正确的?|该)?(?:是|为)(?<value>[^,是]{1,30}?)(?<only>才对|才是)?(?:哈|啦|了|的|啊|哦){0,3}$/gu
const PHONE = /^\d{7,12}$/u
const AGE = /^(?<age>\d{1,3}|[一二三四五六七八九十]{1,4})岁$/u

const OWN: Readonly<Record<string, RegExp>> = {
  location: /我(?:现在|目前|就|家|一直){0,2}(?:住|搬|定居)/u,
  name: /我(?:的名字)?(?:是)?叫|我的名字/u,
  occupation: /我(?:现在|目前)?(?:是|做|当)/u,
  age: /我(?:今年|现在|已经|快){0,2}\d/u,
}

function slotOf(value: string): string {
  if (AGE.test(value)) return 'age'
  if (PHONE.test(value)) return 'phone'
  if (/^[\w.+-]+@[\w.-]+$/u.test(value)) return 'email'
  if (isOccupation(value)) return 'occupation'
  if (looksLikePlace(value)) return 'location'
  return looksLikeName(value) ? 'name' : 'generic'
}

/** After something was said in the same message it may be the home of a sister that is put right: what it is of is told by that. */
function slotIn(value: string, said: string): string {
  const slot = slotOf(value)
  return said === '' || OWN[slot]?.test(said) === true ? slot : 'generic'
}

/** "写错了，是33岁": the slot is the one the value shows. */
export const correction: ExtractionRule = defineRule({
  id: 'zh/correction.is',
  priority: 96,
  confidence: 0.92,
  anchors: ['是', '为'],
  pattern: RIGHT,
  draft(match): Proposal | null {
    const { clause, before } = match
    const value = match.capture('value')
    const words = match.raw('value') ?? ''
    if (!value || /不是|^我/u.test(words)) return null
    const isOnly = match.raw('only') !== undefined && clause.sentence.message === clause.text
    const admitted = before === '' ? admittedBeside(clause) : admittedPrefix(clause.text) === before
    if (!admitted && !(before === '' && isOnly && kindOf(words) !== 'other')) return null
    const said = saidBefore(clause)
    const slot = slotIn(words, said)
    const correction = { of: timeBefore(words, said), guessed: said === '' && slot !== 'generic' }
    const age = AGE.exec(words)?.groups?.['age']
    if (age !== undefined) return { slot, value: age, at: value, relation: 'updates', correction }
    return { slot, value, relation: 'updates', correction }
  },
  examples: [
    { text: '写错了，是33岁', cards: [{ slot: 'age', value: '33', relation: 'updates' }] },
    {
      text: '说错了，是南通',
      cards: [{ slot: 'location', value: '南通', relation: 'updates', corrects: null }],
    },
    {
      text: '我老家在如皋，不对，是海门',
      cards: [{ slot: 'hometown', value: '海门', corrects: '如皋' }],
    },
  ],
  counterExamples: [
    '是33岁吗？',
    '我错了，是我不好吗',
    '他说错了，是南通',
    '如果我说错了，是我的问题',
    '我说错话了，是我不好',
    '老师写错了，是33岁',
  ],
})
