/** What is looked for, saved for, aimed at and signed up for. */
export const aims = `
look, search, hunt, be on the hunt, be on the lookout, be in the market, be looking, be searching, be hunting, shop, shop around, apply, be applying, try, audition, interview, house hunt, advertise, pray | for: SOUGHT | goal | progressive verb
look for, search for, hunt for, seek, apply for, be after, try to find, need to find, hope to find, be in search of, be shopping for, want, be looking for, be seeking | obj: SOUGHT | goal | progressive verb
save, save up, save money, save up money, put money by, put aside money, be saving, be saving up, be saving money | to: DEED | goal | present verb
save, save up, put money aside, put money away, set money aside, put away money, squirrel money away, work, scrimp and save, be saving, be saving up, budget, fundraise | for: SAVEDFOR | goal | present verb
aim, shoot, hope, strive, gun, push, work, train, compete, prepare, prep, rehearse, practise, practice, get ready, get in shape, study, save | for towards toward: RACE PRIZE OCCASION EXAM DEGREE RANK GRANTED LICENCE | goal | present verb
dream, be dreaming, have dreams, have always dreamed, have a dream | of about: DOING SOUGHT VENTURE | goal | present
be working towards, be working toward, work towards, work toward, be aiming for, have own sights set on, have own heart set on, have own eye on, be shooting for, set own sights on, be gunning for, be hoping for, be aiming at | obj: THING DOING | goal | present
plan, be planning, be thinking, intend, be set, be counting, be intent, be bent | on: DOING | plan | present
sign up, register, enter, be signed up, be registered, be entered, enrol, enroll, be enrolled, volunteer, put own name down, put own name forward | for: RACE COURSE OCCASION EXAM TREATMENT CLUB | plan | present verb
enter, sign up for, register for, enrol in, enroll in, be enrolled in, join, start | obj: RACE COURSE | event_education | event verb
have, have got, have booked, make, book, schedule, have scheduled | obj: APPOINTMENT | plan | present verb affirm
have tickets, have a ticket, buy tickets, get tickets, be going, have plans, have a reservation, have reservations | to for: OCCASION PROPER TEAM | plan | present verb
try for, be trying for, hope for, plan for | obj: BABY | goal | progressive verb
train to be, train to become, study to be, study to become, be studying to be, be studying to become, be training to be, be training to become, go to school to be, be learning to be, retrain to be, want to be, want to become, hope to be, hope to become, aspire to be, aspire to become, plan to be, plan to become, dream of being, dream of becoming, work towards becoming, work toward becoming, be working on becoming, be apprenticing to be | obj: JOB | goal | present
be about to start, be about to begin, be going to start, be starting, be beginning | obj: JOBNOUN COURSE DEGREE VENTURE TREATMENT | plan | present verb
look forward, be looking forward | to: OCCASION TRIP BABY RETIREMENT | plan | present
count down, be counting down | to: OCCASION TRIP RETIREMENT | plan | present
be up for, be in line for, be being considered for, be in the running for | obj: GRANTED PRIZE RANK | goal | present verb
`
