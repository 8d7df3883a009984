import { describe, expect, it } from 'vitest'
import { BUILTIN_SLOTS } from './builtin.ts'
import { slotRegistry } from './registry.ts'

const registry = slotRegistry()

describe('slotRegistry', () => {
  it('knows every built-in slot by its name, each once', () => {
    expect(new Set(BUILTIN_SLOTS.map((spec) => spec.name)).size).toBe(BUILTIN_SLOTS.length)
    for (const spec of BUILTIN_SLOTS) expect(registry.get(spec.name)).toEqual(spec)
  })

  it('has a name of its own for the fact type of some slots', () => {
    const types = ['location', 'nickname', 'employer', 'phone', 'email'].map(
      (name) => registry.get(name).factType,
    )
    expect(types).toEqual(['address', 'nickname', 'workplace', 'phone', 'email'])
  })

  it('keeps opposites opposite in both directions', () => {
    for (const spec of registry.all()) {
      if (spec.opposite !== undefined) expect(registry.get(spec.opposite).opposite).toBe(spec.name)
    }
  })

  it.each([
    ['favorite_color', 'single'],
    ['family.sister', 'multi'],
    ['relation.boss', 'multi'],
    ['event_wedding', 'multi'],
  ] as const)('finds %s by its family, under its own name', (name, cardinality) => {
    expect(registry.has(name)).toBe(true)
    expect(registry.get(name)).toMatchObject({ name, cardinality })
  })

  it('gives each member of a family a fact type of its own', () => {
    expect(registry.get('favorite_color').factType).toBe('favorite_color')
    expect(registry.get('favorite_color').factType).not.toBe(registry.get('favorite_food').factType)
  })

  it('takes an unknown name for a fact with one value', () => {
    for (const name of ['unknown', '__proto__', 'constructor', 'toString', '', 'location.x', '猫']) {
      expect(registry.has(name)).toBe(false)
      expect(registry.get(name)).toMatchObject({ name, cardinality: 'single', kind: 'fact', factType: name })
    }
  })

  it('lets a later spec of the same name win, without touching other registries', () => {
    const pet = { ...registry.get('pet'), cardinality: 'single' as const }
    expect(slotRegistry([pet]).get('pet').cardinality).toBe('single')
    expect(registry.get('pet').cardinality).toBe('multi')
  })

  it('prefers a slot’s own spec to its family’s', () => {
    const own = { ...registry.get('favorite_color'), cardinality: 'multi' as const }
    const both = slotRegistry([own])
    expect(both.get('favorite_color').cardinality).toBe('multi')
    expect(both.get('favorite_food').cardinality).toBe('single')
  })
})
