/** Where somebody lives, lived, comes from and moves to. */
export const living = `
live, reside, be based, be stationed, be posted, dwell, be situated | in at near around outside on by: PLACE | location | state
live, stay | at: KNOWNPLACE | location | state
live, be | over_in | location | state
retire, be retired | to in: PLACE | location | event
move, relocate, emigrate, immigrate, be deployed | to into: PLACE | location | event updates
move back, come back, return, move home, be back | to in: PLACE | location | event updates
settle, settle down | in: KNOWNPLACE | location | event updates
come, hail, be | from: PLACE | hometown | present
be originally, come originally | from: PLACE | hometown | present
grow up, be raised, be brought up, be reared, be born and raised, be born | in near outside around: PLACE | hometown | ever
transfer, be transferred, shift | to: SUREPLACE | location | event updates
stay | in at: SUREPLACE | location | present simple
rent | in: PLACE | location | present
rent, sublet, share | in: PLACE | location | present object=DWELLING
have, get, take | in: PLACE | location | present others object=DWELLING
move in, move back in, move home, be back | with: PERSON | living_situation | event updates verb
put down roots, set up home, set up shop, make my home, have roots | in: PLACE | location | state
rent, own | obj: DWELLING | living_situation | state verb present
live | with: PERSON | living_situation | state verb
live | on: DWELLING | living_situation | state verb
settle | in: KNOWNPLACE | location | state
be settled | in: PLACE | location | state
come over, come out here, come here, come down here, come up here, emigrate, immigrate | from: PLACE | hometown | ever
live | in: DWELLING | living_situation | state verb others
rent, own, live in, share | obj: DWELLING | living_situation | present verb others
close | on: DWELLING | event_purchase | event verb
buy, put an offer on, exchange on | obj: DWELLING | event_purchase | event verb
`
