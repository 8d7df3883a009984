import { pick } from '../synthetic/random.ts'

const PLACES = ['海淀区', '朝阳区', '上海', '杭州', '深圳'] as const
const CITIES = ['Paris', 'Rome', 'Oslo', 'Lisbon', 'Berlin'] as const

/** What is said under a number: in Chinese, in English, in both; some of it a fact that changes, some of it none. No two are alike. */
export function messageOf(n: number): string {
  const [place, city] = [PLACES[n % 5] ?? '', CITIES[Math.floor(n / 3) % 5] ?? '']
  const said = [
    `我住在${place}。第${n}条。`,
    `I live in ${city} now. Message ${n}.`,
    `My favorite city is ${city}, 因为我在${place}工作。No. ${n}`,
    `今天天气不错，随便说说，编号${n}`,
    `We talked about the weather, note ${n}.`,
  ]
  return said[n % said.length] ?? ''
}

export const keyOf = (n: number): string => `k${n}`
export const valueOf = (n: number): string => `state ${n} 状态`
export const questionOf = (n: number): string => `How does part ${n} work? 第${n}部分怎么用？`

const SLOTS = ['note-0', 'note-1', '交接说明'] as const
/** Slots of no rule: their chains are written by `put` alone. */
export const ownSlots: readonly string[] = SLOTS
export const slotOf = (random: () => number): string => pick(SLOTS, random)
