import type { SlotQuestion } from '@recollect/core/extraction'
import { favoriteKind, favoriteSlot } from '../text/favorite.ts'
import { I, MY, slot } from './slot-question.ts'

const FAV = '(?:fav(?:ou?rite|e)?s?|favs|best[- ]loved)'
const LIKE = `(?:do|does|did) ${I} (?:like|love|enjoy|prefer|listen to|watch|eat|play|read)`
const MOST = '(?:the )?(?:best|most)(?: of all)?'
/** Kinds by their words, most specific first. */
const KINDS: readonly (readonly [name: string, words: string])[] = [
  ['color', 'colou?rs?|shades?'],
  [
    'food',
    'foods?|dish(?:es)?|meals?|snacks?|desserts?|cuisines?|fruits?|tacos|pizza|vegetables?|ice cream|sweets?|cake|cheese|breakfast|thing to eat',
  ],
  ['drink', 'drinks?|beverages?|beer|wine|cocktail|coffee|tea'],
  ['movie', 'movies?|films?'],
  ['book', 'books?|novels?'],
  ['song', 'songs?|tunes?'],
  ['genre', 'genres?'],
  ['music', 'music'],
  ['artist', 'artists?|bands?|singers?|composers?|musicians?|rappers?|groups?|painters?'],
  ['actor', 'actors?|actress(?:es)?'],
  ['author', 'authors?|writers?|poets?'],
  ['sport', 'sports?'],
  ['team', 'teams?|clubs?'],
  ['player', 'players?|athletes?|footballer'],
  ['animal', 'animals?'],
  ['season', 'seasons?|time of (?:the )?year'],
  ['subject', 'subjects?|class(?:es)?'],
  ['game', 'games?|video games?'],
  ['city', 'city|cities'],
  ['restaurant', 'restaurants?|cafe|diner'],
  ['place', 'places?|countr(?:y|ies)|spots?|attraction|vacation|destination'],
  ['show', 'shows?|series|sitcom|program(?:me)?'],
  ['character', 'characters?|superhero(?:es)?'],
  ['holiday', 'holidays?'],
  ['flower', 'flowers?'],
  ['number', 'numbers?'],
  ['car', 'cars?'],
  ['podcast', 'podcasts?'],
  ['hobby', 'hobby|hobbies|pastime'],
  ['activity', 'activity|activities'],
  ['joke', 'jokes?'],
  ['quote', 'quotes?'],
  ['word', 'words?'],
  ['weather', 'weathers?'],
  ['brand', 'brands?'],
  ['app', 'apps?'],
  ['website', 'websites?'],
  ['instrument', 'instruments?'],
  ['language', 'languages?'],
  ['dance', 'dances?'],
  ['toy', 'toys?'],
  ['thing', 'things?'],
]
const kinds = KINDS.map(([name, words]) => ({ name, pattern: new RegExp(`\\b(?:${words})\\b`, 'u') }))

/** Ways to ask for what one likes best; the kind is looked up. */
const favorites: readonly SlotQuestion[] = [
  `\\b${FAV}(?<what>(?: [a-z]+){1,3})`,
  `\\b(?<what>[a-z]+(?: [a-z]+)?) (?:is|are|was) ${MY} (?:[a-z-]+ )?${FAV}\\b`,
  `\\b(?:what|which|whose) (?<what>(?:[a-z]+ ){1,3})${LIKE} ${MOST}\\b`,
  `\\b(?<what>[a-z]+) (?:that )?(?:i|you) (?:like|love|enjoy) ${MOST}\\b`,
].map((pattern) => ({
  ...slot(pattern, 'favorite_*', 'likes'),
  slotsOf(what) {
    const kind = kinds.find((one) => one.pattern.test(what))
    return kind === undefined ? [favoriteSlot(favoriteKind(what.trim()))] : [`favorite_${kind.name}`, 'likes']
  },
  facetOf: (what) => favoriteKind(what.trim()).facet,
}))

/** What one likes best of a kind. Most specific first. */
export const favoriteQuestions: readonly SlotQuestion[] = [
  slot(
    `\\b(?:opinions?|thoughts|stance|views?) (?:of|on|about)\\b(?! (?:politics|religion|god))`,
    'likes',
    'dislikes',
    'belief',
  ),
  slot(`\\bleast fav(?:ou?rite|e)?s?\\b|\\b(?:like|enjoy) (?:the )?least\\b`, 'dislikes', 'likes', 'fear'),
  slot(
    `\\b(?:what|which|whose|who) (?!political|charit)(?:[a-z]+ ){0,2}(?:do|does|did) ${I} (?:support|root for|cheer for|cheer on|(?<=\\b(?:team|club|player|league)\\b.{1,20})follow)\\b|\\b(?:what|which) (?:[a-z]+ )?(?:team|club) (?:am|are|is) ${I} an? (?:[a-z]+ )?(?:fan|supporter) of\\b`,
    'favorite_team',
    'likes',
  ),
  ...favorites,
  slot(`\\b${FAV}\\b`, 'favorite_*', 'likes'),
]
