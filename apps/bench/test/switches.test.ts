import { defaultConfig } from '@recollect/core'
import { expect, it } from 'vitest'
import { BenchError } from '../src/io/bench-error.ts'
import { selectSwitches, switchesOf } from '../src/retrieval/ablation/switches.ts'

const QUERY = { enableMagic: true, dim: false, weight: 3, expansionStrategies: ['a', 'b', 'c'] }

it('reads the switches from the configuration, so that a new one is among them', () => {
  expect(switchesOf(QUERY)).toEqual([
    { name: 'magic', label: 'without magic', query: { enableMagic: false } },
    { name: 'dim', label: 'with dim', query: { dim: true } },
    { name: 'expansion.a', label: 'without expansion.a', query: { expansionStrategies: ['b', 'c'] } },
    { name: 'expansion.b', label: 'without expansion.b', query: { expansionStrategies: ['a', 'c'] } },
    { name: 'expansion.c', label: 'without expansion.c', query: { expansionStrategies: ['a', 'b'] } },
  ])
})

it('has one for every flag and every strategy of the library', () => {
  const flags = Object.values(defaultConfig.query).filter((value) => typeof value === 'boolean')
  const { expansionStrategies } = defaultConfig.query
  expect(switchesOf()).toHaveLength(flags.length + expansionStrategies.length)
})

it('finds a strategy by its own name, a switch first', () => {
  expect(selectSwitches('b', QUERY).map(({ name }) => name)).toEqual(['expansion.b'])
  expect(selectSwitches('pronouns').map(({ query }) => query)).toEqual([{ pronouns: false }])
  expect(selectSwitches('detection').map(({ query }) => query)).toEqual([{ enableDetection: false }])
})

it('turns several off together as well', () => {
  const chosen = selectSwitches('magic, a,c', QUERY)
  expect(chosen).toHaveLength(4)
  expect(chosen[3]).toMatchObject({ query: { enableMagic: false, expansionStrategies: ['b'] } })
})

it('refuses a name there is none of, and says which there are', () => {
  expect(() => selectSwitches('magick', QUERY)).toThrow(BenchError)
  expect(() => selectSwitches('magick', QUERY)).toThrow(/There are: magic, dim, expansion\.a/u)
})
