import { byName } from '@recollect/core/plugin'
import type { MemoryCard } from '@recollect/core'
import type { Names } from '@recollect/core/plugin'
import { givenUp } from '../answers/forms.ts'
import { sentenceOf, subjectOf, topicOf } from '../answers/sentence.ts'
import type { Voice } from '../answers/sentence.ts'

/** An end of which it is not known what ended. */
const LEFT: Names<string> = byName({
  employer: '已经离职了',
  occupation: '已经不做原来的工作了',
  school: '已经离开学校了',
  location: '已经搬走了',
  vehicle: '已经没有车了',
  pet: '已经没有养宠物了',
  relationship_status: '的感情状况变了',
})

/** Where "no longer" is another word than the denial with 已经 before it. */
const OVER: Names<string> = byName({
  dislikes: '已经不再讨厌X了',
  fear: '已经不再害怕X了',
  affiliation: '已经退出X了',
  project: '已经不做X了',
  preference: '已经不再更喜欢X了',
  experience: '的经历：X，已经不算数了',
  instruction: '不再要求“X”了',
})

/** 你已经不住在罗马了; of nothing known 你已经离职了. */
export function ended(card: MemoryCard, voice: Voice): string {
  const { slot, value } = card
  const subject = subjectOf(card.entity, voice, card.facet)
  if (value === '')
    return LEFT[slot] === undefined ? `${topicOf(card, voice)}变了` : `${subject}${LEFT[slot]}`
  const over = givenUp(card, voice)
  if (over !== null) return over
  if (slot.startsWith('event_')) return `${sentenceOf(card, voice)}，已经不算数了`
  const own = OVER[slot]
  if (own !== undefined) return `${subject}${own.replace('X', () => value)}`
  if (/^(?:family|relation)\./u.test(slot))
    return noRelative(sentenceOf({ ...card, polarity: 'positive' }, voice))
  return no(sentenceOf({ ...card, polarity: 'negative', when: null }, voice), subject)
}

/** 你有两个姐妹 → 你已经没有两个姐妹了; 你的朋友是小王 → 你的朋友已经不是小王了. */
const noRelative = (said: string): string =>
  `${said.replace(/是|有/u, (word) => (word === '是' ? '已经不是' : '已经没有'))}了`

/** 你不住在罗马 → 你已经不住在罗马了; 你的电话不是1 → 你的电话已经不是1了. */
function no(denial: string, subject: string): string {
  const said = denial.slice(subject.length)
  const at = said.search(/[不没]/u)
  if (at < 0) return `${denial}，已经不是了`
  const verb = said.slice(at).replace(/^没有(?=养)/u, '不再')
  return `${subject}${said.slice(0, at)}已经${verb}了`
}
