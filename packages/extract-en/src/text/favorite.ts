import type { Capture, Proposal } from '@recollect/core'
import { FAVORITE_KINDS } from '../lexicon/favorites.ts'
import { keyOf } from './capture.ts'

export const FAV = 'fav(?:ou?rite|e|orit|rite)?s?'

const slotFor = (thing: string | undefined): string => {
  if (thing === undefined) return 'favorite_thing'
  const key = thing.replace(/^(?:kind|type|sort) of /u, '')
  const name =
    FAVORITE_KINDS[thing] ??
    FAVORITE_KINDS[key] ??
    FAVORITE_KINDS[key.split(' ').at(-1) ?? ''] ??
    key.replace(/s$/u, '')
  return `favorite_${name.replaceAll(/[^a-z0-9]+/gu, '_')}`
}

const NOT_VALUE =
  /^(?:is|was|are|to (?:do|eat|watch)|when|because|too|by far|one|ones|of|so|not|that|this|it|those|these|the one|you|in the|at the|for|definitely|probably|what|how|and|thing to|part (?:of|is)|ruined|on sale|gone|closed|coming|out|back|over|broken|sold out|in (?:season|stock)|day|thing|here|there|on|good|great|amazing|awesome)$/u

export const proposals = (
  value: Capture | null | undefined,
  thing: string | undefined,
): readonly Proposal[] | null => {
  if (!value || NOT_VALUE.test(keyOf(value.text))) return null
  return [{ slot: slotFor(thing), value }]
}

export const THING =
  '(?<thing>[a-z]+(?: (?!is\\b|are\\b|was\\b|were\\b|would\\b|has\\b|though\\b|out\\b|of (?:his|hers?|theirs|all|out)\\b|ever\\b|by\\b|in\\b|at\\b|from\\b|because\\b|and\\b|so\\b|but\\b|right\\b|these\\b|too\\b|as\\b)[a-z]+){0,2})'
