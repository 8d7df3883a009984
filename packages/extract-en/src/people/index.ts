import type { PeopleWords } from '@recollect/core/extraction'
import { isSpokenOf, mayName } from './names.ts'
import { bringsInStranger, mentions, others, pronouns } from './mentions.ts'
import { phraseOf } from './phrase.ts'
import { shortForms } from './short.ts'

/** How English speaks of people who are known. */
export const people: PeopleWords = {
  phrase: phraseOf,
  shortForms,
  mayName,
  isSpokenOf,
  pronouns,
  mentions,
  others,
  bringsInStranger,
}
