import type { FactCase } from '@recollect/testkit'

/** What is asked of the memory, or said about it, states nothing. */
export const requests: readonly FactCase[] = [
  [['Please erase that my sister is called Dana'], [], ['sister name']],
  [["You don't need to remember this, but my email is kim@bay.org"], [], ['email']],
  [['I live in Bath', 'delete what I said about living in Bath'], ['location=Bath'], ['location']],
  [['Off the record: my husband works at Barclays'], [], ['husband employer', 'employer']],
  [['Wipe the bit where I said my dad is a priest'], [], ['father occupation', 'occupation']],
]

/** What is said of a firm, a job, a home or a school does not change which one it is. */
export const describedThings: readonly FactCase[] = [
  [['I work at Lidl', 'my employer is fairly strict about breaks'], ['employer=Lidl'], ['employer']],
  [
    ['My wife works at Boots', 'her company is cutting costs'],
    ['wife employer=Boots'],
    ['wife employer', 'employer'],
  ],
  [
    ['My brother is a welder', "my brother's job is dangerous"],
    ['brother occupation=welder'],
    ['brother occupation', 'brother employer', 'occupation'],
  ],
  [['I live in Hull', 'my city is under water again'], ['location=Hull'], ['location', 'hometown']],
  [['I go to Westfield High', 'my school is closed because of snow'], ['school=Westfield High'], ['school']],
]

/** A thing that goes with the job, the school or a relative is none of them. */
export const thingsAtWork: readonly FactCase[] = [
  [['my office chair is broken'], [], ['employer', 'workplace', 'occupation']],
  [['my company car is a Skoda'], [], ['employer', 'occupation']],
  [['my school bag is torn'], [], ['school', 'education']],
  [["my dad's job interview is tomorrow"], [], ['father occupation', 'father employer', 'occupation']],
  [["my employer's name is Northgate Foods"], ['employer=Northgate Foods'], ['employer', 'name']],
]

/** A name is taken whole, and only a name. */
export const names: readonly FactCase[] = [
  [['My name is Prof. Maria Gómez-Ruiz'], ['name~Maria Gómez-Ruiz'], []],
  [['My name is Theo Marsh', 'my name badge never arrived'], ['name=Theo Marsh'], ['name']],
  [
    ["My daughter's name is Lily", 'her name plate is wrong'],
    ['daughter name=Lily'],
    ['daughter name', 'name'],
  ],
  [['I go by train most days'], [], ['nickname', 'name']],
]

/** What is no favourite is no favourite. */
export const notFavourites: readonly FactCase[] = [
  [["My favourite animal isn't the cat"], [], ['favorite', 'likes=']],
  [['our favorite place is not Venice'], [], ['favorite', 'likes=']],
  [
    ["My sister's favourite drink is not tea"],
    [],
    ['sister favorite', 'sister likes=', 'favorite', 'likes='],
  ],
  [["Pizza isn't my favorite food"], [], ['favorite', 'likes=']],
  [["my dad's favourite team isn't Arsenal"], [], ['father favorite', 'father likes=', 'favorite']],
]

/** A taste ends whether or not its verb is said again. */
export const endedTastes: readonly FactCase[] = [
  [['I love playing tennis', "I don't love tennis anymore"], [], ['likes=', 'hobby=']],
  [['I enjoy watching football', 'I no longer enjoy football'], [], ['likes=', 'hobby=']],
  [['My sister likes eating sushi', "My sister doesn't like sushi anymore"], [], ['sister likes=']],
  [['I like tea', "I don't like drinking tea anymore"], [], ['likes=']],
  [
    ['My husband loves riding motorbikes', 'my husband no longer likes motorbikes, he loves sailing now'],
    ['husband likes=sailing'],
    ['husband likes='],
  ],
]

/** An animal's word in another thing's name is no pet. */
export const noPets: readonly FactCase[] = [
  [['my rabbit hole of the week is Roman roads'], [], ['pet']],
  [['my mouse pad is gone'], [], ['pet']],
  [['my wolf emoji is broken'], [], ['pet']],
  [["my sister's guinea pig costume is lovely"], [], ['pet', 'sister pet']],
  [['We have a parrot', 'the parrot fish is gone'], ['pet=parrot'], ['pet']],
]

/** Now, still and currently are no part of a value. */
export const nowAndStill: readonly FactCase[] = [
  [
    ["my sister's job title is currently buyer"],
    ['sister occupation=buyer'],
    ['sister occupation', 'occupation'],
  ],
  [["my mum's phone is now a Nokia"], ['mother device~Nokia'], ['phone', 'mother phone', 'device']],
  [['my job is now head chef'], ['occupation=head chef'], ['occupation']],
  [['my employer is still Vodafone'], ['employer=Vodafone'], ['employer']],
  [['my favourite colour is still green'], ['favorite_color=green'], ['favorite']],
]

