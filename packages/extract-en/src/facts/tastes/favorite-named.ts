import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { FAVORITE_KINDS } from '../../lexicon/tastes/favorites.ts'
import { LIST, rx } from '../../text/patterns.ts'
import { keyOf, part, splitBy } from '../../text/capture.ts'
import { FAV, proposals } from '../../text/favorite.ts'

/** "Mine is ramen", after somebody asked for one's favorite dish. */
const mine = defineRule({
  id: 'en/favorite.mine',
  priority: 90,
  confidence: 0.93,
  anchors: ['mine is', 'mine are', "mine's", 'mine would be'],
  pattern: rx(
    `(?:^|\\b)mine(?: is|'s| are| would be| has to be) (?:probably |definitely |the )*(?<value>${LIST})`,
  ),
  draft: (match) => proposals(match.capture('value'), undefined),
  examples: [
    {
      text: 'what is your favorite sport? mine is curling',
      cards: [{ slot: 'favorite_thing', value: 'curling' }],
    },
  ],
  counterExamples: ['is mine ready?', 'mine is broken?'],
})

/** "My favorite toy, my lite brite", "our favorite game, CS:GO", "my favorite CS:GO game", "my favorite hot dogs". */
const apposed = defineRule({
  id: 'en/favorite.apposed',
  priority: 84,
  confidence: 0.94,
  anchors: ['fav'],
  pattern: rx(
    `\\b(?:my|our) (?:all[- ]time )?${FAV} (?:(?<thing>[a-z]+(?: (?!today|yesterday|tonight|ever|now|yet|lately|again|so\\b)[a-z]+)?) ?, (?:my |the |a )?(?<value>(?!(?:so|and|but|it|i|which|because|dream|thanks|lol|then|we|he|she)\\b)[^,.;!?()"\\n]{2,40})|(?<own>(?!(?:is|are|was|part|thing|things|to|of|one|ones|but|and|so|because|too|kind|type|sort|color|colour|food|movie|song|band|book|game|games|team|show|place|places|memory|memories|moment|way|time|day|people|person|subject|sport|season|singer|artist|character|toy|store|shop|restaurant|cafe|spot|teacher|music|foods|movies|songs|books)\\b)[a-z][a-z:'-]{2,15}(?: (?!(?:is|are|was|all|when|and|but|in|at|on|so|every|with|for|to|because)\\b)[a-z]{3,12})?))`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    if (value) return proposals(value, match.raw('thing'))
    const own = match.capture('own')
    if (!own || FAVORITE_KINDS[keyOf(own.text)] !== undefined || /\bof $/u.test(match.before)) return null
    const last = splitBy(own, / /gu).at(-1)
    const kind = last && FAVORITE_KINDS[keyOf(last.text)]
    const titled = kind !== undefined && own.text.includes(' ') && /^\p{Lu}|\d/u.test(own.text)
    return titled ? proposals(part(own, 0, own.text.lastIndexOf(' ')), keyOf(last?.text ?? '')) : null
  },
  examples: [
    {
      text: 'we played our favorite game, hopscotch',
      cards: [{ slot: 'favorite_game', value: 'hopscotch' }],
    },
  ],
  counterExamples: ['my favorite thing to do', 'is that my favorite mug?'],
})

/** "It is my favorite", "she's my favorite": about what was named before. */
const pick = defineRule({
  id: 'en/favorite.pick',
  priority: 88,
  confidence: 0.92,
  anchors: ['top pick', 'favorite', 'favourite', 'my fave', 'my fav'],
  pattern: rx(
    `(?<value>[a-z][a-z' -]{2,30}) (?:is|are) my (?:top|number one|first|personal) (?:pick|choice)`,
  ),
  draft: (match) => proposals(match.capture('value'), undefined),
  examples: [{ text: 'kizomba is my top pick', cards: [{ slot: 'favorite_thing', value: 'kizomba' }] }],
  counterExamples: ['what is your top pick?', 'it is my favorite'],
})

export const favoriteNamed: readonly ExtractionRule[] = [mine, pick, apposed]
