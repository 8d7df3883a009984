/** Schools, degrees, subjects, courses, exams. */
export const study = `
study, pursue, read, major in, minor in, double major in, concentrate in, be doing, be taking, be majoring in, be studying, be reading, be pursuing, graduate in, train in, be trained in, do own degree in, switch own major to, change own major to, switch majors to | obj: STUDY | major | present
do, take, get, have, hold, earn, finish, complete, pursue, work on, work towards, work toward, study for, do own, be doing, start, begin | in: STUDY TECH THING | major | state object=DEGREE
do, take, get, have, hold, earn, pursue, work on, start, begin, finish, complete | at from: SCHOOL PROPER | school | state object=DEGREE
have, hold, do, pursue, be doing, work on, be working on, work towards, work toward, get, earn, finish, complete, be halfway through, be finishing, be completing, be studying for, be pursuing | obj: DEGREE | education | present affirm
do, take, get, earn, finish, complete, start | in: STUDY | event_education | event verb object=DEGREE
take, do, attend, go to, be taking, be doing, sign up for, start, have, teach | in on: STUDY PASTIME LANGUAGE INSTRUMENT TECH SPORT CRAFT | hobby | present object=COURSE
take, do, attend, go to, be taking, have, start | obj: LEARNT | hobby | present verb affirm
learn, be learning, pick up, start learning, be teaching myself, teach myself, take up, brush up on, be learning to play, learn to play, relearn | obj: INSTRUMENT | hobby | present verb affirm
learn, be learning, pick up, be teaching myself, teach myself, be getting into, brush up on, study | obj: LANGUAGE | language | present affirm
learn, be learning, be teaching myself, teach myself, pick up, study | obj: TECH | skill | present verb affirm
learn, be learning, get into, pick up, be getting into, teach myself | obj: PASTIME SPORT CRAFT | hobby | present verb affirm
drop out, flunk out, get kicked out, be kicked out, be expelled, get expelled, be suspended, withdraw, take a leave | of from: SCHOOL GRADE PROPER | event_education | event verb
drop out, be expelled, be suspended, skip a grade, repeat a year, take a gap year, defer a year, be held back, retake the year, go back to school, go back to uni, go back to college, switch majors, change majors, change schools, switch schools, finish school, finish high school, leave school, leave uni, finish uni, finish college, finish university, start school, start kindergarten, start college, start uni, start high school, start secondary school, start university, start grad school, start preschool, get into medical school, get into law school, get into grad school, get into med school, get a place at uni, make the honor roll, make the dean's list, get straight as, get own ged | none at in last to of from after | event_education | event verb
graduate, be graduating, get own diploma, qualify, get qualified | none from in with last as at top | event_education | event verb
be homeschooled, be home schooled, be self taught, be self-taught, leave school at, never finish | none by until | education | state verb
go to, attend, be at, study at, be enrolled at, be enrolled in, enroll at, enroll in, enrol at, enrol in, be going to, be attending, teach at, be studying at, start at, be starting at, switch to, move to, be a student at, be a freshman at, be a sophomore at, be a junior at, be a senior at, be a professor at, be an undergrad at, be a postgrad at, be a phd student at, be a grad student at, be a law student at, be a medical student at | obj: SCHOOLNAME | school | present
graduate from, finish at, be an alumnus of, be an alum of, be an alumna of, be a graduate of, get own degree from, get own degree at, get a degree from, get own masters from, get own phd from, drop out of, transfer from | obj: SCHOOLNAME | school | event
be in | obj: YEARGRADE | education | present
start, begin, finish | obj in: YEARGRADE | education | event updates
study, prepare, prep, cram, revise, sit, be studying, be prepping, be cramming, be revising | for: EXAM | goal | present verb
sit, take, do, pass, fail, ace, flunk, resit, bomb, retake, scrape through, get through, smash | obj: EXAM | event_education | event verb
write, defend, submit, hand in, finish, turn in, work on | obj: THESIS | project | present
defend, submit, hand in, finish, turn in | obj: THESIS | event_education | event verb
get a scholarship, win a scholarship, receive a scholarship, get a full ride, get a grant, be awarded a scholarship | to for from at: SCHOOL PROPER | event_education | event verb
apply, be applying, have applied | to: SCHOOL | goal | present verb
have a background, be trained, be schooled, be educated, have training, have a qualification, have qualifications, be qualified | in: STUDY TECH PASTIME | education | present
be educated, go to school, go to college, go to uni, go to university, go to high school, study abroad, do own degree, do a year abroad, do an exchange, do erasmus | in at: KNOWNPLACE | school | ever
be a student, be a major, be a grad student, be a phd student, be doing research, do research, conduct research | in on of: STUDY | major | present
be homeschooling, tutor | obj: KIN | habit | present verb
`
