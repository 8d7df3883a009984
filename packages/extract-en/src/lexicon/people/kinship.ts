import { words } from '../grammar/words.ts'

/** Relation → the words people say for it. Plurals included: a statement about "my sisters" is about a sister. */
const RELATIONS: Readonly<Record<string, string>> = {
  mother:
    'mother, mom, mum, mommy, mummy, mummy, mama, momma, mam, amma, ma, mumma, mommie, mumsy, ammi, mamma, moms',
  father: 'father, dad, daddy, papa, appa, pops, pa, dada, abba, baba, old man',
  parents: 'parents, folks',
  wife: 'wife, wifey, missus, mrs, better half, wifie',
  husband: 'husband, hubby, hubs, hubbie',
  spouse: 'spouse',
  partner: 'partner, significant other, fiance, fiancee, fiancé, fiancée, other half',
  boyfriend: 'boyfriend, bf, boy friend',
  girlfriend: 'girlfriend, gf, girl friend',
  ex_wife: 'ex-wife, ex wife',
  ex_husband: 'ex-husband, ex husband',
  ex_boyfriend: 'ex-boyfriend, ex boyfriend, ex-bf',
  ex_girlfriend: 'ex-girlfriend, ex girlfriend, ex-gf',
  brother:
    'brother, brothers, bro, stepbrother, half-brother, step-brother, twin brother, lil bro, big bro, stepbro, step-bro, half bro, half brother, step brother, bros, brudder, older bro',
  sister:
    'sister, sisters, sis, stepsister, half-sister, step-sister, sista, twin sister, half sister, step sister, stepsis, half sis, lil sis, big sis, sissy',
  sibling: 'sibling, siblings, twin, twins, step siblings, half siblings',
  son: 'son, sons, stepson, step son, stepsons, step-son, little boy, little boys, boy, baby boy, lad',
  daughter:
    'daughter, daughters, stepdaughter, step daughter, stepdaughters, step-daughter, little girl, little girls, baby girl',
  child:
    'child, children, kid, kids, baby, toddler, one-year-old, two-year-old, three-year-old, little ones, little one, eldest, oldest, youngest, firstborn, newborn, bub, bubba, kiddo, kiddos, stepkids, step kids, stepchildren',
  grandfather:
    'grandfather, grandpa, granddad, grandad, gramps, grampa, granda, ah gong, nonno, grand father, great-grandfather, great grandfather, great-grandpa, great grandpa, grandaddy, opa, lolo, dadu, pawpaw, papaw, pop pop, grandpop, granpa, zayde',
  grandmother:
    'grandmother, grandma, granny, nana, grandmom, nan, nanna, nanny, gran, ah ma, nonna, abuela, grand mother, great-grandmother, great grandmother, great-grandma, great grandma, oma, lola, dadi, yaya, meemaw, mamaw, mawmaw, grannie, bubbe, nani, gram, grams',
  grandparents: 'grandparents',
  grandchildren: 'grandchildren, grandkids, grandchild, grandbaby, grandbabies, nietos, nietas',
  grandson: 'grandson, grandsons, step-grandson, great-grandson, nieto',
  granddaughter: 'granddaughter, granddaughters, step-granddaughter, great-granddaughter, nieta',
  uncle: 'uncle, uncles, tio, great uncle, great-uncle',
  aunt: 'aunt, aunts, tia, auntie, aunty, great aunt, great-aunt',
  cousin: 'cousin, cousins, cousin brother, cousin sister, cousin-brother, cousin-sister',
  nephew: 'nephew, nephews',
  niece: 'niece, nieces, neice',
  mother_in_law: 'mother-in-law, mother in law, mil, mom-in-law, mum-in-law, mom in law, mum in law, suegra',
  father_in_law: 'father-in-law, father in law, fil, dad-in-law, dad in law, suegro',
  sister_in_law: 'sister-in-law, sister in law, sil, sisters in law, sisters-in-law',
  brother_in_law: 'brother-in-law, brother in law, bil, brothers in law, brothers-in-law',
  stepmother:
    'stepmother, stepmom, stepmum, step mom, step mum, step-mom, step-mum, step mother, step-mother',
  stepfather: 'stepfather, stepdad, step dad, step-dad, step father, step-father',
  daughter_in_law: 'daughter-in-law, daughter in law, dil, nuera',
  son_in_law: 'son-in-law, son in law, yerno',
  parents_in_law: 'in-laws, in laws, inlaws',
  godmother: 'godmother, godmum, godmom, god mother',
  godfather: 'godfather, godad, god father',
  godchild: 'godson, goddaughter, godchild, godchildren, god son, god daughter',
  ex_partner: 'ex, ex-partner, ex partner, ex-fiance, ex-fiancee, ex fiance, ex fiancee',
  landlord: 'landlord, landlady',
  tenant: 'tenant, tenants, renter, renters',
  friend:
    'friend, friends, bestie, bff, buddy, mate, pal, homie, pen pal, penpal, freind, fren, frens, frnd, frnds, frend, friens, bestfriend, bestfren, bestfriends, besties, buddies, mates, pals',
  coworker:
    'coworker, coworkers, co-worker, co-workers, colleague, colleagues, workmate, cubicle mate, collegue, deskmate, business partner, work bestie, labmate, lab mate, officemate, co worker, co workers',
  boss: 'boss, supervisor, manager, line manager, bosses, team lead, team leader',
  subordinate: 'subordinate, subordinates',
  roommate:
    'roommate, roommates, flatmate, flatmates, housemate, housemates, roomie, roomies, roomate, roomates, bunkmate, suitemate, lodger, lodgers, housemates, flattie',
  classmate:
    'classmate, classmates, coursemate, coursemates, schoolmate, schoolmates, lab partner, study buddy, desk partner',
  teacher: 'teacher, professor, tutor, coach, mentor, lecturer, instructor',
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

/** Words for several children of one's own, that mean others too where nobody says "my". */
export const CHILDREN: ReadonlyMap<string, string> = new Map([
  ['boys', 'son'],
  ['girls', 'daughter'],
  ['twins', 'child'],
  ['toddlers', 'child'],
  ['teenagers', 'child'],
])

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
        'landlord',
        'tenant',
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
  'young, older, elder, lil, lil bit, kid, wee, twin, eldest, oldest, younger, youngest, little, big, baby, twin, middle, best, close, closest, good, dear, dearest, old, new, lovely, beloved, beautiful, sweet, only, own, late, first, second, third, oldest, former, current, childhood, high school, college, step, female, male, adopted, foster, pet, two, three, four, five, 2, 3, 4, 5, both, crazy, cute, rescue, english, math, maths, piano, guitar, other, one-year-old, teenage, teen, elderly, poor, adult, autistic, disabled, amazing, darling, grown, newborn, identical, biological, real, favourite, favorite, great, maternal, paternal, long-term, long-distance, work, gym, school, uni, online, single, married, widowed, stubborn, annoying',
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
  'stepfather',
  'son_in_law',
  'godfather',
  'grandson',
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
  'stepmother',
  'daughter_in_law',
  'godmother',
  'granddaughter',
])
