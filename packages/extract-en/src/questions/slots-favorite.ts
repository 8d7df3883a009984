import type { SlotQuestion } from '@recollect/core'
import { I, MY, slot } from './slot-question.ts'

const FAV = '(?:fav(?:ou?rite|e)?s?|favs|best[- ]loved)'
const LIKE = `(?:do|does|did) ${I} (?:like|love|enjoy|prefer|listen to|watch|eat|play|read)`
const MOST = '(?:the )?(?:best|most)(?: of all)?'
const favorite = (words: string, name: string) =>
  slot(
    `\\b${FAV}(?: [a-z]+){0,2}? (?:${words})\\b|\\b(?:${words}) (?:is|are|was) ${MY} (?:[a-z-]+ )?${FAV}\\b|\\b(?:what|which|whose) (?:[a-z]+ )?(?:${words}) ${LIKE} ${MOST}\\b|\\b(?:${words}) (?:that )?(?:i|you) (?:like|love|enjoy) ${MOST}\\b`,
    `favorite_${name}`,
    'likes',
  )

/** What one likes best of a kind. Most specific first. */
export const favoriteQuestions: readonly SlotQuestion[] = [
  slot(
    `\\b(?:what|which|whose|who) (?:[a-z]+ ){0,2}(?:do|does|did) ${I} (?:support|root for|cheer for|cheer on)\\b|\\b(?:what|which) (?:[a-z]+ )?(?:team|club) (?:am|are|is) ${I} an? (?:[a-z]+ )?(?:fan|supporter) of\\b`,
    'favorite_team',
    'likes',
  ),
  favorite('colou?rs?|shades?', 'color'),
  favorite(
    'foods?|dish(?:es)?|meals?|snacks?|desserts?|cuisines?|fruits?|tacos|pizza|vegetables?|ice cream|sweets?|cake|cheese|breakfast|thing to eat',
    'food',
  ),
  favorite('drinks?|beverages?|beer|wine|cocktail|coffee|tea', 'drink'),
  favorite('movies?|films?', 'movie'),
  favorite('books?|novels?', 'book'),
  favorite('songs?|tunes?', 'song'),
  favorite('genres?', 'genre'),
  favorite('music', 'music'),
  favorite('artists?|bands?|singers?|composers?|musicians?|rappers?|groups?|painters?', 'artist'),
  favorite('actors?|actress(?:es)?', 'actor'),
  favorite('authors?|writers?|poets?', 'author'),
  favorite('sports?', 'sport'),
  favorite('teams?|clubs?', 'team'),
  favorite('players?|athletes?|footballer', 'player'),
  favorite('animals?', 'animal'),
  favorite('seasons?|time of (?:the )?year', 'season'),
  favorite('subjects?|class(?:es)?', 'subject'),
  favorite('games?|video games?', 'game'),
  favorite('city|cities', 'city'),
  favorite('restaurants?|cafe|diner', 'restaurant'),
  favorite('places?|countr(?:y|ies)|spots?|attraction|vacation|destination', 'place'),
  favorite('shows?|series|sitcom|program(?:me)?', 'show'),
  favorite('characters?|superhero(?:es)?', 'character'),
  favorite('holidays?', 'holiday'),
  favorite('flowers?', 'flower'),
  favorite('numbers?', 'number'),
  favorite('cars?', 'car'),
  favorite('podcasts?', 'podcast'),
  favorite('hobby|hobbies|pastime', 'hobby'),
  favorite('activity|activities', 'activity'),
  ...[
    'joke',
    'quote',
    'word',
    'weather',
    'brand',
    'app',
    'website',
    'instrument',
    'language',
    'dance',
    'toy',
    'thing',
  ].map((kind) => favorite(`${kind}s?`, kind)),
  slot(`\\b${FAV}\\b`, 'favorite_*', 'likes'),
]
