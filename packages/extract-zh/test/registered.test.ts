import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { rules } from '../src/rules/index.ts'

const directory = fileURLToPath(new URL('../src/rules', import.meta.url))
const files = readdirSync(directory).filter((name) => name !== 'index.ts' && !name.endsWith('.test.ts'))

describe('registration', () => {
  it.each(files)('registers every rule of %s', async (file) => {
    const exported: Record<string, unknown> = await import(`../src/rules/${file}`)
    const found = Object.values(exported)
    expect(found.length).toBeGreaterThan(0)
    for (const rule of found) expect(rules).toContain(rule)
  })
})
