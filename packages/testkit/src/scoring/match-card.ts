import { isTaste, labelClaim, predictedClaims } from './claim.ts'
import type { Claim, LabelCard } from './claim.ts'
import { EXISTS, INCLUDES, RELATION_OF } from './lexicon/relations.ts'
import { squeeze, withoutDenial } from './text.ts'
import { LIKENESS, valueLikeness } from './value.ts'
import type { Likeness } from './value.ts'

/** A labelled card with every other way of saying it that counts. */
export interface Label extends LabelCard {
  readonly alt_slots?: readonly string[] | undefined
  readonly alt_values?: readonly string[] | undefined
  readonly alt_keys?:
    readonly { readonly entity?: string | undefined; readonly slot?: string | undefined }[] | undefined
  /** Neither asked for nor wrong. */
  readonly optional?: boolean | undefined
}

/** What a label asks for: claims that fit it, and the forms of its value. */
export interface Wanted {
  readonly label: Label
  /** The first is the label's own. */
  readonly claims: readonly Claim[]
  readonly values: readonly string[]
}

/** Where the opposite of liking is a plain fact. */
const PLAIN_FACTS = new Set(['health', 'personality', 'user_type', 'belief', 'appearance'])

/** What a label asks for, with every other way it may be said. */
export function wanted(label: Label): Wanted {
  const own = labelClaim(label)
  const disliked = own.slot === 'likes' && own.taste < 0
  const otherSlots = (label.alt_slots ?? []).map((slot) => ({ entity: label.entity, slot }))
  const otherKeys = (label.alt_keys ?? []).map((key) => ({
    entity: key.entity ?? label.entity,
    slot: key.slot ?? label.slot,
  }))
  const others = [...otherSlots, ...otherKeys].map(({ entity, slot }) => {
    const polarity = disliked && PLAIN_FACTS.has(slot) ? undefined : label.polarity
    return labelClaim({ ...label, entity, slot, polarity })
  })
  const said = [label.value, ...(label.alt_values ?? [])]
  const denied = own.taste === 0 && own.holds < 0
  return {
    label,
    claims: [own, ...others],
    values: denied ? said.map((value) => withoutDenial(value) ?? value) : said,
  }
}

/** How well a claim states a labelled card. */
export function claimLikeness({ claims, values }: Wanted, given: Claim, exactly = false): Likeness {
  let best: Likeness = LIKENESS.none
  claims.forEach((claim, i) => {
    if (!sameEntity(claim.entity, given.entity) || !sameSlot(claim.slot, given.slot)) return
    if (!sameSign(claim, claims[0] ?? claim, given)) return
    for (const value of values) {
      const like = likenessIn(claim.slot, value, given.value)
      if (exactly && like < LIKENESS.same) continue
      const counted = like === LIKENESS.same && i > 0 ? LIKENESS.near : like
      if (counted > best) best = counted
    }
  })
  return best
}

function likenessIn(slot: string, value: string, given: string): Likeness {
  const like = valueLikeness(value, given, slot)
  if (like !== LIKENESS.none || !slot.startsWith('family.')) return like
  return saysOnlyThatThereIs(value) && saysOnlyThatThereIs(given) ? LIKENESS.near : like
}

const RELATION_WORDS = new Set([...RELATION_OF.keys()].map(squeeze))

function saysOnlyThatThereIs(value: string): boolean {
  const bare = squeeze(value)
  return (
    EXISTS.has(bare) ||
    RELATION_WORDS.has(bare) ||
    RELATION_WORDS.has(bare.replace(/^(?:my|an?|one|我的?|一个|一個)/u, ''))
  )
}

const person = (entity: string) => entity.replace(/^(?:user|family)\./u, '')
const sameEntity = (label: string, given: string): boolean =>
  label === given || (INCLUDES[person(label)] ?? []).some((who) => given === `user.${who}`)

function sameSlot(label: string, given: string): boolean {
  if (label === given) return true
  const both = (begin: string) => label.startsWith(begin) && given.startsWith(begin)
  if (both('favorite')) return true
  if (both('family.')) return (INCLUDES[person(label)] ?? []).includes(person(given))
  if (given === 'family') return label.startsWith('family.')
  return (label === 'likes' && given === 'preference') || (label === 'preference' && given === 'likes')
}

/** Past events carry no sign; to dislike is not to hold where the other side is no matter of taste. */
function sameSign(claim: Claim, own: Claim, given: Claim): boolean {
  if (claim.slot === 'event') return true
  if (isTaste(claim.slot) && isTaste(given.slot)) {
    return (claim.taste || own.taste || 1) === (given.taste || 1) && claim.holds === given.holds
  }
  const wantedSign = claim.taste < 0 && !isTaste(given.slot) ? -claim.holds : claim.holds
  const givenSign = given.taste < 0 ? -given.holds : given.holds
  return wantedSign === givenSign
}

/** How well a card states a labelled one; a value that begins with "not" is taken as it is written where that fits exactly. */
export function cardLikeness(one: Wanted, card: LabelCard): Likeness {
  const { read, asWritten } = predictedClaims(card)
  const exact = asWritten === null ? LIKENESS.none : claimLikeness(one, asWritten, true)
  return exact === LIKENESS.none ? claimLikeness(one, read) : exact
}

/** Whether a card says what a label asks for. */
export const states = (one: Wanted, card: LabelCard): boolean => cardLikeness(one, card) !== LIKENESS.none
