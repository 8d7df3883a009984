import { money as moneyThesaurus } from '../../query/thesaurus/money.ts'
import { study as studyThesaurus } from '../../query/thesaurus/study.ts'
import { work as workThesaurus } from '../../query/thesaurus/work.ts'
import { LANGUAGES } from '../nationalities.ts'
import { INDUSTRIES, OCCUPATIONS, WORK_STATES } from '../occupations.ts'
import { wordsIn, wordsOf } from './forms.ts'

/** Jobs, workplaces and what is done and written there. */
export const work = wordsOf({
  of: [wordsIn(workThesaurus), OCCUPATIONS, WORK_STATES, INDUSTRIES],
  but: `
    player, model, judge, guide, host, minister, marine, officer, associate, buyer, critic, spy, scout, runner, swimmer, pupil, student,
    cop, rep, owner, guard, coach, athlete, mime, ta, tech, it, aide, agent, dealer, conductor, captain, grip, mascot, pa, pc, md,
    prep cook, server, racer, sailor, checker, film, music, fashion, design, fitness, gaming, law, media, education, politics, security,
    software, tester, stocker, hacker, boxer, cyclist, wrestler, golfer, gymnast, freshman, sophomore, undergrad, undergraduate, postgrad,
    phd student, grad student, med student, law student, nursing student, doctoral student, phd candidate, cook, porter, miner, potter,
    marketer, escort, gunner, joiner, driller, pilot officer, sports agent, clown, babysitter, nanny, landlord, landlady, homemaker,
    house wife, housewife, househusband, sahm, stay at home mom, stay-at-home mom, stay at home dad, au pair, carer, stay-at-home dad,
    stay at home mother, stay at home parent, home maker, homeschooler, homeschool mom, key worker, mason, gp, dba, rn, team, crew, gig,
    leave, break, rest, plans, dream, want, head, chief, leader, apply, quit, pay, income, store, shop, holiday, training, course, skill,
    ability, expertise, open, start, found, establish, launch, goal, aim, objective, success, task, let go, division, therapy, counseling,
    set up, setting up, plant, industry, sector, field, vacation, goals, physician, doctor, dentist, surgery doctor, application,
    placement, cleaner, builder, designer, teammate, driver, farmer, grower, assignment, volunteer, mentor, advisor, author, writer,
    tutor, counselor, psychologist, therapist, vet, shift, agreement, contract, operator, from home, for myself, nights, part time,
    full time, pool cleaner, priest, nun, monk, drummer, cellist, pianist, guitarist, singer, musician, dancer, painter, poet, novelist,
    veteran, magician, advancement, achievement, accomplishment, serviceman, army, cv, tourism, transportation, day off, freelance,
    agenda, timetable, schedule, summit, jockey, work, housekeeper, research
  `,
  things: `
    freelancer, designer, shift pattern, night shift, day shift, late shift, early shift, on-call, rota, roster, colleague, coworker,
    co-worker, boss, manager, supervisor, my team, intern, stakeholder, client, customer, vendor, supplier, job, career, cover letter,
    resume, résumé, cv, portfolio, linkedin, recruiter, headhunter, reference letter, notice period, resignation letter, probation,
    performance review, appraisal, self-review, feedback session, one-on-one, 1:1, 1-on-1, pay rise, pay raise, promotion, salary,
    payslip, paycheck, overtime, time sheet, timesheet, annual leave, sick leave, parental leave, pto, out-of-office, office,
    coworking space, standing desk, cubicle, workplace, employer, employee, startup, founder, cofounder, co-founder, investor, pitch,
    side hustle, online store, product launch, go-to-market, roadmap, okr, kpi, milestone, deliverable, deadline, backlog,
    sprint planning, stand-up, retrospective, retro, kanban, kickoff, kick-off, meeting, agenda item, action item, presentation, slide,
    powerpoint, keynote, conference, workshop, webinar, proposal, report, status update, weekly update, press release, newsletter,
    announcement, marketing, ad copy, social media post, blog post, landing page, sales, cold email, lead gen, crm, nda, invoice, quarter,
    q1, q2, q3, q4, all-hands, town hall, offsite, off-site, team building, team lunch, onboarding, certification, hiring, layoff,
    restructuring, merger, workload, burnout, work-life balance, productivity, todo list, inbox, email thread, slack message, code review,
    deploy, deployment, release note, changelog, incident, postmortem, production outage, hospital shift, ward round, lesson plan,
    warehouse, factory, call centre, call center, consultancy, nonprofit, ngo, civil service, military service, work day, workday
  `,
  acts: `
    hire, recruit, resign, quit my, freelance, negotiate, onboard, delegate, present to, manage a team, manage people, lead a team,
    retire, network with, ask for a raise, call in sick, apply for, follow up with, draft, proofread
  `,
  also: `
    wfh, self-employed, unemployed, laid off, fired, professional, professionally, hr, ceo, cto, cfo, coo, full-time, part-time,
    nine to five, 9 to 5, role, leadership, b2b, saas, work as, works as, worked as, working as, work at, works at, worked at, working at,
    work for, works for, worked for, working for, work in, works in, working in, work with, work on, working on, my work, work from,
    work life
  `,
})

