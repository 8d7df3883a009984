import type { PeopleWords } from '@recollect/core'
import { goesOn } from '../frame/goes-on.ts'
import { isSpokenOf, mayName } from './names.ts'
import { bringsInStranger, mentions, others, pronouns } from './mentions.ts'
import { phraseOf } from './phrase.ts'
import { shortOf } from './short.ts'

/** How Chinese speaks of people who are known. */
export const people: PeopleWords = {
  phrase: phraseOf,
  mayName,
  isSpokenOf,
  shortOf,
  pronouns,
  goesOn,
  mentions,
  others,
  bringsInStranger,
}
