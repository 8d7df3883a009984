/** Relations among people: who is born, wed, parted, raised, called. */
export const people = `
raise, bring up, homeschool, home school, coparent, co-parent, parent, father | obj: CHILD | kin | present
grow up with, be raised with, share a room with | obj: KIN | kin | ever
get hitched, tie the knot, elope, get remarried, remarry, be remarried, wed, be wed, split up, be split up, get separated, be newly wed, be newlyweds | none to in on with at from | relationship_status | event statusword
date, be dating, see | obj: PERSON JOB NAME | relationship_status | present others const=dating
be in a relationship, go steady, be together, be partnered | with: PERSON NAME JOB | relationship_status | present const=dating
be single, be unattached, be dating | none | relationship_status | present statusword
break up, get dumped, be dumped, break things off, end things, part ways | with by: PERSON NAME | event_relationship | event verb
get back together, reconcile, reconnect, make up, patch things up | with: PERSON NAME | event_relationship | event verb
propose, get engaged, be engaged | to: PERSON NAME JOB | event_relationship | event verb
move in together, renew own vows, call off the wedding, call off own engagement, call off the engagement, file for divorce, go through a divorce, be going through a divorce, get an annulment | none | event_relationship | event verb
be going through a divorce, be getting a divorce, be getting divorced, be divorcing, be in the middle of a divorce | none from | relationship_status | present verb
cheat on, leave, walk out on, divorce, dump, ghost, reject | obj: PARTNERKIN | event_relationship | event verb
cheat on me, leave me, walk out on me, divorce me, dump me, ghost me, break up with me, propose to me | none | event_relationship | event verb kin
adopt me, raise me, bring me up, take me in, foster me, disown me, kick me out, throw me out | none | event_family | event verb kin
be adopted, be orphaned, be fostered, be widowed, be disowned, be estranged | none from by at in | event_family | event verb
be raised, be brought up | by: KIN | event_family | ever verb
welcome, have, deliver, give birth to, adopt, foster | obj: BABY | event_family | event verb
give birth, go into labour, go into labor, have a c-section, have a miscarriage, miscarry, have a stillbirth, go on maternity leave, go on paternity leave | none to in on at | event_family | event verb
be expecting | obj: BABY | health | present verb
be due | in on: TIME | health | present verb
become | obj: PARENTROLE | event_family | event verb
die, pass away, pass on, be killed, drown, be murdered, kill himself, kill herself, take own own life, lose own battle | none in of on from with to at | event_death | event verb kin
lose, bury, cremate, scatter the ashes of, mourn | obj: KINSFOLK | event_death | event verb
lose, bury, put down, put to sleep, have to put down, say goodbye to | obj: ANIMAL ANIMALNAMED | event_death | event verb
turn, hit, reach, be turning, be about to turn, be pushing, be going on, be nearly, be almost | obj: NUMBER | age | event updates
name own | obj: KIN | kin | event
breed, show, train, groom, rehabilitate | obj: ANIMAL | hobby | present verb affirm
have, own, keep, raise, look after, care for, be owned by, live with, share own life with, share a home with | obj: ANIMAL | pet | present affirm
adopt, rescue, foster, get, take in, bring home, buy, pick up, welcome | obj: ANIMAL | pet | event updates
rehome, give away, surrender, have to rehome, sell | obj: ANIMAL | pet | event retracts
sit for, dog sit, cat sit, pet sit, babysit, look after, care for, take care of, nurse | obj for: KIN | habit | present verb affirm
live apart, be long distance, be in a long distance relationship, be in a long-distance relationship, be separated, be estranged, be in an open relationship | none from | relationship_status | present verb
have known, meet | obj: PERSON | event_social | event verb others
foster, mentor, sponsor | obj: CHILD | habit | present verb affirm
be retired, be widowed, be orphaned | none | event_family | event verb kin
be bullied, get bullied, be abused, be neglected | none at by in | experience | ever verb
be an identical twin, be a twin, be a triplet, be an only child, be the eldest, be the oldest, be the youngest, be the middle child, be the baby of the family | none of | family.sibling | present verb
`