/** Schools, subjects, exams, languages to learn. */
export const study = wordsOf({
  of: [wordsIn(studyThesaurus), LANGUAGES],
  but: `
    first year, test, class, course, talk, term, mark, fail, pass, subject, grade, notebook, concentrate, focus, cheat, cheating, copying,
    debate, discussion, understanding, smart, clever, bright, intelligent, curious, learn, learned, register, sign up, words, review,
    revise, cram, grant, major, lesson, library, research, presentation, exercise book, instruct, realized, taught, guidance, counseling,
    workshop, tongue, specialization, sanskrit, ga, ewe, twi, cree, lao, luo, polish, latin, turkish, dutch, irish, welsh, scots, creole,
    pidgin, spelling, dictionary, lexicon, language, certificate, certification, qualification, flunk, knowledge, chinese, english,
    russian, greek, thai, dari, oromo, inquisitive, orthography, educate, graduate, graduated, fluent, fluency, assignment, ethics, lit,
    passed exam, degree, education, schooling
  `,
  things: `
    exam, finals, midterm, driving theory, gre, gmat, lsat, mcat, ielts, toefl, gcse, a-level, ap class, homework, coursework, essay,
    term paper, dissertation, thesis, lab report, citation, bibliography, footnote, flashcard, revision, past paper, practice test, quiz,
    lecture, seminar, tutorial class, online course, mooc, coursera, udemy, duolingo, anki, bootcamp, night class, evening class, school,
    kindergarten, preschool, sixth form, college, university, uni, campus, dorm room, dormitory, faculty, department of, semester,
    freshman, sophomore, undergrad, undergraduate, postgrad, phd, masters, master's, bachelor's, mba, diploma, degree in, gpa,
    scholarship, tuition, student, pupil, classmate, professor, tutor, lecturer, teaching assistant, math, maths, algebra, geometry,
    calculus, trigonometry, statistics class, arithmetic, physics, chemistry, biology, biochemistry, anatomy, astronomy, geology,
    geography, history, economics, macroeconomics, psychology, sociology, anthropology, philosophy, literature, linguistics, grammar,
    vocabulary, verb conjugation, pronunciation, accent training, computer science, medicine degree, law degree, pharmacology,
    pharmacy degree, architecture degree, political science, international relations, business administration, accounting course,
    music theory, graphic design course, spanish, french, german, italian, japanese, korean, mandarin, portuguese, arabic, hindi, esl,
    sign language, language exchange, foreign language, second language, native speaker, textbook, research paper, research proposal,
    journal article, peer review, science project, science fair, parents evening, report card, honor roll, graduation, alumni
  `,
  acts: `
    study, learn to, learn about, memorize, memorise, revise for, cram for, enroll, enrol, graduate from, major in, minor in, homeschool,
    conjugate, take notes
  `,
  also: `
    educational, academic, for class, in class, my class, revolution, world war, fluent in, bilingual, explain like, ged, stem subject,
    year 7, year 10, 10th grade, 9th grade, 11th grade, 12th grade, first grade, second grade, third grade, fourth grade, fifth grade,
    sixth grade, seventh grade, eighth grade, sat score, the sat, sat prep
  `,
})

