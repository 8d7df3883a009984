import type { PeopleWords } from '@recollect/core/extraction'
import { goesOn } from '../text/goes-on.ts'
import { isSpokenOf, mayName } from './names.ts'
import { bringsInStranger, mentions, others, pronouns } from './mentions.ts'
import { phraseOf } from './phrase.ts'
import { shortForms } from './short.ts'

/** How Chinese speaks of people who are known. */
export const people: PeopleWords = {
  phrase: phraseOf,
  shortForms,
  mayName,
  isSpokenOf,
  pronouns,
  goesOn,
  mentions,
  others,
  bringsInStranger,
}
