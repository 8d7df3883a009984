/** Illness, injuries, allergies, medicines, diet. */
export const health = `
get | obj: ILLNESS | health | present affirm
take medicine, take medication, take pills, take tablets, take meds, be on medication, be on meds | for: ILLNESS | health | state affirm
have, be diagnosed with, suffer from, struggle with, live with, deal with, battle, get diagnosed with, develop, manage, fight, be recovering from, recover from | obj: ILLNESS | health | state affirm
have | obj: TROUBLE | health | state affirm
break, sprain, tear, fracture, dislocate, injure, hurt, twist, strain, pull, bust, throw out, blow out, do in, wreck, tweak, pop, rupture, herniate, slip, mess up, screw up | obj: BODY | health | event verb
be allergic, be intolerant, be sensitive | to: THING | allergy | state
take, be on, go on, start, be prescribed, use, be put on | obj: DRUG | uses | state affirm must
come off, stop taking, quit, go off, be off | obj: DRUG | uses | event retracts
be on, follow, do, try, go on | obj: DIET | diet | state
go, turn, become | obj: DIET | diet | event updates
be | obj: DIET | diet | present
take | obj: SUPPLEMENT | habit | present verb affirm
stutter, stammer, be postpartum | none | health | present verb affirm
put me on, prescribe me, get me on, start me on | obj: DRUG | uses | event updates me
weigh in | at: NUMBER MASS | weight | event updates
weigh, weigh in at, be down to, be up to, be | obj at: MASS | weight | present
be, go, start | in on: CARE | health | present affirm
eat, keep | obj: DIET | diet | present
be pregnant, be expecting | none with in | health | state verb
have, have got, get, suffer from | obj: AILING | health | state affirm
have, undergo, go through, go in for, recover from, be recovering from | obj: OPERATION | event_health | event verb
drink, avoid | obj: DRINK | habit | present verb simple
smoke, vape | obj: SMOKE | habit | present verb simple
go | to: WORSHIP | habit | present verb simple
`
