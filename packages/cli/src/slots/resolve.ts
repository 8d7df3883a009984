import type { SlotRegistry } from '@recollect/core/extraction'
import { entityOf, labelForm, personOf, SLOT_OF_LABEL } from './labels.ts'

/** A slot as it was typed, understood. */
export interface NamedSlot {
  readonly slot: string
  /** Null: none was named. */
  readonly entity: string | null
}

type Known = Pick<SlotRegistry, 'has'>

const FAMILY = /[._]$/u
const MEMBER = /^(?<family>[^()]{1,64})\((?<member>[^()]{1,64})\)$/u
const ENGLISH_MEMBER = /^(?<family>\S{1,64}) (?<member>\S.{0,63})$/u
const OWNER = /^(?:(?<mine>my |我的?)|(?<whose>[^的'’]{1,64})(?:的|['’]s ))(?<what>\S.{0,127})$/u

/**
 * `住址`, `home` and `location` → `location`; `wife:location`, `妻子的住址` and `wife's home` with `user.wife`; what names no slot the
 * registry knows stays as it is.
 */
export const resolveSlot = (given: string, known: Known): NamedSlot =>
  slotNamed(given, known) ?? keyed(given) ?? { slot: given, entity: null }

/** The same; null for what names no slot of the registry. */
export function slotNamed(given: string, known: Known): NamedSlot | null {
  const typed = given.normalize('NFKC').trim()
  const [who = '', what, ...more] = typed.split(':')
  if (what === undefined) {
    const slot = nameOf(typed, known)
    return slot === null ? owned(typed, known) : { slot, entity: null }
  }
  const slot = more.length === 0 && who.trim() !== '' ? nameOf(what, known) : null
  return slot === null ? null : { slot, entity: entityOf(who) }
}

/** `wife:badge` of a slot of one's own. */
function keyed(given: string): NamedSlot | null {
  const [who = '', what = '', ...more] = given.normalize('NFKC').trim().split(':')
  return who === '' || what === '' || more.length > 0 ? null : { slot: what.trim(), entity: entityOf(who) }
}

function owned(typed: string, known: Known): NamedSlot | null {
  const { whose, mine, what = '' } = OWNER.exec(typed)?.groups ?? {}
  const slot = nameOf(what, known)
  // `我老婆的住址` is hers.
  if (slot === null) return mine === undefined ? null : owned(what, known)
  if (mine !== undefined) return { slot, entity: 'user' }
  const person = whose === undefined ? null : personOf(whose)
  return person === null ? null : { slot, entity: `user.${person}` }
}

/** The slot of the registry that a name means; null when it means none. */
function nameOf(name: string, known: Known): string | null {
  const typed = name.trim()
  if (known.has(typed)) return typed
  const label = labelForm(typed)
  const spelt = SLOT_OF_LABEL.get(label) ?? label.replaceAll(' ', '_')
  if (!FAMILY.test(spelt) && known.has(spelt)) return spelt
  const bracketed = MEMBER.exec(label)
  const { family = '', member = '' } = (bracketed ?? ENGLISH_MEMBER.exec(label))?.groups ?? {}
  const base = SLOT_OF_LABEL.get(family)
  if (base === undefined) return null
  if (FAMILY.test(base)) return `${base}${personOf(member) ?? member.replaceAll(' ', '_')}`
  // `设备（手机）` is one value among several of a slot.
  return bracketed === null ? null : base
}
