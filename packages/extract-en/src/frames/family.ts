/** Relatives, partners, ages, births, deaths. */
export const family = `
turn | obj: NUMBER | age | event updates
be married, get married, be engaged, get engaged, be divorced, get divorced, be separated, be widowed | none to in on | relationship_status | event statusword
marry | obj: NAME | relationship_status | event const=married
die, pass away, pass, be buried | none in of on from | event_death | event verb kin
go out | with: NAME | relationship_status | state verb
have | obj: KIN | kin | present
be born | on in: TIME | birthday | ever
adopt, get, rescue, buy, foster, keep, raise, own, have, inherit | obj: ANIMAL | pet | owning
lose, bury | obj: KIN | event_death | event verb others
lose, bury, put down, say goodbye to | obj: ANIMAL | event_death | event verb
pick up, bring home, take in, be given | obj: ANIMAL | pet | event updates
be expecting | obj: KIN | health | state verb kin
foster, rehome, hand raise | obj: ANIMAL | pet | present affirm
`
