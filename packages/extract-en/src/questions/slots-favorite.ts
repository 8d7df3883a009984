import type { SlotQuestion } from '@recollect/core'
import { MY, slot } from './slot-question.ts'

const FAV = 'fav(?:ou?rite|e)?s?'
const favorite = (words: string, name: string) =>
  slot(
    `\\b${FAV}(?: [a-z]+){0,1}? (?:${words})\\b|\\b(?:${words}) (?:is|are) ${MY} ${FAV}`,
    `favorite_${name}`,
    'likes',
  )

/** What one likes best of a kind. Most specific first. */
export const favoriteQuestions: readonly SlotQuestion[] = [
  favorite('colou?rs?|shades?', 'color'),
  favorite('foods?|dish(?:es)?|meals?|snacks?|desserts?|cuisine|fruits?|tacos|pizza', 'food'),
  favorite('drinks?|beverages?|beer|wine', 'drink'),
  favorite('movies?|films?', 'movie'),
  favorite('books?|novels?', 'book'),
  favorite('songs?', 'song'),
  favorite('music|genres?', 'music'),
  favorite('artists?|bands?|singers?|composers?|musicians?|rappers?', 'artist'),
  favorite('sports?', 'sport'),
  favorite('teams?', 'team'),
  favorite('animals?', 'animal'),
  favorite('seasons?', 'season'),
  favorite('subjects?|class(?:es)?', 'subject'),
  favorite('games?|video games?', 'game'),
  favorite('places?|city|cities|country|spot|attraction|vacation', 'place'),
  favorite('shows?|series', 'show'),
  favorite('hobby|hobbies|pastime|activity', 'hobby'),
  slot(`\\b${FAV}\\b`, 'favorite_*', 'likes'),
]
