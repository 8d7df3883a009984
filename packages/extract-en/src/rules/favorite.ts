import { defineRule } from '@recollect/core'
import type { Capture, ExtractionRule, Proposal } from '@recollect/core'
import { LIST, rx } from '../patterns.ts'
import { keyOf, part, splitBy } from '../text/capture.ts'

const FAV = 'fav(?:ou?rite|e|orit|rite)?s?'
/** Things one has a favourite of → the family's name; the word itself otherwise. */
const KINDS: Readonly<Record<string, string>> = {
  foods: 'food',
  dish: 'food',
  dishes: 'food',
  meal: 'food',
  snack: 'food',
  dessert: 'food',
  cuisine: 'food',
  fruit: 'food',
  pizza: 'food',
  'ice cream': 'food',
  vegetable: 'food',
  drinks: 'drink',
  beverage: 'drink',
  beer: 'drink',
  movies: 'movie',
  film: 'movie',
  films: 'movie',
  books: 'book',
  novel: 'book',
  series: 'show',
  'tv show': 'show',
  'tv series': 'show',
  shows: 'show',
  colour: 'color',
  colours: 'color',
  colors: 'color',
  shade: 'color',
  sports: 'sport',
  teams: 'team',
  'football team': 'team',
  games: 'game',
  'video game': 'game',
  'board game': 'game',
  animals: 'animal',
  seasons: 'season',
  subjects: 'subject',
  class: 'subject',
  singer: 'artist',
  band: 'artist',
  bands: 'artist',
  musician: 'artist',
  singers: 'artist',
  artists: 'artist',
  composer: 'artist',
  rapper: 'artist',
  songs: 'song',
  genre: 'genre',
  genres: 'genre',
  'music genre': 'genre',
  author: 'author',
  writer: 'author',
  actor: 'actor',
  actress: 'actor',
  player: 'player',
  character: 'character',
  superhero: 'character',
  city: 'city',
  cities: 'city',
  country: 'place',
  place: 'place',
  places: 'place',
  spot: 'place',
  restaurant: 'restaurant',
  holiday: 'holiday',
  day: 'day',
  hobby: 'hobby',
  flower: 'flower',
  toy: 'toy',
  podcast: 'podcast',
  car: 'car',
  'type of music': 'music',
  'kind of music': 'music',
  number: 'number',
  language: 'language',
  dance: 'dance',
  activity: 'activity',
  thing: 'thing',
  pastime: 'hobby',
}

const slotFor = (thing: string | undefined): string => {
  if (thing === undefined) return 'favorite_thing'
  const key = thing.replace(/^(?:kind|type|sort) of /u, '')
  const name = KINDS[thing] ?? KINDS[key] ?? KINDS[key.split(' ').at(-1) ?? ''] ?? key.replace(/s$/u, '')
  return `favorite_${name.replaceAll(/[^a-z0-9]+/gu, '_')}`
}

const NOT_VALUE =
  /^(?:is|was|are|to (?:do|eat|watch)|when|because|too|by far|one|ones|of|so|not|that|this|it|those|these|the one|you|in the|at the|for|definitely|probably|what|how|and|thing to|part (?:of|is))$/u

const proposals = (
  value: Capture | null | undefined,
  thing: string | undefined,
): readonly Proposal[] | null => {
  if (!value || NOT_VALUE.test(keyOf(value.text))) return null
  return [{ slot: slotFor(thing), value }]
}

const THING = '(?<thing>[a-z]+(?: (?!is\\b|are\\b|was\\b|would\\b|has\\b|would\\b)[a-z]+){0,2})'

/** "My favorite color is red." */
const is = defineRule({
  id: 'en/favorite.is',
  priority: 92,
  confidence: 0.93,
  anchors: ['fav'],
  pattern: rx(
    `\\b(?:my|our)(?: all[- ]time| absolute| other| current| number one)* ${FAV}(?: ${THING})?(?: of all time)?(?: is| are|'s| would be| has to be| was|:| has always been| have always been) (?:probably |definitely |actually |currently |now |always |either |called |the )*(?<value>${LIST})`,
  ),
  draft: (match) => proposals(match.capture('value'), match.raw('thing')),
  examples: [
    { text: 'my favorite color is teal', cards: [{ slot: 'favorite_color', value: 'teal' }] },
    { text: 'My favourite film is Amelie', cards: [{ slot: 'favorite_movie', value: 'Amelie' }] },
  ],
  counterExamples: ['what is your favorite color?', 'his favorite food is rice'],
})

