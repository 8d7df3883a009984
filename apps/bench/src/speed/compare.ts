import type { LanguagePack } from '@recollect/core'
import { packReader } from '../labels/reader.ts'
import { median } from '../stats/numbers.ts'
import { cpuOf } from '../stats/time.ts'

/** Packs and what they read. */
export interface Reading {
  readonly packs: readonly LanguagePack[]
  readonly texts: readonly string[]
}

const ROUNDS = 15
/** Messages a round, at least. */
const MESSAGES = 1500

/** Median processor time a message of several readings, in microseconds; their rounds are taken in turn. */
export function compare(readings: readonly Reading[]): number[] {
  const ready = readings.map(({ packs, texts }) => ({
    reader: packReader(packs),
    texts,
    repeats: Math.ceil(MESSAGES / Math.max(1, texts.length)),
  }))
  const rounds = ready.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    ready.forEach(({ reader, texts, repeats }, i) => {
      const spent = cpuOf(() => {
        for (let n = 0; n < repeats; n++) for (const text of texts) reader.facts(text)
      })
      rounds[i]?.push(spent / (repeats * texts.length))
    })
  }
  return rounds.map(median)
}
