import type { SlotRegistry } from '@recollect/core/extraction'
import { fenced, inLine } from '../prompts/fence.ts'
import type { Labels } from '../prompts/types.ts'

/** What the rules fill with a facet, which a model is not asked for. */
const NOT_OFFERED: ReadonlySet<string> = new Set(['generic', 'record'])

export const showSlots = (slots: SlotRegistry, { slots: heading }: Labels): string =>
  `${heading}\n${fenced(
    'slots',
    slots
      .all()
      .filter(({ name }) => !NOT_OFFERED.has(name))
      .map(({ name, description }) => inLine(`${name}: ${description}`)),
  )}`

const NAME = /^[a-z]\w{0,62}(?:\.[a-z]\w{0,30})?$/u
const ENTITY = /^user(?:\.[a-z]\w{0,30})?$/u

/** One of the registry, or of a family of it; never the name of the family itself. */
export const isOffered = (slot: string, slots: SlotRegistry): boolean =>
  NAME.test(slot) && slots.has(slot) && !NOT_OFFERED.has(slot)

export const isEntity = (entity: string): boolean => ENTITY.test(entity)
