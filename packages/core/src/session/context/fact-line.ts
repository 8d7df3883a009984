import { isDenial } from '../../facts/keys.ts'
import { looksLikeInstruction } from '../../text/instruction.ts'
import type { ContextWords } from '../../plugin/language-pack.ts'
import type { SlotRegistry } from '../../plugin/slots.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { EpochMs } from '../../types/item.ts'
import type { LineGroup } from './candidate.ts'
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

/**
 * The lines a fact stands in: of the user one a slot that may have several values (`likes: judo, chess`), one for all others, and one for
 * wishes; of another person one for all that is known (`wife: name = Anna; likes = jazz`). Pure.
 */
export function groupsOf({ entity, slot }: MemoryCard, { words, slots }: Wording): readonly LineGroup[] {
  if (entity === 'user' && slot === WISH)
    return [{ head: `${mark('wish')} ${words.wishes}: `, between: '; ' }]
  if (entity !== 'user' || slots.get(slot, entity).cardinality === 'single')
    return [
      { head: `${mark('fact')} ${nameOf(entity.replace(/^user\./u, ''))}: `, between: '; ' },
      { head: `${nameOf(slot)} = `, between: ', ' },
    ]
  return [{ head: `${mark('fact')} ${nameOf(slot)}: `, between: ', ' }]
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

/** Short and plain: it can be taken for nothing but words. */
const BARE = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'’.+#%&/@_-]|[ ](?=\S)){0,47}$/u

/** A value as it is where nothing in it could be taken for a part of the line; else as a JSON string. */
function valueOf(value: string, most: number): string {
  const shown = visible(value)
  const isBare = shown === value && BARE.test(value) && quoted(value) === `"${value}"`
  return isBare && !looksLikeInstruction(value) ? value : quotedUpTo(shown, most)
}

/** `favorite_color` → `favorite color`; a name that could be taken for something else as a JSON string. */
function nameOf(name: string): string {
  const shown = named(name)
  return shown === name ? name.replace(/^(?:family|relation)\./u, '').replaceAll('_', ' ') : shown
}