/** Earning, spending, saving and owing. */
export const money = wordsOf({
  of: [wordsIn(moneyThesaurus)],
  but: `
    give, policy, shares, deal, got, ordered, sell, pound, quid, poor, broke, gain, bet, legacy, fortune, membership, coverage, buck,
    bill, fee, ngo, charity, nonprofit, promo, tip, purse, billfold, bonus, thrifty, how much, buy, purchase, bought, purchased, donation,
    donate, price, rent money, jackpot, gambling, economic, paid, spend, sale, voucher, cost, gamble, tax adviser
  `,
  things: `
    budget, savings, emergency fund, rainy day fund, checking account, bank, wire transfer, overdraft, credit card, credit score,
    credit limit, debit card, interest rate, mortgage, debt, repayment, refinancing, installment, instalment, payment, bill, utility,
    rent, salary, wage, income, net worth, payslip, paycheck, pension, retirement fund, retirement account, 401k, 401(k), ira, roth, isa,
    lisa account, index fund, etf, mutual fund, stock, bond fund, dividend, portfolio return, brokerage, vanguard, crypto, bitcoin,
    ethereum, investment, investing, investor, real estate, rental property, capital gain, inheritance, trust fund, tax, taxes, vat, irs,
    hmrc, deduction, accountant, insurance, claim form, deductible, excess on, invoice, receipt, expense, reimbursement, refund,
    subscription, discount, coupon, promo code, sale price, price tag, bargain, allowance, cash, currency, exchange rate, dollar, euro,
    usd, gbp, venmo, paypal, revolut, monzo, ynab, quickbooks, wallet, atm, lottery, casino, donation, fundraiser, tuition, child support,
    alimony, unemployment benefit, cost of living, impulse buy, price range, purchase price, quote for
  `,
  acts: `
    save up, save for, put aside, spend on, spend less, afford, invest, owe, repay, refinance, split the cost, haggle, earn, donate to,
    reimburse
  `,
  also: `
    expensive, cheap, cheaper, cheapest, pricey, overpriced, affordable, under $50, under $100, cost effective, financial, financially,
    bankrupt, frugal, how much does, how much should i, how much would it cost, each month, per month, a month, out of pocket, money,
    finance, finances
  `,
})

/** Dates, appointments and hours: when somebody is free, and what stands when. */
export const schedule = wordsOf({
  things: `
    schedule, calendar, appointment, meeting, time slot, slot on, time zone, timezone, time difference, agenda, diary, planner, timetable,
    rota, shift pattern, deadline, due date, reminder, alarm, wake-up time, routine, work hours, working hours, office hours,
    opening hour, business hour, availability, free time, free evening, day off, week off, bank holiday, public holiday, conflict in my,
    double booking, rsvp, booking time, weekday, monday, tuesday, wednesday, thursday, friday, saturday, sunday, check-in call, catch-up,
    catch up call, phone call, video call, zoom call, conference call, recurring event, block of time, time blocking, focus time,
    lunch break, coffee chat, interview slot, pickup time, drop-off, school run, night shift, day shift, late shift, quiet hours, curfew,
    bedtime, lunchtime, dinnertime, utc, gmt, cet, pst, est, eastern time, pacific time, central time, daylight saving, countdown,
    date and time, save the date, calendly, doodle poll, to-do list, todo list
  `,
  acts: `
    reschedule, postpone, cancel my, cancel the, push back, bring forward, move my, book me in, book a slot, pencil in, block off,
    block out, remind me, set up a call, arrange a time, find a time, confirm the time, meet up, meet at, sync up
  `,
  also: `
    free on, am i free, are you free, i'm free, free this, free next, busy on, am i busy, what time, which day, what day, what date,
    next week, this week, next month, this afternoon, this evening, tomorrow morning, tomorrow afternoon, tomorrow evening,
    in the morning, in the afternoon, in the evening, noon, midnight, after 6pm, after 5pm, before 9am, by tomorrow, end of day, eod,
    asap, upcoming, coming up, anything on, overbooked, fully booked, double-booked, works for me, what's on today, my day, my week,
    available, unavailable, when works, night owl, early bird, early riser, mornings only, on call, on-call
  `,
})

/** Texts in which one says who one is. */
export const introduction = wordsOf({
  things: `
    bio, biography, speaker bio, author bio, short bio, about me, about page, about myself, introduction, self-introduction, introduce,
    resume, résumé, cv, curriculum vitae, cover letter, personal statement, motivation letter, linkedin, portfolio, job application,
    grant application, scholarship application, application form, job interview, elevator pitch, dating profile, profile text, who i am
  `,
})
