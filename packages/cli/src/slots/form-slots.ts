import type { Context } from '../context.ts'
import { CliError, usageError } from '../errors/cli-error.ts'
import type { OpenMemory } from '../open-memory.ts'
import { isPlain } from '../util/objects.ts'
import type { Plain } from '../util/objects.ts'
import { slotGiven } from './known.ts'

/** Field → slot, where slots go by any name they are shown under. @throws CliError for one of somebody else than the user. */
export async function formSlots(
  slots: Readonly<Record<string, string>>,
  open: OpenMemory,
  context: Context,
): Promise<Readonly<Record<string, string>>> {
  const named: [field: string, slot: string][] = []
  for (const [field, given] of Object.entries(slots)) {
    const { slot, entity } = await slotGiven(given, open, context)
    if (entity !== null && entity !== 'user') {
      throw new CliError('INVALID_INPUT', (t) => t.sessions.errors.slotOfAnother(given))
    }
    named.push([field, slot])
  }
  return Object.fromEntries(named)
}

/** A slot for a field that is not there would silently do nothing. @throws CliError */
export function checkSlotFields(slots: Readonly<Record<string, string>>, fields: Plain): void {
  const name = Object.keys(slots).find((path) => !hasField(fields, path))
  if (name === undefined) return
  throw usageError((t) => t.sessions.errors.noField(name, Object.keys(fields).join(t.trace.separator)))
}

/** `address.city` for a field in a field; a name may have a dot itself. */
const hasField = (fields: unknown, path: string): boolean =>
  isPlain(fields) &&
  Object.entries(fields).some(
    ([name, value]) =>
      name === path || (path.startsWith(`${name}.`) && hasField(value, path.slice(name.length + 1))),
  )
