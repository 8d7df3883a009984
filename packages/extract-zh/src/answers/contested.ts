import type { MemoryCard } from '@recollect/core'
import type { AnswerTimes } from '@recollect/core/extraction'
import { dateWords } from './dates.ts'
import { labelOf, subjectOf } from './sentence.ts'
import type { Voice } from './sentence.ts'

/** 关于你的住处，说法不一：2024年1月5日说是杭州（crm），同一天又说是宁波（form）。 Of one who said both: 你先后说过不同的. None is picked; the newest stands last. */
export function contested(cards: readonly MemoryCard[], voice: Voice, { zone }: AnswerTimes): string {
  const told = [...cards].sort((a, b) => a.lastSeenAt - b.lastSeenAt)
  const [first] = told
  if (first === undefined) return ''
  const isOne = new Set(told.map(({ session }) => session)).size === 1
  const days = told.map(({ lastSeenAt }) => dateWords(lastSeenAt, 'day', zone))
  const said = told.map(({ value, polarity, session }, index) => {
    const day = index > 0 && days[index] === days[index - 1] ? '同一天' : (days[index] ?? '')
    const source = session === null || isOne ? '' : `（${session}）`
    return `${day}${index > 0 ? (isOne ? '后来' : '又') : ''}说${polarity === 'negative' ? '不是' : '是'}${value}${source}`
  })
  return `关于${subjectOf(first.entity, voice, first.facet)}的${labelOf(first.slot)}，${isOne ? '你先后说过不同的' : '说法不一'}：${said.join('，')}。`
}
