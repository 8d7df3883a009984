import { slotRegistry, withCustomFacts } from '@recollect/core/extraction'
import type { ScopedMemory } from '@recollect/core'
import type { SlotRegistry } from '@recollect/core/extraction'
import type { Context } from '../context.ts'
import { CliError } from '../errors/cli-error.ts'
import type { OpenMemory } from '../open-memory.ts'
import { entityOf } from './labels.ts'
import { resolveSlot } from './resolve.ts'
import type { NamedSlot } from './resolve.ts'

const NAME = /^[\p{L}\p{M}\p{N}_.-]{1,128}$/u
const KEY = /^[\p{L}\p{M}\p{N}_.*-]{1,128}$/u

/** The built-in slots, and those of the packs and of the configuration. */
export async function knownSlots(
  packs: OpenMemory['packs'],
  { loaded }: Pick<Context, 'loaded'>,
): Promise<SlotRegistry> {
  const { packs: equipped, slots } = await withCustomFacts(packs, loaded.library)
  return slotRegistry([...equipped.flatMap((pack) => pack.slots), ...slots])
}

/**
 * What a name means in a scope: a slot of the registry by any of its names, unless a fact is kept under the very name.
 * @throws CliError INVALID_INPUT when nothing can be called so.
 */
export async function slotGiven(
  given: string,
  { memory, packs }: { readonly memory: Pick<ScopedMemory, 'history'>; readonly packs: OpenMemory['packs'] },
  context: Pick<Context, 'loaded'>,
): Promise<NamedSlot> {
  const named = resolveSlot(given, await knownSlots(packs, context))
  if (named.slot !== given && NAME.test(given) && (await memory.history(given)).length > 0)
    return { slot: given, entity: null }
  return checkNamed(given, named)
}

interface Naming {
  readonly slot?: string
  readonly entity?: string
}

/** A filter with the slot and the entity that are meant; a family (`family.*`) stays. @throws CliError INVALID_INPUT */
export async function namedIn<T extends Naming>(
  filter: T,
  open: Parameters<typeof slotGiven>[1],
  context: Pick<Context, 'loaded'>,
): Promise<T & Naming> {
  const { slot, entity } = filter
  const named = slot === undefined || slot.endsWith('*') ? null : await slotGiven(slot, open, context)
  const about = entity === undefined ? named?.entity : checkEntity(entity)
  return { ...filter, ...(named && { slot: named.slot }), ...(about ? { entity: about } : {}) }
}

/** `妻子`, `wife` and `user.wife` → `user.wife`. @throws CliError INVALID_INPUT when nobody can be called so. */
export function checkEntity(given: string): string {
  const entity = entityOf(given)
  if (NAME.test(entity)) return entity
  throw new CliError('INVALID_INPUT', (t) => t.errors.notAnEntity(given))
}

/** @throws CliError INVALID_INPUT */
function checkNamed(given: string, named: NamedSlot): NamedSlot {
  if (KEY.test(named.slot) && (named.entity === null || NAME.test(named.entity))) return named
  throw new CliError('INVALID_INPUT', (t) => t.errors.notAName(given, nameLike(given)))
}

/** A name like it that is allowed; empty when there is none. */
const nameLike = (given: string): string => {
  const made = given.trim().replaceAll(/\s+/gu, '-')
  return NAME.test(made) && made !== given ? made : ''
}

/** `location`, or `user.wife:location`, as the library takes it. */
export const keyOf = ({ slot, entity }: NamedSlot): string => (entity === null ? slot : `${entity}:${slot}`)
