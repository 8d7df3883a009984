import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { rules } from '../src/pack.ts'
import { refiners } from '../src/refiners/index.ts'

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const list = readFileSync(source('pack.ts'), 'utf8')

describe('registration', () => {
  it.each(readdirSync(source('rules')))('rules/%s is in the list of the pack', (file) => {
    expect(list).toContain(`'./rules/${file}'`)
  })

  it('gives every rule an id of its own', () => {
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length)
  })

  it('registers each refiner once', () => {
    const files = readdirSync(source('refiners')).filter(
      (file) => !['index.ts', 'context.ts', 'shapes.ts'].includes(file),
    )
    expect(refiners.map((refiner) => `${refiner.id.replace('en/', '')}.ts`).sort()).toEqual([...files].sort())
  })
})
