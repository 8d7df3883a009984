import type { SlotRegistry } from '../plugin/slots.ts'
import { isOneOfSeveral, namesSeveral } from '../slots/kinds.ts'
import type { CardDraft } from '../types/card.ts'
import type { Gender } from '../plugin/known.ts'

/** Somebody named in a message, by the place in its text. */
export interface Named {
  readonly entity: string
  readonly name: string
  readonly start: number
  /** Another one than those known: "my other cousin". */
  readonly another?: boolean
}

/** Those whose name a draft tells. */
const introduced = (drafts: readonly CardDraft[]): readonly Named[] =>
  drafts
    .filter(({ slot, entity, relation }) => namesSeveral(slot, entity) && relation !== 'retracts')
    .map(({ entity, value, span }) => ({ entity, name: value, start: span.start }))

/**
 * Files a single fact of one of several people one may have ("my son Tom is 7") under the name said last before it, so that what is said
 * of one son takes no other's place. Facts of nobody named stay as they are.
 */
export function toldApart(
  drafts: readonly CardDraft[],
  spoken: readonly Named[],
  slots: SlotRegistry,
): readonly CardDraft[] {
  const told = introduced(drafts)
  // "My other cousin Beth" is Beth.
  const isNameless = ({ entity }: Named) => !told.some((one) => one.entity === entity)
  const named = [...spoken.filter((one) => one.another !== true || isNameless(one)), ...told].sort(
    (a, b) => a.start - b.start,
  )
  if (named.length === 0) return drafts
  return drafts.map((draft) => {
    const { entity, slot, facet, span } = draft
    if (facet !== null || !isOneOfSeveral(entity) || namesSeveral(slot, entity)) return draft
    if (draft.effect === undefined && slots.get(slot, entity).cardinality !== 'single') return draft
    const own = named.filter((one) => one.entity === entity)
    const meant = own.findLast(({ start }) => start <= span.start) ?? own[0]
    if (meant === undefined) return draft
    return { ...draft, facet: meant.name, ...(meant.another === true ? { another: true } : {}) }
  })
}

const FEMALE: ReadonlySet<string> = new Set(
  'mother wife girlfriend sister daughter grandmother aunt niece stepmother godmother granddaughter'.split(
    ' ',
  ),
)
const MALE: ReadonlySet<string> = new Set(
  'father husband boyfriend brother son grandfather uncle nephew stepfather godfather grandson'.split(' '),
)

/** Of an entity by its relation (`user.ex_wife`, `user.mother_in_law`); null where the relation says none. */
export function genderOf(entity: string): Gender | null {
  const relation = entity.slice(entity.indexOf('.') + 1).replace(/^ex_|_in_law$/gu, '')
  if (FEMALE.has(relation)) return 'female'
  return MALE.has(relation) ? 'male' : null
}
