import { words } from '../grammar/words.ts'

/** Between somebody and the name they have by now. */
export const GOES_BY = words(
  `goes by, now goes by, is going by, 's going by, has been going by, 's been going by, started going by, has started going by, is now called, 's now called, is now known as, 's now known as,
  changed her name to, changed his name to, changed their name to, has changed her name to, has changed his name to, has changed their name to, 's changed his name to, 's changed her name to,
  prefers to be called, wants to be called, likes to be called now, answers to, legally became, legally changed her name to, legally changed his name to, became`,
)

/** What one does to another's name. */
export const RENAMED = words(
  'renamed, have renamed, have since renamed, had renamed, rechristened, ended up renaming',
)

/** What two names are, where one person has both. */
export const ONE_PERSON = words(
  `the same person, the same guy, the same girl, the same woman, the same man, the same friend, the same cousin, the same dog, the same cat, the same kid, one person,
  the same one, the same human, the very same person`,
)

/** Between a name and another one of the same person. */
export const SHORT_FOR = words(
  'short for, just short for, a nickname for, just a nickname for, just what i call, what i call, what we call, another name for, the same person as, the same guy as, the same girl as, the same friend as, the nickname of, also known as, aka',
)

/** Before the one who is meant instead of who was taken. */
export const MEANT = words(
  `that's, that is, that was, it's, it was, i meant, i mean, i was talking about, i'm talking about, i was thinking of, i'm thinking of, talking about, was about, that's about, that was about, this is about, it's about,
  i was referring to, referring to, make that, i said that about, that one's, that one is, that'd be, that would be`,
)
