/** Dwellings, company at home, moving house, where one is rooted. */
export const home = `
live off grid, live off the grid, live abroad, live overseas, live by myself, live by himself, live by herself, live alone, live on own own, live solo, live rough, live in sin, live in a van, live in own car, be homeless, be between homes, live communally, live at home, house share, houseshare, flatshare, be on own own, be still on own own, couch surf, live rent free, live out of a suitcase, live on campus, live off campus, live off-campus, live upstairs, live downstairs | none with in at | living_situation | present verb affirm
board, lodge, room, bunk, share, be living, be rooming, be staying, be sharing, share a flat, share a house, share an apartment, share a room, share a place, rent a house, rent a flat, rent an apartment, live together, live happily | with: PERSON | living_situation | present verb
rent, mortgage, lease, sublet, house sit, share, be renting, be subletting, be leasing | obj from: DWELLING | living_situation | present verb
live, reside, stay, be living | in on at above: DWELLING | living_situation | present verb
camp, winter, summer, spend winters, spend summers, spend the winter, spend the summer, spend own summers, spend own winters | in at: KNOWNPLACE | habit | present verb
be new, be native | to: PLACE | location | present
split own time, divide own time | between: PLACE | location | present
be located, be homed, be settled, be domiciled, be housed, be living, be residing, be currently living, be rooted, be registered, be back home | in at near around outside: SUREPLACE | location | present
move out | of: DWELLING PLACE | event_move | event verb
move, move into, close on, exchange on | obj into: DWELLING | event_move | event verb
move out, move house, move home, move apartments, relocate, downsize, be evicted, get evicted, move away, emigrate, buy own first home, buy own first house, sell own house, sell the house, refinance, sign a lease, sign the lease, break own lease | none from after to last of in | event_move | event verb
flee, escape from, emigrate from, immigrate from, come over from, move here from, move over from | obj: KNOWNPLACE | hometown | ever
be native, be a native, be an immigrant, be an expat, be a transplant, be a refugee, be descended, trace own roots, have roots, have family, come here | of from to: KNOWNPLACE | hometown | present
be a resident, be a citizen, be a national, be a permanent resident | of: KNOWNPLACE | location | present
be raised, be brought up, grow up, be reared, be bred, spend own childhood, spend own early years, spend own teens, have own childhood, be a kid | in on near at around: PLACE HOMESTEAD | hometown | ever
bear, be born, come into the world | in at near: KNOWNPLACE | hometown | ever
hold, have, get, be granted, receive, apply for | obj: CITIZENSHIP | nationality | present
become, be naturalised as, be naturalized as | obj: NATION | nationality | event updates
be of | obj: DESCENT | ethnicity | present
be half, be part, be a quarter, be mostly, be one quarter, be one half, be ethnically, be culturally, identify as, be first generation, be second generation, be second-generation, be third generation | obj: NATION ETHNIC | ethnicity | present
remodel, renovate, redo, gut, refurbish, extend, redecorate, do up, fix up, be renovating | obj: DWELLING | project | present verb affirm
live near, live by, live next to, live close to, live across from, live around, live beside, live opposite, live outside | obj: KNOWNPLACE PROPER WATER | location | present
live on | obj: WATER | location | present
`
