import type { EpochMs, MemoryCard } from '@recollect/core'
import type { ContextWords, SlotRegistry } from '@recollect/core/extraction'
import { isDenial } from '@recollect/core/extraction'
import type { Candidate, LineGroup } from './candidate.ts'
import { quotedUpTo } from './cut-text.ts'
import { datesOf } from './dates.ts'
import { mark } from './marks.ts'
import { named, quoted, visible } from './safe-text.ts'

export interface Wording {
  readonly words: ContextWords
  /** IANA zone dates are told in. */
  readonly zone: string
  readonly now: EpochMs
  readonly slots: SlotRegistry
}

const inParens = (parts: readonly string[]) => (parts.length === 0 ? '' : ` (${parts.join(', ')})`)

/** The slot of standing wishes about how to answer. */
export const WISH = 'instruction'

/** The groups of a fact: as one of several, and where it is the only one. */
export type FactGroups = Required<Pick<Candidate, 'groups' | 'alone'>>

/**
 * The lines a fact stands in: of the user one a slot that has several values (`likes: judo, chess`), one for all others, and one for
 * wishes; of another person one for all that is known (`wife: Anna; likes = jazz`). Pure.
 */
export function groupsOf({ entity, slot }: MemoryCard, { words, slots }: Wording): FactGroups {
  const line = (head: string, between: string): LineGroup => ({ head: `${mark('fact')} ${head}: `, between })
  const within: LineGroup = { head: `${nameOf(slot)} = `, between: ', ' }
  const person = personOf(entity, slot)
  if (person !== null) {
    const groups = [line(nameOf(person), '; '), ...(entity === 'user' ? [] : [within])]
    return { groups, alone: groups }
  }
  if (slot === WISH) {
    const groups = [{ head: `${mark('wish')} ${words.wishes}: `, between: '; ' }]
    return { groups, alone: groups }
  }
  const alone = [line('user', '; '), within]
  const isSingle = slots.get(slot, entity).cardinality === 'single'
  return { groups: isSingle ? alone : [line(nameOf(slot), ', ')], alone }
}

/** Whom a fact is about, if not the user: `family.son` = "Leo" is of the son. */
function personOf(entity: string, slot: string): string | null {
  if (entity !== 'user') return entity.replace(/^user\./u, '')
  return /^(?:family|relation)\.(?<who>.+)$/u.exec(slot)?.groups?.['who'] ?? null
}

/** `judo`, `kiwi (since 2021)`, `shoes 42`, `not swim`: a fact within the line of its slot. Pure. */
export function factPart(card: MemoryCard, most: number, wording: Wording): string {
  return `${saidOf(card, most, wording)}${inParens(datesOf(card, wording))}`
}

/** What each source says, in order of recording: `sources disagree: 杭州 ("crm", since 2024-01-05) / 宁波`. Pure. */
export function contestedPart(rivals: readonly MemoryCard[], most: number, wording: Wording): string {
  const each = rivals.map((card) => {
    const source = card.session === null ? [] : [quoted(visible(card.session))]
    return `${valueOf(card.value, most)}${inParens([...source, ...datesOf(card, wording)])}`
  })
  return `${wording.words.contested}: ${each.join(' / ')}`
}

/** `location Paris`: a fact outside the line of its slot. Pure. */
export const factOf = (card: MemoryCard, most: number, wording: Wording): string =>
  `${card.entity === 'user' ? '' : `${nameOf(card.entity.replace(/^user\./u, ''))} `}${nameOf(card.slot)} ${saidOf(card, most, wording)}`

function saidOf(card: MemoryCard, most: number, { words }: Wording): string {
  const about = card.facet === null || card.slot === WISH ? '' : `${valueOf(card.facet, most)} = `
  return `${about}${isDenial(card) ? `${words.not} ` : ''}${valueOf(card.value, most)}`
}

/** Short and plain: it can be taken for nothing but words. What parts values is ASCII. */
const BARE =
  /^[\p{L}\p{M}\p{N}\p{Sc}](?:[\p{L}\p{M}\p{N}\p{Sc}'’.+#%&/@_，、：！？（）《》「」『』“”·-]|[ ](?=\S)){0,47}$/u

/** In every name of a mark. */
const MARK = /[mｍ][eｅ][mｍ][oｏ][rｒ][yｙ]/iu

/** A value as it is where nothing in it could be taken for a part of the line; else as a JSON string. */
const valueOf = (value: string, most: number): string =>
  BARE.test(value) && !MARK.test(value) ? value : quotedUpTo(visible(value), most)

/** `favorite_color` → `favorite color`; a name that could be taken for something else as a JSON string. */
function nameOf(name: string): string {
  const shown = named(name)
  return shown === name ? name.replace(/^(?:family|relation)\./u, '').replaceAll('_', ' ') : shown
}
