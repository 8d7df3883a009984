import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { timeline } from '@recollect/timeline'
import { expect } from 'vitest'
import { pluginCase } from '../harness.ts'
import type { PluginCase } from '../harness.ts'
import { codeOf, exportOf, sayAll, shown, typeOf } from '../steps.ts'

/** Types of records that are of core. */
const CORE_TYPES = ['recollect', 'item', 'card']

export const carryingCases: readonly PluginCase[] = [
  pluginCase('gives its records types of their own', async ({ create }) => {
    const { name, imports } = create()
    const others = [sessions(), knowledge(), timeline()].filter((other) => other.name !== name)
    const taken = [...CORE_TYPES, ...others.flatMap((other) => other.imports?.types ?? [])]
    const types = imports?.types ?? []
    expect(types.filter((type) => taken.includes(type))).toEqual([])
    expect(new Set(types).size).toBe(types.length)
    await Promise.resolve()
  }),

  pluginCase('is whole after an export and an import, to the byte', async (subject) => {
    const { memory } = await subject.open()
    await sayAll(subject, memory)
    const lines = await exportOf(memory)
    expect(await exportOf(memory)).toEqual(lines)
    const { memory: other } = await subject.open()
    await other.import(lines)
    expect(await exportOf(other)).toEqual(lines)
    expect(await shown(subject, other)).toBe(await shown(subject, memory))
  }),

  pluginCase('skips records that are there already', async (subject) => {
    const { memory } = await subject.open()
    await sayAll(subject, memory)
    const lines = await exportOf(memory)
    const { skipped } = await memory.import(lines)
    expect(skipped).toBe(lines.length - 1)
    expect(await exportOf(memory)).toEqual(lines)
  }),

  pluginCase('refuses a record that is none of its own making, and imports nothing', async (subject) => {
    const { memory } = await subject.open()
    await sayAll(subject, memory)
    const lines = await exportOf(memory)
    for (const type of subject.create().imports?.types ?? []) {
      const at = lines.findIndex((line) => typeOf(line) === type)
      const { memory: other } = await subject.open()
      const damaged = lines.with(at < 0 ? lines.length - 1 : at, JSON.stringify({ type, nonsense: 1 }))
      expect(await codeOf(other.import(damaged)), type).toBe('INVALID_IMPORT')
      expect(await exportOf(other)).toHaveLength(1)
    }
  }),
]
