import type { Field } from './field.ts'

export const family: Field = {
  same: `
    family, household
    family > relatives, kin
    relative, kin, relation
    parents, folks, mom and dad
    mother, mom, mama, mommy, ma
    father, dad, papa, daddy, pa
    grandmother, grandma, granny, nan, nana
    grandfather, grandpa, granddad, gramps
    grandparents, grandma, grandpa
    child, kid
    children, kids
    toddler, preschooler
    baby, infant, newborn
    teenager, teen, adolescent
    adult, grown-up
    sibling > brother, sister
    brother, bro
    sister, sis
    twins, twin
    wife, spouse
    husband, spouse, hubby
    spouse > wife, husband, partner
    partner, significant other
    partner > girlfriend, boyfriend, wife, husband, spouse
    girlfriend, gf
    boyfriend, bf
    fiance, fiancee, betrothed
    couple, pair
    ex, ex-wife, ex-husband, ex-girlfriend, ex-boyfriend
    son, boy
    daughter, girl
    aunt, auntie
    in-law, mother-in-law, father-in-law
    stepmother, stepmom
    stepfather, stepdad
    widow, widower, widowed
    orphan, orphaned
    ancestor, forefather
    married, wed, wedded
    wedding, nuptials
    marriage, matrimony
    engaged, engagement, betrothed
    propose marriage, popped question
    divorce, divorced, split up
    separated, broke up, breakup, split
    breakup, split up, broke up
    dating, seeing someone, in relationship
    single, unmarried
    single > not dating, unattached
    relationship status, marital status > single, married, divorced, engaged, dating
    pregnant, expecting, pregnancy
    gave birth, childbirth, birth
    born, birth
    adopt, adoption, foster
    raise, bring up, rear
    babysitter, nanny, childminder
    babysit, childcare, look after kids
    friend, buddy, pal, mate
    best friend, bestie, bff
    acquaintance, contact
    friendship, companionship
    childhood, upbringing
    godfather, godmother, godparent
    die, pass away, passed away
    death, passing, demise
    funeral, memorial service, burial
    grief, mourning, bereavement
    inheritance, inherit
    surname, last name, family name
    first name, given name
    nickname, pet name, alias
    name > called, named
    called > name, named
    birthday, date of birth, dob
    old > age
    age > old, years old, born
    anniversary, wedding anniversary
    soulmate, true love
    support system, support network
    role model > mentor, inspiration, hero
  `,
  near: `
    family: mother, father, parents, brother, sister, son, daughter, husband, wife, kids, cousin, grandmother, grandfather
    relatives: cousin, aunt, uncle, niece, nephew, grandparents
    parents: mom, dad, mother, father
    kids: son, daughter, child, school, baby, toddler
    child: son, daughter, toddler, kid, baby
    sibling: twin, brother, sister
    baby: diaper, crib, stroller, newborn, pregnant, born
    pregnant: baby, due, ultrasound, midwife, trimester
    married: wedding, husband, wife, anniversary, spouse, engaged
    wedding: bride, groom, ceremony, honeymoon, bridesmaid, ring, reception, vows, venue
    engaged: ring, fiance, wedding, proposal
    divorce: custody, lawyer, ex, separated, alimony
    relationship: girlfriend, boyfriend, partner, dating, married, single, breakup, love
    dating: date, girlfriend, boyfriend, relationship, couple
    breakup: ex, heartbroken, single
    adoption: agency, foster, orphanage, child, adoptive
    adopt: agency, child, shelter, rescue
    friend: hang out, classmate, neighbor, colleague, bestie
    friends > group, community, hang out
    childhood: kid, grew up, young, hometown, memories
    grandparents: grandma, grandpa, grandmother, grandfather
    wife: married, anniversary
    husband: married, anniversary
    mother: mom, daughter, parent
    father: dad, son, parent
    single > breakup, divorced, single parent
    single parent > single mother, single mom, single dad, kids
    parenting: kids, discipline, bedtime, school, raise
    passed away > funeral, grief, lost, death, memory
    die: funeral, cancer, grief, memory, lost
    funeral: grave, cemetery, coffin, condolences, mourning
    heritage: culture, tradition, ancestry, roots, ancestors
    birthday: party, cake, gift, present, age, turned
    support > family, friends, encourage, help, mentor
    loved ones > family, friends, kids
  `,
}
