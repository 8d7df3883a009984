import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/core/in-memory'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()] })

/** What a message tells, as `entity slot value`. */
async function told(text: string): Promise<readonly string[]> {
  const { drafts } = await recollect.scope('someone').preview(text)
  return drafts.map(({ entity, slot, value }) => `${entity} ${slot} ${value}`)
}

describe('a clause that no rule lists is read by its parts', () => {
  it.each([
    ['my mom lives in sarasota, retired down there 2 yrs ago', 'user.mother location sarasota'],
    ["my dad's a trucker out of zanesville", 'user.father location zanesville'],
    ['i drive an 09 crv', 'user vehicle 09 crv'],
    ["grandma's in a home over in duluth", 'user.grandmother location duluth'],
    ['my in-laws are down in fort myers', 'user.parents_in_law location fort myers'],
    ['currently in bangalore, from kochi originally', 'user location bangalore'],
    ["my nephew's at texas tech", 'user.nephew school texas tech'],
    ["i'm doing an apprenticeship with british gas", 'user employer british gas'],
    ['not at columbus fire anymore, been with medflight since june', 'user employer medflight'],
    ['first day at medflight done', 'user employer medflight'],
    [
      'i dm a curse of strahd game every other sunday',
      'user habit dm a curse of strahd game every other sunday',
    ],
    ['dad had a stent put in on friday', 'user.father event_health had a stent put'],
    ['my cat gus is 14 and diabetic', 'user.pet health diabetic'],
    ['my husband is celiac', 'user.husband health celiac'],
    ['my doctor put me on metformin', 'user health metformin'],
    ['i rent a place in columbus w three friends', 'user location columbus'],
    ['been seeing this girl tasha since april', 'user.girlfriend name tasha'],
    ['mel from the gym is officially my girlfriend', 'user.girlfriend name mel'],
    ['my cousin marisol moved to san antonio for nursing school', 'user.cousin name marisol'],
    ['I make 78k as a dental hygienist', 'user occupation dental hygienist'],
    ['I studied physics at St Andrews', 'user school St Andrews'],
    ['my dad, a retired cop, lives in Tulsa', 'user.father occupation retired cop'],
    ['my nan walks with a cane', 'user.grandmother uses cane'],
    ['my boss is Hispanic', 'user.boss ethnicity Hispanic'],
    ['we catch the tram to work', 'user habit catch the tram to work'],
    ['our back is fine but my hips are shot', 'user health hips are shot'],
    ['I took early retirement last spring', 'user occupation retired'],
    ['my sister is claustrophobic', 'user.sister fear claustrophobic'],
    ['just landed a job at costco', 'user employer costco'],
    ['my father farmer, my mother teacher', 'user.mother occupation teacher'],
    ['i am work as cook in chinese restaurant', 'user employer chinese restaurant'],
    ["dad is 84 and he's still driving the Micra", 'user.father vehicle Micra'],
  ])('%s', async (text, fact) => {
    expect(await told(text)).toContain(fact)
  })

  it.each([
    ['my roommates are kayla, rob and dmitri', ['kayla', 'rob', 'dmitri']],
    ['kayla my roommate is pregnant', ['kayla']],
    ['my husband (Tom) is tall', ['Tom']],
    ['my sons are jack and ollie', ['jack', 'ollie']],
    ['two dogs, moose and biscuit', ['moose', 'biscuit']],
    ['i have two dogs, moose and biscuit', ['moose', 'biscuit']],
  ])('names of a list, written small: %s', async (text, names) => {
    const facts = await told(text)
    const read = facts.flatMap((fact) => /^user\.\w+ name (?<name>.+)$/u.exec(fact)?.groups?.['name'] ?? [])
    expect(read).toEqual(names)
  })
})

