/** Jobs, employers, schools, subjects. */
export const work = `
work, be employed, freelance, intern, consult, temp, be contracted, volunteer, serve | as: JOB | occupation | state
train, be trained, qualify, retrain, start, start out, be hired, get hired, be promoted | as to: JOB | occupation | event
work, be employed, intern, temp, moonlight | at for: ORG | employer | state
start, start working | at for: ORG | employer | state grown
work | with: EMPLOYER | employer | state
work | in: FIELD | occupation | state
work | in: WORKPLACE | employer | state
work | obj: JOB | occupation | state
teach, coach | obj: STUDY LANGUAGE GRADE PASTIME | occupation | state verb
teach, nurse, bartend, freelance, intern, practise, practice | in: KNOWNPLACE | workplace | present self
nurse, teach | in at: SCHOOL WORKPLACE | employer | state
work, teach, nurse, bartend, study | in: KNOWNPLACE | location | state others
manage, run, own, operate | obj: WORKPLACE | owns | state
get hired, be hired, be employed, be recruited, get on, sign on | at by with: ORG | employer | event updates
join | obj: WORKPLACE EMPLOYER | employer | event updates
leave, quit | obj: EMPLOYER | employer | event retracts
be laid off, get laid off, be fired, get fired, be let go, get sacked, be sacked, be made redundant, get made redundant | from by: ORG | employer | event retracts
retire, be retired, take early retirement, take retirement | none | occupation | event const=retired updates
retire | from: ORG | employer | event retracts
study, major, double major, minor, do a degree, be majoring | obj in: STUDY | major | state
study, enroll, enrol, be enrolled, major, do a degree, do a phd, do my phd, do my masters, do a masters, read | at: SCHOOL PROPER | school | ever
be | at: SCHOOL SCHOOLNAME | school | state
go, attend | to obj: SCHOOL | school | present
get into, get accepted, be accepted, transfer, get a place, get a scholarship | to into obj at: SCHOOL PROPER | school | event updates
graduate | from: ORG | school | event
become | obj: JOB | occupation | event updates
do an apprenticeship, do an internship, do a placement, be apprenticed, do my residency, do her residency, do his residency | at with: ORG | employer | present
be | with: WORKPLACE EMPLOYER | employer | present
be | on in: FORCE | employer | present others
land a job, get a job, start a job, get a gig, get a position, get an offer, take a job, accept a job, score a job | at with: ORG | employer | event updates
do, work | at in: WORKPLACE | employer | present
nurse, bartend, waitress, tutor, barber, au pair, babysit, nanny, plumb, roof, weld, truck, landscape | none | occupation | present verb
nurse, bartend, waitress, weld, tutor, cook | at for: ORG | employer | present
nurse, bartend, waitress, study | in: PLACE | location | present others
make, earn, pull in, take home, bring home, gross | obj: MONEY | income | state
mine, quarry | obj: THING | occupation | state kin verb simple
sell, resell, flip | obj: CRAFT TRADE | occupation | present verb simple
drive, operate | obj: DRIVEN | occupation | present verb simple
drive | for: EMPLOYER | employer | present
repair, fix, install, service, lay, build, clean, inspect, paint, refurbish, tune, fit, maintain, wash, renovate | obj: TRADE | occupation | present verb simple
deliver | obj: DELIVERED | occupation | present verb simple
cut, do, style, braid | obj: BEAUTY | occupation | present verb simple
practise, practice | obj: STUDY | occupation | present verb simple
be | in: FIELD | occupation | present others
work, code, program, develop, build, script, write, model | in: TECH | uses | present
work out, commute out | of: KNOWNPLACE | location | present others
do my residency, do her residency, do his residency, do my phd, do her phd, do his phd, do her masters, do his masters, be stationed, be posted | in: PLACE | location | present others
be | in: GRADE | education | present
start, begin | in at: GRADE | education | event updates
start, begin, be enrolled in, enrol in, enroll in, be signed up for | obj: STUDY | major | event updates
start, begin | at: ORG | school | event updates young
sing, play, perform, dance, drum, row, act | in with for: CLUB | affiliation | present
be, belong | in to: CLUB | affiliation | present
be part, be a member, be a founding member, be the treasurer, be the secretary, be the captain, be captain, be treasurer, be secretary, be the chair, be president, be vice president | of: CLUB | affiliation | present
join, rejoin, found, set up | obj: CLUB | affiliation | event updates
run, lead, chair, conduct, organise, organize, captain, manage, coach | obj: CLUB | affiliation | present verb
sit, serve | on: CLUB | affiliation | present
open, set up, launch, start | obj: WORKPLACE | event_work | event verb
pass, fail, ace, flunk, resit, bomb, retake, scrape through | obj: EXAM | event_education | event verb
win, place in, come first in, be awarded, get awarded | obj: PRIZE | event_achievement | event verb
volunteer, help out | at with for in: ORG CLUB WORSHIP | habit | present verb simple
`
