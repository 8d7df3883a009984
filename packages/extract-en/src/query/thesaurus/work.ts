import type { Field } from './field.ts'

export const work: Field = {
  same: `
    job, occupation, profession, career
    job, work, employment, gig
    work for, works for, working for > employer, company
    work as, works as, working as > job, occupation, profession
    for a living, do for living > job, work, occupation
    employer, company, firm
    workplace, office
    boss, manager, supervisor
    ceo, chief executive
    coworker, colleague, teammate
    employee, staff, worker
    team, crew
    salary, wage, pay, income, earnings
    raise salary, pay raise, pay rise
    promotion, promoted, advancement
    hire, recruit, employ
    hired > recruited, job offer, new job
    fired, sacked, dismissed, let go
    laid off, layoff, redundancy, redundant, downsized
    unemployed, jobless, out of work, between jobs
    resign, quit, stepped down
    quit job > resign, left job
    retire, retirement, retired
    retiree, pensioner
    interview, job interview
    resume, cv, curriculum vitae
    apply, application
    internship, intern, traineeship, placement
    apprentice, trainee, apprenticeship
    freelance, self-employed, contractor
    entrepreneur, founder, business owner
    business, company, enterprise
    startup, start-up
    start business, own business > entrepreneur, startup, store, shop
    shop, store
    factory > plant
    meeting, conference call
    conference, convention, summit
    deadline, due date
    project, assignment
    task, to-do
    schedule, timetable, agenda
    shift, work shift
    night shift, graveyard shift
    overtime, extra hours
    part-time, part time
    full-time, full time
    remote work, work from home, wfh, telecommute
    commute, commuting
    vacation days, time off, annual leave, pto
    time off > vacation, break, leave, holiday
    day off > break, rest
    maternity leave, parental leave, paternity leave
    sick leave, sick day
    burnout, burned out, overworked
    workload, work load
    client, customer
    contract, agreement
    department, division
    headquarters, head office
    industry, sector
    engineer, developer, programmer, coder
    doctor, physician, gp
    surgeon, surgery doctor
    nurse, rn
    teacher, educator, instructor
    professor, lecturer
    lawyer, attorney, solicitor
    police officer, cop, policeman
    firefighter, fireman
    soldier, serviceman, army
    accountant, bookkeeper, cpa
    salesperson, salesman, sales rep
    cashier, checkout clerk
    waiter, waitress, server
    chef, cook
    bartender, barman, mixologist
    hairdresser, hairstylist, barber
    mechanic, car mechanic
    driver, chauffeur
    pilot, aviator
    flight attendant, stewardess, cabin crew
    secretary, assistant, receptionist
    journalist, reporter
    author, writer, novelist
    actor, actress, performer
    scientist, researcher
    vet, veterinarian
    therapist, counselor, psychologist
    counseling, therapy
    social worker, case worker
    farmer, grower
    electrician, sparky
    builder, construction worker
    cleaner, janitor, custodian
    designer, graphic designer
    architect, building designer
    librarian, library worker
    translator, interpreter
    volunteer, unpaid work
    mentor, advisor, coach
    leader, head, chief
    skill, ability, expertise
    training, course
    achievement, accomplishment, success
    goal, aim, objective, ambition
    goals > plans, dream, want
    dream job > career, ambition
    career path, career goals > career, job, counseling, profession
    field > industry, profession
    colleagues > team, coworkers
    launch, open, start
    set up, setting up > establish, found, start
  `,
  near: `
    job: career, interview, salary, office, company, hire, boss, shift, position
    career: job, profession, promotion, goal, counseling, degree, field
    work: office, job, shift, project, boss, colleague, meeting
    occupation > teacher, nurse, engineer, doctor, lawyer, manager, designer, driver
    employer: company, hospital, school, office, startup
    office: desk, meeting, colleague, commute, printer
    business: startup, customer, store, shop, client, entrepreneur, marketing, investor, profit
    own business > studio, online store, shop, brand
    startup: founder, investor, funding, launch
    store: customer, open, clothing, sell, shop
    interview: job, nervous, resume, offer, hired
    salary: bonus, raise, paycheck, tax
    promotion: manager, raise, title
    fired: unemployed, job search, laid off
    unemployed: job search, apply, benefits, laid off
    lost job > fired, laid off, unemployed, redundant
    lose job > fired, laid off, unemployed, redundant
    retirement: pension, retire, hobby
    project: deadline, team, presentation, launch
    meeting: presentation, agenda, zoom, call, team
    presentation: slides, speech, audience, pitch
    doctor: hospital, patient, clinic, medicine
    nurse: hospital, patient, shift, ward
    teacher: school, class, student, lesson, classroom
    lawyer: court, case, legal, law firm
    engineer: software, code, design, mechanical, civil
    developer: software, code, app, web, programming
    chef: restaurant, kitchen, cook, menu
    writer: novel, article, book, publish, blog
    artist: painting, gallery, studio, sculpture
    musician: band, guitar, concert, album
    actor: film, stage, theater, role, audition
    scientist: lab, experiment, research
    farmer: farm, crops, cattle, harvest
    military: army, navy, soldier, veteran, service, marines
    police: officer, crime, detective
    veteran: military, army, service, war
    volunteer: charity, shelter, community, donate, soup kitchen, food bank
    commute: train, bus, traffic, drive, subway
    workplace: office, colleague, boss
    leave > vacation, time off
    leadership: team, manager, lead, mentor
    networking: event, contacts, linkedin, conference
    mentor: advice, guidance, guide, inspire
    customer: service, complaint, order
    goal: achieve, plan, dream, future
    achievement: award, proud, medal, won, milestone
    skill: learn, practice, training
    success: achieve, growth, proud
    challenge: difficult, tough, obstacle, overcome, struggle
    collaborate: team, partner, together, project
    invest: stocks, money, fund, crypto
    advertise: marketing, campaign, ads, promote
    marketing: brand, campaign, social media, advertising, promote
    law: lawyer, court, legal
    shop > buy, store, mall
    profession > nurse, lawyer, teacher, engineer
  `,
}