/** A manner, a time or a thought is no place and no firm. */
export const mannersOfWork: readonly FactCase[] = [
  [['I work in silence'], [], ['employer', 'workplace', 'location']],
  [['I moved to the back row'], [], ['location']],
  [['My brother works in shifts'], [], ['brother employer', 'brother workplace', 'brother occupation']],
  [['I live on a tight budget'], [], ['location', 'hometown']],
  [['my sister moved to part-time'], [], ['sister location', 'location']],
]

/** When or where one does a job is not which job it is. */
export const hoursOfWork: readonly FactCase[] = [
  [["I'm a pharmacist", 'I work weekends'], ['occupation=pharmacist'], ['occupation', 'employer']],
  [
    ['My wife is a paramedic', 'My wife works twelve-hour shifts'],
    ['wife occupation=paramedic'],
    ['wife occupation', 'wife employer', 'occupation'],
  ],
  [["I'm a translator", 'I work remotely these days'], ['occupation=translator'], ['occupation', 'employer']],
  [
    ['My dad is a baker', 'my dad works from 3 am'],
    ['father occupation=baker'],
    ['father occupation', 'occupation'],
  ],
  [["I'm a plumber", 'I work on call this week'], ['occupation=plumber'], ['occupation', 'employer']],
]

/** Company at work is no employer; an age to come is not the age. */
export const companyAndAgesToCome: readonly FactCase[] = [
  [['I work alongside Priya'], [], ['employer', 'occupation']],
  [["I'm 30 in March"], [], ['age=30']],
  [['my son is 5 next month'], [], ['son age=5', 'age']],
  [['My brother works under Mr Hill'], [], ['brother employer', 'employer']],
  [['I turn 45 on Friday'], [], ['age=45']],
]

/** Asked to remember a thing, one is told it. */
export const toRemember: readonly FactCase[] = [
  [
    ['Could you please keep in mind that my daughter is allergic to nuts'],
    ['daughter allergy=nuts'],
    ['allergy'],
  ],
  [['Make a note that I work at Rolls-Royce'], ['employer=Rolls-Royce'], []],
  [["Don't forget my wife's birthday is June 12"], ['wife birthday~June 12'], ['birthday']],
  [["I want you to remember I'm vegan"], ['diet=vegan'], []],
  [['Would you store that my brother lives in Derby?'], ['brother location=Derby'], ['location']],
]

/** Words to be worked on are nobody's. */
export const material: readonly FactCase[] = [
  [["Translate into French: 'I live in Lyon and I have two sons'"], [], ['location', 'son', 'family']],
  [["Here's my character: I'm 200 years old and I work as a wizard"], [], ['age', 'occupation']],
  [['---------- Forwarded message ----------\nHi, I am Paula, my number is 555-0131'], [], ['name', 'phone']],
  [['Proofread this: "My wife is a doctor and we live in Kent"'], [], ['wife', 'location']],
]

/** A number is read however it is grouped. */
export const phones: readonly FactCase[] = [
  [['my number is +44 20 7946 0018'], ['phone~7946 0018'], []],
  [['you can reach me on (02) 5550 1234'], ['phone~5550 1234'], []],
  [['my mobile: 0161-496-0123'], ['phone~0161-496-0123'], []],
  [["my mum's phone number is (555) 010-4477"], ['mother phone~010-4477'], ['phone']],
  [['my cell is 555.010.8899'], ['phone~555.010.8899'], []],
]

/** An address a thing is sent to is not the sender's. */
export const addressees: readonly FactCase[] = [
  [['cc anna@corp.com on that'], [], ['email']],
  [['my email is jo@me.org', 'forward it to sales@shop.com please'], ['email=jo@me.org'], ['email']],
  [['I wrote to help@bank.com yesterday'], [], ['email']],
  [['My brother got a mail from win@prize.biz'], [], ['email', 'brother email']],
  [['can you draft a mail to hr@firm.com?'], [], ['email']],
]

/** Work that is left holds no longer. */
export const workLeft: readonly FactCase[] = [
  [['I work at Argos', 'I handed in my notice at Argos and today was my last day'], [], ['employer']],
  [['I work at Pizza Hut', 'I got fired from Pizza Hut'], [], ['employer']],
  [['My wife works at Nissan', 'My wife left Nissan'], [], ['wife employer']],
  [["I'm a paramedic", "I've given up being a paramedic"], [], ['occupation=paramedic']],
  [['My brother works at Ryanair', 'my brother was let go by Ryanair'], [], ['brother employer']],
]