/** "autumn is my favorite time of year", "cheeseburgers are my favorite". */
const inverted = defineRule({
  id: 'en/favorite.inverted',
  priority: 90,
  confidence: 0.88,
  anchors: ['fav'],
  pattern: rx(
    `(?:^|, |^(?:yes|yeah|no|definitely|well|oh|so|and) )(?<value>(?!it|that|this|they|those|these|she|he|which|what|you|here|there|one of)[^.;:!?()"\\n]{2,60}?)(?: is| are|'s|'re) (?:also |definitely |probably |still |by far |always |one of |some of )*(?:my|our) (?:all[- ]time |absolute |new |other )*${FAV}(?: ${THING})?`,
  ),
  draft: (match) => proposals(match.capture('value'), match.raw('thing')),
  examples: [
    { text: 'Autumn is my favourite season', cards: [{ slot: 'favorite_season', value: 'Autumn' }] },
  ],
  counterExamples: ['is summer your favorite season?', 'that is my favorite'],
})

/** "One of my favorite dishes is lasagna", "two of my favorites are A and B". */
const oneOf = defineRule({
  id: 'en/favorite.one-of',
  priority: 93,
  confidence: 0.88,
  anchors: ['fav'],
  pattern: rx(
    `\\b(?:one|two|three|some|a few|a couple|both) of (?:my|our) (?:all[- ]time )?${FAV}(?: ${THING})? (?:is|are|has to be|would be) (?<value>[^.;:!?()\\n]{2,80})`,
  ),
  draft: (match) => proposals(match.capture('value'), match.raw('thing')),
  examples: [
    { text: 'one of my favorite dishes is paella', cards: [{ slot: 'favorite_food', value: 'paella' }] },
  ],
  counterExamples: ['one of my favorites is missing?', 'which one of your favorites is it?'],
})

/** "Mine is cheeseburgers", after "what dish do you like best?". */
const mine = defineRule({
  id: 'en/favorite.mine',
  priority: 90,
  confidence: 0.8,
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
  confidence: 0.78,
  anchors: ['fav'],
  pattern: rx(
    `\\b(?:my|our) (?:all[- ]time )?${FAV} (?:(?<thing>[a-z]+(?: [a-z]+)?) ?, (?:my |the |a )?(?<value>[^,.;!?()"\\n]{2,40})|(?<own>(?!is|are|was|part|thing|things|to|of|one|ones|but|and|so|because|too|kind|type|sort|color|colour|food|movie|song|band|book|game|games|team|show|place|places|memory|memories|moment|way|time|day|people|person|subject|sport|season|singer|artist|character|toy|store|shop|restaurant|cafe|spot|teacher|music|foods|movies|songs|books)[a-z][a-z:'-]{2,15}(?: (?!is|are|was|all|when|and|but|in|at|on|so|every|with|for|to|because)[a-z]{3,12})?))`,
  ),
  draft: (match) => {
    const value = match.capture('value')
    if (value) return proposals(value, match.raw('thing'))
    const own = match.capture('own')
    if (!own || KINDS[keyOf(own.text)] !== undefined || /\bof $/u.test(match.before)) return null
    const last = splitBy(own, / /gu).at(-1)
    const kind = last && KINDS[keyOf(last.text)]
    const titled = kind !== undefined && own.text.includes(' ') && /^\p{Lu}|\d/u.test(own.text)
    return titled ? proposals(part(own, 0, own.text.lastIndexOf(' ')), keyOf(last?.text ?? '')) : null
  },
  examples: [
    {
      text: 'we played our favorite game, hopscotch',
      cards: [{ slot: 'favorite_game', value: 'hopscotch' }],
    },
  ],
  counterExamples: ['my favorite part was the end', 'my favorite thing to do'],
})

/** "It is my favorite", "she's my favorite": about what was named before. */
const pick = defineRule({
  id: 'en/favorite.pick',
  priority: 88,
  confidence: 0.78,
  anchors: ['top pick', 'favorite', 'favourite', 'my fave', 'my fav'],
  pattern: rx(
    `(?<value>[a-z][a-z' -]{2,30}) (?:is|are) my (?:top|number one|first|personal) (?:pick|choice)`,
  ),
  draft: (match) => proposals(match.capture('value'), undefined),
  examples: [{ text: 'kizomba is my top pick', cards: [{ slot: 'favorite_thing', value: 'kizomba' }] }],
  counterExamples: ['what is your top pick?', 'it is my favorite'],
})

export const favorite: readonly ExtractionRule[] = [oneOf, is, inverted, mine, pick, apposed]