describe('what a noun phrase takes for granted is read in questions and requests', () => {
  it.each([
    ['what can i cook for my diabetic mother?', 'user.mother health diabetic'],
    ['what do i get my sister Jess in Toledo?', 'user.sister location Toledo'],
    ["is there a pan safe for my son's nut allergy?", 'user.son allergy nut'],
    ['as someone with celiac, is soy sauce ok?', 'user health celiac'],
    ['our flat in Peckham with two cats is cold, what can i do?', 'user pet two cats'],
    ['how do i heat our flat in Peckham?', 'user location Peckham'],
    ['what should my vegetarian roommate eat at a steakhouse', 'user.roommate diet vegetarian'],
    ['can you help me pick a stroller for my 8 month old daughter', 'user.daughter age 8 month'],
  ])('%s', async (text, fact) => {
    expect(await told(text)).toContain(fact)
  })
})

describe('nothing is read of', () => {
  it.each([
    'should I use a wheelchair?',
    'they take the bus to work',
    'this trail is claustrophobic',
    'do I need a cane for that?',
    'his hips are shot',
    'I might take early retirement',
    'do you live in tucson?',
    'should i move to boise?',
    'people who live in reno are weird',
    "if i lived in queens i'd take the train",
    'i wish my dad was a trucker',
    'i wish i had a dog named biscuit',
    'my friend said she lives in perth',
    'the guy at the bar is a trucker out of ohio',
    'she said "i drive a tacoma"',
    'translate this: my mom lives in sarasota',
    "imagine you're a baker in galway",
    "in the game i'm a blacksmith in whiterun",
    'my character lives in neverwinter and works as a bard',
    'i might move to denver',
    "i'm thinking about getting a kitten",
    'i could never live in phoenix',
    'would you hire my brother as a cook',
    'most teachers work at schools',
    'is my dog allergic to chocolate?',
    'what is my kitten called?',
    'is my manager Sandra?',
    'can i take zoloft with ibuprofen?',
    'how do people live on minimum wage',
    "my neighbor's sister is a nurse",
    'my neighbour’s dentist lives in Rome',
    "my boss's wife works at google",
    "my sister's boyfriend lives in toledo",
    'his knee is shot',
    "i'm a mess today",
    'my mom said hi',
    'my dad is driving me nuts',
    'my sister is on her way',
    'my brother is in the shower',
    'my wife is in a mood',
    'my son is at school right now',
    'my roommate is in trouble',
    'my mom is in love with this show',
    "i'm in a meeting",
    "i'm in line at the dmv",
    "i'm in Vienna until Friday for a trade fair",
    'i have a lot on my mind',
    'i have a headache',
    "i've bigger fish to fry",
    "i'm not my brother's keeper",
    'i hurt my mom’s feelings',
    "i play devil's advocate",
    "he's a nurse",
    'she lives in toledo',
    'my house is a mess',
    'we live in a society',
    'i live for this',
    'my advice is to quit',
    'my turn is next',
    'my package is in memphis',
    'two weeks, max and done',
    'first day at the beach',
    'i told my sister i would be late',
    'i want my mom to move to denver',
    'my dad thinks i should sell my car',
    "can you write a toast for my friend's wedding in toledo",
    "let's say i'm a nurse in ohio",
    'suppose my dad is a trucker',
    'what if my son is allergic to peanuts',
    'the movie is about a trucker in texas',
    'i think about you every day',
    'we ended up in Rome for a night',
    'now staying at the Hilton',
    'her flat in Peckham',
    'our teacher is in Paris this week',
    'my boss is in Chicago until Friday',
    'my sister is visiting from Ohio',
    'i ride the struggle bus',
    'Meet my sister',
    'Bring my mom',
    'those are my sister’s colors',
    'how do i relax and reduce my anxiety?',
    'our cabin in maine',
    'i lost my friends over this',
    'i moved all my training over to Strava',
  ])('%s', async (text) => {
    expect((await told(text)).filter((fact) => !fact.includes(' goal ') && !fact.includes(' uses '))).toEqual(
      [],
    )
  })
})
