import type { Capture, Proposal } from '@recollect/core/extraction'
import { FAVORITE_KINDS, NARROWER } from '../lexicon/tastes/favorites.ts'
import { cutAt, keyOf, stripLead } from './capture.ts'

export const FAV = 'fav(?:ou?rite|e|orit|rite)?s?'

const NO_KIND =
  /^(?:as|too|so|because|right|these|ever|since|when|for|in|on|at|of|but|and|though|out|by|now|today|lately)\b/u

const singular = (thing: string): string => thing.replace(/ies$/u, 'y').replace(/(?<!s)s$/u, '')

export interface FavoriteKind {
  /** `food` of `favorite_food`. */
  readonly name: string
  /** What it is of that kind: the fruit, the Italian dish. Null for the kind itself. */
  readonly facet: string | null
}

/** What a favourite is one of, by the words for it: "football player". */
export function favoriteKind(thing: string): FavoriteKind {
  const key = thing.replace(/^(?:kind|type|sort) of /u, '')
  const whole = FAVORITE_KINDS[thing] ?? FAVORITE_KINDS[key]
  const name = whole ?? FAVORITE_KINDS[singular(key)] ?? FAVORITE_KINDS[key.split(' ').at(-1) ?? '']
  if (name === undefined) return { name: singular(key), facet: null }
  const narrows = NARROWER.has(singular(key)) || (whole === undefined && key.includes(' '))
  return { name, facet: narrows ? singular(key) : null }
}

export const favoriteSlot = ({ name }: FavoriteKind): string =>
  `favorite_${name.replaceAll(/[^a-z0-9]+/gu, '_')}`

const kindFor = (thing: string | undefined): FavoriteKind =>
  thing === undefined || NO_KIND.test(thing) ? { name: 'thing', facet: null } : favoriteKind(thing)

/** Of what these are the favorite, only the talk knows: "my favorite part was the ending". */
const SCENE = /^(?:parts?|scenes?|bits?|moments?|ones?|line|chapter|episode|track|photo|pic|picture)$/u
const NOT_VALUE =
  /^(?:is|was|are|to (?:do|eat|watch)|when|because|too|by far|one|ones|of|so|not|that|this|it|those|these|the one|you|in the|at the|for|definitely|probably|what|how|and|thing to|part (?:of|is)|ruined|on sale|gone|closed|coming|out|back|over|broken|sold out|in (?:season|stock)|day|thing|here|there|on|good|great|amazing|awesome|(?:the )?best(?: .*)?|(?:still|available|always|never|missing|already|cancelled|canceled|sold) .*|(?:on|in|at|out|up|off|about|being|getting|playing|closed|ruined|broken|gone|going|coming) (?!the (?:road|town|mood)\b).*)$/u

export const proposals = (
  value: Capture | null | undefined,
  thing: string | undefined,
): readonly Proposal[] | null => {
  const led =
    value &&
    stripLead(value, /^(?:of course|well|yes|yeah|honestly|i think|i'd say|maybe|oh|definitely),? /iu)
  const own = led && cutAt(led, /\s?[/|,;•]\s?(?:and |my )*(?:fav|my |hobb|least)/iu)
  if (!own || NOT_VALUE.test(keyOf(own.text)) || SCENE.test(thing ?? '')) return null
  if (/^things? about /u.test(thing ?? '')) return [{ slot: 'likes', value: own }]
  const kind = kindFor(thing)
  return [{ slot: favoriteSlot(kind), value: own, ...(kind.facet === null ? {} : { facet: kind.facet }) }]
}

export const THING =
  '(?<thing>[a-z]+(?: (?!is\\b|are\\b|was\\b|were\\b|would\\b|has\\b|though\\b|out\\b|of (?:his|hers?|theirs|all|out)\\b|ever\\b|by\\b|in\\b|at\\b|from\\b|because\\b|and\\b|so\\b|but\\b|right\\b|these\\b|too\\b|as\\b)[a-z]+){0,2})'
