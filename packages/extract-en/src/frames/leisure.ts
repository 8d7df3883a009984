/** Sports, music, games, pastimes, skills, languages, tastes. */
export const leisure = `
play | obj: INSTRUMENT | skill | present
play | obj: SPORT PASTIME | hobby | present
grow up speaking, be raised speaking, grow up with | obj: LANGUAGE | language | ever
speak, be fluent in, understand, learn, study | obj: LANGUAGE | language | present
do, practice, practise, love, enjoy, be into, get into, take up, start | obj: PASTIME SPORT | hobby | present
be scared, be terrified, be afraid, be petrified, be frightened | of: THING | fear | present affirm
have a fear, have a phobia | of: THING | fear | present affirm
be obsessed, be mad, be nuts, be crazy | with about: THING | likes | present others affirm
be into, love, adore, like, enjoy | obj: THING | likes | present others affirm
prefer | obj: THING | preference | present affirm
hate, despise, loathe | obj: THING | dislikes | present others affirm
collect, breed, build, restore, brew | obj: THING | hobby | present verb
take, catch, get | to: COMMUTE | habit | present verb object=THING
ride, bike, cycle, walk, drive, scoot | to: COMMUTE | habit | present verb
bench, deadlift, squat, press | obj: NUMBER | record | state
coach, ref, referee, umpire | obj: SPORT | hobby | present verb
wrestle, kayak, canoe, snowboard, skateboard, ski, surf, crochet, knit, quilt, embroider, whittle, birdwatch, golf, powerlift, freedive, snorkel, geocache, forage, stargaze, longboard, breakdance, beatbox, busk, cosplay, larp, boulder, skate, sculpt, woodwork, paraglide, skydive, moonlight as a dj | none | hobby | present verb simple
grow | obj: CROP | hobby | present verb affirm
make, bake, knit, sew, crochet, design, brew, craft, carve, build, throw, paint, restore, weave, print, record, can, ferment, collect | obj: CRAFT | hobby | present verb simple affirm
read, listen to, watch, be into, be hooked on, binge, devour, write | obj to: GENRE | likes | present affirm
support, root for, barrack for, follow | obj for: PROPER | likes | present affirm simple others
train | for: RACE | goal | present verb
run, do, finish, complete, win, swim, ride | obj: RACE | event_achievement | event verb
be good, be great, be brilliant, be amazing, be terrible, be awful, be rubbish, be useless, be crap | at: PASTIME SPORT | skill | present affirm
know | obj: LANGUAGE | language | present
code, program | in: TECH | skill | present
believe | in: BELIEF | belief | present
train, compete, spar, race | in: SPORT PASTIME | hobby | present verb
dabble | in: PASTIME SPORT CRAFT | hobby | present
be a fan, be a big fan, be a huge fan | of: THING | likes | present affirm
`
