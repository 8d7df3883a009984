import { words } from './words.ts'

/** Relation → the words people say for it. Plurals included: a statement about "my sisters" is about a sister. */
const RELATIONS: Readonly<Record<string, string>> = {
  mother: 'mother, mom, mum, mommy, mummy, mama, momma, mam',
  father: 'father, dad, daddy, papa',
  parents: 'parents, folks',
  wife: 'wife, wifey, missus',
  husband: 'husband, hubby',
  spouse: 'spouse',
  partner: 'partner, significant other, fiance, fiancee, fiancé, fiancée, other half',
  boyfriend: 'boyfriend, bf, boy friend',
  girlfriend: 'girlfriend, gf, girl friend',
  ex_wife: 'ex-wife, ex wife',
  ex_husband: 'ex-husband, ex husband',
  ex_boyfriend: 'ex-boyfriend, ex boyfriend, ex-bf',
  ex_girlfriend: 'ex-girlfriend, ex girlfriend, ex-gf',
  brother: 'brother, brothers, bro, stepbrother, half-brother',
  sister: 'sister, sisters, sis, stepsister, half-sister',
  sibling: 'sibling, siblings',
  son: 'son, sons, stepson',
  daughter: 'daughter, daughters, stepdaughter',
  child: 'child, children, kid, kids, baby, toddler, one-year-old, two-year-old, three-year-old, little ones',
  grandfather: 'grandfather, grandpa, granddad, grandad, gramps',
  grandmother: 'grandmother, grandma, granny, nana, grandmom',
  grandparents: 'grandparents',
  grandchildren: 'grandchildren, grandkids, grandchild, grandson, granddaughter, grandsons, granddaughters',
  uncle: 'uncle, uncles',
  aunt: 'aunt, aunts, auntie, aunty',
  cousin: 'cousin, cousins',
  nephew: 'nephew, nephews',
  niece: 'niece, nieces',
  mother_in_law: 'mother-in-law, mother in law, mil',
  father_in_law: 'father-in-law, father in law',
  sister_in_law: 'sister-in-law, sister in law',
  brother_in_law: 'brother-in-law, brother in law',
  friend: 'friend, friends, bestie, bff, buddy, mate, pal',
  coworker: 'coworker, coworkers, co-worker, co-workers, colleague, colleagues, workmate',
  boss: 'boss, supervisor, manager',
  subordinate: 'subordinate, subordinates',
  roommate: 'roommate, roommates, flatmate, flatmates, housemate, housemates',
  classmate: 'classmate, classmates',
  teacher: 'teacher, professor, tutor, coach, mentor',
  neighbor: 'neighbor, neighbors, neighbour, neighbours',
  doctor: 'doctor, therapist, gp',
  teammate: 'teammate, teammates',
  pet: 'pet, pets, dog, dogs, doggo, cat, cats, puppy, puppies, kitten, kittens, pup, doggy, kitty, hamster, rabbit, bunny, parrot, turtle, tortoise, horse, pony, goldfish, ferret, guinea pig, budgie, parakeet, canary, cockatiel, bird, fish, snake, gecko, iguana, gerbil, chinchilla, hedgehog, beagle, corgi, husky, huskies, labrador, poodle, bulldog, golden retriever',
}

/** Word → relation name. */
export const KIN: ReadonlyMap<string, string> = new Map(
  Object.entries(RELATIONS).flatMap(([relation, list]) =>
    words(list).map((word) => [word, relation] as const),
  ),
)

/** Relations by blood, marriage or courtship: slot `family.<relation>`. The others are `relation.<relation>`. */
export const FAMILY: ReadonlySet<string> = new Set(
  Object.keys(RELATIONS).filter(
    (name) =>
      ![
        'friend',
        'coworker',
        'boss',
        'subordinate',
        'roommate',
        'classmate',
        'teacher',
        'neighbor',
        'doctor',
        'teammate',
        'pet',
      ].includes(name),
  ),
)

/** Relations everybody has or had: a bare mention tells nothing. */
export const GIVEN: ReadonlySet<string> = new Set([
  'mother',
  'father',
  'parents',
  'grandfather',
  'grandmother',
  'grandparents',
])

/** Words that stand between "my" and the relation. */
export const KIN_MODIFIERS: readonly string[] = words(
  'older, elder, eldest, oldest, younger, youngest, little, big, baby, twin, middle, best, close, closest, good, dear, dearest, old, new, lovely, beloved, beautiful, sweet, only, own, late, first, second, third, oldest, former, current, childhood, high school, college, step, female, male, adopted, foster, pet, two, three, four, five, 2, 3, 4, 5, both, crazy, cute, rescue, english, math, maths, piano, guitar, other, one-year-old',
)

export const MALE_RELATIONS: ReadonlySet<string> = new Set([
  'father',
  'husband',
  'boyfriend',
  'ex_husband',
  'ex_boyfriend',
  'brother',
  'son',
  'grandfather',
  'uncle',
  'nephew',
  'father_in_law',
  'brother_in_law',
])

export const FEMALE_RELATIONS: ReadonlySet<string> = new Set([
  'mother',
  'wife',
  'girlfriend',
  'ex_wife',
  'ex_girlfriend',
  'sister',
  'daughter',
  'grandmother',
  'aunt',
  'niece',
  'mother_in_law',
  'sister_in_law',
])
