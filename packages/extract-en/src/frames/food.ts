/** Diets, what is eaten, drunk, cooked and left. */
export const food = `
eat, keep, follow, be on, go, do, try, stick to, cook, observe, be eating, switch to, be doing, be strictly, be mostly, be trying | obj: DIET | diet | present
eat, touch, consume, have, cook, buy, cook with | obj: FOOD | diet | denied
eat, have, tolerate, handle, digest, drink, do, consume | obj: FOOD DRINK | diet | cannot
avoid, limit, steer clear of, stay away from, lay off, stay off, abstain from, keep away from, cut back on, cut down on, restrict, go without, do without, be off, be cutting out, be avoiding, be laying off, be staying away from, be cutting back on, be cutting down on, eat no, eat hardly any | obj: FOOD | diet | denies
cut out, give up, swear off, go off, drop, quit, eliminate, kick, be done with | obj: FOOD | diet | event retracts
give up, swear off, quit, kick, cut out, cut down on, cut back on, be off, lay off, go off | obj: DRINK SMOKE | habit | event retracts
live on, snack on, survive on, eat a lot of, eat lots of, eat tons of, be living on, pig out on, binge on, gorge on, drink a lot of, drink lots of, drink too much, eat too much, always have, start the day with, start own day with | obj: FOOD DRINK | habit | present verb affirm
crave, be craving, devour, go for, gravitate towards, be partial to, go crazy for, go mad for, have a craving for, have a weakness for, have a soft spot for, never say no to, never get sick of, always order, be a sucker for, get cravings for | obj: FOOD DRINK | likes | present affirm
drink, take, have, like, prefer | with without in: MILKY | preference | present verb affirm object=DRINK
be on, be back on, be living on, move on to, move onto | obj: DRINK | habit | present verb affirm
be on the vape, be on the vapes, be on the fags, be on the patches | none | habit | present verb
drink, take, like, have | obj: DRINK | habit | present verb simple affirm others
cook, bake, grill, make, experiment with, be learning to cook, love to cook, learn to cook, specialise in | obj: FOOD | hobby | present verb simple affirm
meal prep, batch cook, eat out, order in, skip breakfast, skip lunch, fast, intermittent fast, do intermittent fasting, count calories, count macros, eat clean, eat healthy, eat healthily, stress eat, binge eat, snack, eat late, graze, cook from scratch, eat once a day, eat twice a day, track own calories, track macros, pack own lunch, bring own lunch, pack lunch | none on at in with for | habit | present verb simple
drink, smoke, vape, gamble, chew tobacco, dip, do drugs, get high, get drunk, party, juul, chain smoke, chain-smoke, drink socially, drink heavily, smoke weed, smoke pot, smoke cigarettes | none on at in with | habit | present verb simple
be a social drinker, be a heavy drinker, be a light drinker, be a moderate drinker, be a heavy smoker, be a light smoker, be a smoker, be a chain smoker, be a social smoker, be a nonsmoker, be a non-smoker, be an ex-smoker, be an ex smoker, be a drinker, be a non-drinker, be a nondrinker, be a vaper | none | habit | present verb
be a meat eater, be a carnivore, be an omnivore, be a picky eater, be a fussy eater, be a big eater, be a slow eater, be a light eater, be a healthy eater, be an adventurous eater, be a stress eater, be an emotional eater | none | diet | present verb
`
