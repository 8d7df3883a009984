import type { MemoryCard } from '@recollect/core'
import { relationOf } from '../text/kin.ts'
import { speciesOf } from '../text/species.ts'
import { favoriteName, relationName } from './names.ts'
import { phraseOf } from './phrases.ts'

const NUMBER = /^(?:\d+|[一二两三四五六七八九十]+)$/u

/** Words the values of one slot are put into sentences with. */
export interface Voice {
  /** 你 or 您. */
  readonly you: string
  /** The question: relatives are called what it calls them. */
  readonly question?: string
}

const PET = 'user.pet'

/** 你, or 你妈妈; animals by what they are: 你的狗. */
export function subjectOf(entity: string, voice: Voice, facet: string | null = null): string {
  // A pet is called by what it is, or by its name.
  if (entity === PET && facet !== null && speciesOf(facet) === undefined) return facet
  if (entity === PET) return `${voice.you}的${facet ?? relationName('pet')}`
  return entity === 'user'
    ? voice.you
    : `${voice.you}${relationName(entity.replace(/^user\./u, ''), voice.question)}`
}

/** What a card says, without its subject: 住在海淀区. */
export function predicateOf(card: MemoryCard, voice: Voice, value = card.value): string {
  const { slot } = card
  if (slot.startsWith('favorite_')) return favorite(slot, value, isDenied(card))
  if (/^(?:family|relation)\./u.test(slot)) return relative(slot, value, isDenied(card), voice)
  const bare = slot === 'age' ? value.replace(/岁$/u, '') : value
  const timed =
    card.when !== null && /^(?:event_|plan$|goal$)/u.test(slot) && !value.includes(card.when)
      ? `${card.when}${bare}`
      : bare
  const phrase = phraseOf(slot)
  return isDenied(card) ? phrase.not(timed) : phrase.is(timed)
}

/** Their facet is what the sentence is about: 你的wifi密码是…, 你的鞋的尺码是…. */
export const BY_FACET: ReadonlySet<string> = new Set(['named_thing', 'size'])

/** What one dislikes or fears is denied by saying that it is not so. */
const isDenied = ({ slot, polarity }: MemoryCard): boolean =>
  slot === 'dislikes' || slot === 'fear' ? polarity === 'positive' : polarity === 'negative'

function favorite(slot: string, value: string, negative: boolean): string {
  const name = favoriteName(slot)
  const verb = negative ? '不是' : '是'
  return name === null ? phraseOf(slot)[negative ? 'not' : 'is'](value) : `最喜欢的${name}${verb}${value}`
}

function relative(slot: string, value: string, negative: boolean, { question }: Voice): string {
  const name = relationName(slot.slice(slot.indexOf('.') + 1), question)
  if (negative) return `没有${name}`
  if (NUMBER.test(value)) return `有${value}个${name}`
  return relationOf(value) !== undefined || value.includes(name) ? `有${value}` : `的${name}是${value}`
}

/** A thing and what it is: 测试库是orca; the card knows of it as well as the user. */
function ofThing(
  { slot, entity, facet, value: own, polarity }: MemoryCard,
  voice: Voice,
  value = own,
): string | null {
  if (facet === null) return null
  const link = polarity === 'negative' ? '不是' : '是'
  if (slot === 'named_thing') return `${facet}${link}${value}`
  return slot === 'size' ? `${subjectOf(entity, voice)}的${facet}尺码${link}${value}` : null
}

export const sentenceOf = (card: MemoryCard, voice: Voice, value?: string): string =>
  ofThing(card, voice, value) ??
  `${subjectOf(card.entity, voice, card.facet)}${predicateOf(card, voice, value)}`

/** 你的住处, 你最喜欢的颜色: what a fact is of. */
export function topicOf(card: MemoryCard, voice: Voice): string {
  const [subject, label] = [subjectOf(card.entity, voice, card.facet), labelOf(card.slot)]
  return /^(?:最|害怕)/u.test(label) ? `${subject}${label}` : `${subject}的${label}`
}

/** 住处, 最喜欢的颜色: what a change is a change of. */
export function labelOf(slot: string): string {
  if (slot.startsWith('favorite_')) return `最喜欢的${favoriteName(slot) ?? '东西'}`
  return phraseOf(slot).label
}
