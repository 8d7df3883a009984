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
`
