import type { SlotQuestion } from '@recollect/core/extraction'
import { thingName } from '../text/thing-name.ts'

export const ask = (id: string, pattern: RegExp, slots: readonly string[], facet?: string): SlotQuestion =>
  facet === undefined
    ? { id: `zh/slot.${id}`, pattern, slots }
    : { id: `zh/slot.${id}`, pattern, slots, facet }

/** Of things told apart by their names. */
export const askOfThing = (id: string, pattern: RegExp, slots: readonly string[]): SlotQuestion => ({
  id: `zh/slot.${id}`,
  pattern,
  slots,
  facetOf: (what) => (what === '' ? null : thingName(what)),
})

/** Words that ask about something that took place: when, why, how, with whom, whether. */
export const TOOK_PLACE =
  '(?<=(?:什么时[候间]|啥时候?|何时|几时|哪[一]?[年天月]|哪个月|几[月号年]|为什么|为啥|为何|怎么|咋|在哪|跟谁|和谁|上次|上回|去年|昨[天晚]|前[天年]|最近|刚|多久(?:以?前|之前)|是不是|有没有|我|了).{0,12})'