/** What lies before is not what is. */
export const past: readonly FactCase[] = [
  [["I'm a dentist", 'as a student I was a barista'], ['occupation=dentist'], ['occupation']],
  [['I live in Kiel', 'In 2012 I lived in Bremen'], ['location=Kiel'], ['location']],
  [
    ['I work at Siemens', 'before the pandemic I worked at a travel agency'],
    ['employer=Siemens'],
    ['employer'],
  ],
  [
    ['My dad lives in Cork', 'my dad lived in Boston in the eighties'],
    ['father location=Cork'],
    ['father location'],
  ],
  [["I'm a teacher", 'right after uni I was a waiter for a while'], ['occupation=teacher'], ['occupation']],
  [
    ['My sister works at Audi', 'back in 2018 my sister was at Opel'],
    ['sister employer=Audi'],
    ['sister employer'],
  ],
]

/** What goes on about somebody named is theirs. */
export const othersLives: readonly FactCase[] = [
  [["my dad's car is a Skoda"], ['father vehicle~Skoda'], ['vehicle']],
  [["my wife's friend's laptop is a ThinkPad"], [], ['device', 'wife device']],
  [["my sister's degree is in law"], ['sister major=law'], ['major']],
  [['Our neighbour Karl is lovely, works at the town hall'], [], ['employer', 'occupation']],
  [['my colleague Jen shares my desk, lives in Stoke'], [], ['location']],
  [["my friend's boyfriend is a chef, drives a BMW"], [], ['occupation', 'vehicle']],
  [['the guy downstairs has three cats and works nights'], [], ['pet', 'employer', 'occupation']],
  [["my aunt's neighbour moved to Spain, works in a bar"], [], ['location', 'aunt location', 'employer']],
]

/** Hardly ever is no habit. */
export const hardlyEver: readonly FactCase[] = [
  [['I hardly ever drink coffee'], [], ['habit=', 'likes=']],
  [['My dad rarely cooks'], [], ['father habit=', 'father hobby=', 'father likes=']],
  [['Neither my brother nor I smoke'], [], ['habit=', 'brother habit=']],
  [['I barely watch any TV'], [], ['habit=', 'likes=', 'hobby=']],
  [['my wife almost never eats sweets'], [], ['wife habit=', 'wife likes=', 'habit=']],
]

/** Letters with marks are letters. */
export const accents: readonly FactCase[] = [
  [['My daughter Zoë is 9'], ['daughter name=Zoë', 'daughter age=9'], ['daughter name']],
  [
    ['My husband François lives in Nantes', 'my husband François is a baker'],
    ['husband name=François', 'husband occupation=baker', 'husband location=Nantes'],
    ['husband name'],
  ],
  [['My favourite band is Sigur Rós'], ['favorite_artist=Sigur Rós'], ['favorite']],
  [['I live in Málaga'], ['location=Málaga'], ['location']],
  [['My friend Łukasz works at Škoda'], ['friend name=Łukasz', 'friend employer=Škoda'], ['friend name']],
]

/** Of several things said, all are kept. */
export const several: readonly FactCase[] = [
  [['My sons are 3, 6 and 11'], ['son age=3', 'son age=6', 'son age=11'], ['age']],
  [["I'm 41, 6'1 and weigh 90kg"], ['age=41', "height~6'1", 'weight~90'], []],
  [['I have asthma and take Ventolin'], ['health~asthma', 'uses~Ventolin'], []],
  [['We have a cat named Olive and a parrot named Kiwi'], ['pet name=Olive', 'pet name=Kiwi'], []],
  [['my brother speaks Dutch and plays the oboe'], ['brother language~Dutch', 'brother skill~oboe'], []],
]

/** Wishes about how to be answered. */
export const wishes: readonly FactCase[] = [
  [['from now on answer in Italian'], ['instruction~Italian'], ['language']],
  [['no bullet lists please, ever'], ['instruction~bullet lists'], []],
  [["don't call me sir"], ['instruction~sir'], ['name', 'nickname']],
  [['please always use metric units'], ['instruction~metric units'], []],
  [['keep it under 100 words every time'], ['instruction~100 words'], []],
]

/** When one can be reached. */
export const hours: readonly FactCase[] = [
  [['my time zone is GMT+2'], ['timezone=GMT+2'], ['location']],
  [["I'm in the Pacific time zone"], ['timezone~Pacific'], ['location']],
  [["I'm not available before 10"], ['availability!~before 10'], []],
  [['you can only catch me after lunch'], ['availability~after lunch'], []],
]
