import type { LanguagePack } from '@recollect/core'
import { packReader } from '../labels/reader.ts'
import { median } from '../stats/numbers.ts'
import { cpuOf } from '../stats/time.ts'

/** Packs and what they read. */
export interface Reading {
  readonly packs: readonly LanguagePack[]
  readonly texts: readonly string[]
}

/** Something done with each of some texts. */
export interface TextWork {
  readonly texts: readonly string[]
  readonly read: (text: string) => unknown
}

/** How often each is done, and for how many messages at least. */
export interface Effort {
  readonly rounds: number
  readonly messages: number
}

const EFFORT: Effort = { rounds: 15, messages: 1500 }

export const reading = ({ packs, texts }: Reading): TextWork => {
  const reader = packReader(packs)
  return { texts, read: (text) => reader.facts(text) }
}

/** Median processor time a message of several readings, in microseconds; their rounds are taken in turn. */
export const compare = (readings: readonly Reading[], effort: Effort = EFFORT): number[] =>
  compareWork(
    readings.map((one) => reading(one)),
    effort,
  )

/** The same of whatever is done with texts. */
export function compareWork(works: readonly TextWork[], { rounds, messages }: Effort): number[] {
  const ready = works.map(({ texts, read }) => ({ texts: texts.slice(0, messages), read }))
  const spent = works.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    ready.forEach(({ texts, read }, i) => {
      const repeats = Math.ceil(messages / Math.max(1, texts.length))
      const micros = cpuOf(() => {
        for (let n = 0; n < repeats; n++) for (const text of texts) read(text)
      })
      spent[i]?.push(micros / (repeats * texts.length))
    })
  }
  return spent.map(median)
}
