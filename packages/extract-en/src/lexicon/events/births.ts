import type { Born } from '@recollect/core/extraction'
import { words } from '../grammar/words.ts'

const born = (as: Born['as'], many: number, list: string): readonly (readonly [string, Born])[] =>
  words(list).map((word) => [word, { as, many, words: String(many) }] as const)

/** Who is born, by the word for them. */
export const NEWBORN: ReadonlyMap<string, Born> = new Map([
  ...born('son', 1, 'son, boy, baby boy, little boy, baby son'),
  ...born('daughter', 1, 'daughter, girl, baby girl, little girl, baby daughter'),
  ...born('child', 1, 'baby, child, kid, bub, newborn, little one, bundle of joy, bambino'),
  ...born('child', 2, 'twins, twin babies'),
  ...born('son', 2, 'twin boys, twin sons'),
  ...born('daughter', 2, 'twin girls, twin daughters'),
  ...born('child', 3, 'triplets'),
])

/** Before whom one has: "gave birth to a girl". */
export const HAD = words(
  'had, gave birth to, welcomed, delivered, became parents to, became parents of, are now parents to, are now parents of, are parents to, are parents of, are the proud parents of',
)

/** What one has become, or has behind one, by it. */
export const BECAME_PARENT = words(
  'gave birth, became parents, became a dad, became a mum, became a mom, became a father, became a mother, are parents now, are parents, became a parent',
)

/** Said of whoever is born. */
export const IS_BORN = words('was born, were born, got born, has been born, have been born')

/** Said of whoever is born, and of others who come. */
export const IS_HERE = words(
  `arrived, is here, are here, came early, finally came, has arrived, have arrived, finally arrived, made his entrance, made her entrance, made his arrival, made her arrival, came into the world, joined the family,
  made his debut, made her debut, came, has come`,
)

/** What they are called before they have a name, or beside it. */
export const ONLY_BABIES = words(
  'baby, bub, newborn, little one, twins, triplets, baby boy, baby girl, bundle of joy',
)

/** What a birth is the end of. */
export const EXPECTED = words('pregnant, pregnancy, expecting, baby, due')

/** When it is news. */
export const JUST_NOW = words(
  `last night, this morning, this afternoon, tonight, today, yesterday, this week, last week, last weekend, this weekend, over the weekend, this month, last month, on monday, on tuesday, on wednesday, on thursday,
  on friday, on saturday, on sunday, monday, tuesday, wednesday, thursday, friday, saturday, sunday, two days ago, three days ago, a few days ago, a week ago, two weeks ago, the other day, the day before yesterday`,
)
