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
    designer, shift pattern, day shift, late shift, early shift, on-call, rota, roster, co-worker, my team, stakeholder, supplier,
    cover letter, résumé, cv, portfolio, linkedin, headhunter, reference letter, notice period, resignation letter, probation,
    performance review, appraisal, self-review, feedback session, one-on-one, 1:1, 1-on-1, payslip, paycheck, time sheet, timesheet,
    out-of-office, coworking space, standing desk, cubicle, pitch, side hustle, online store, product launch, go-to-market, roadmap, okr,
    kpi, milestone, deliverable, backlog, sprint planning, stand-up, retrospective, retro, kanban, kickoff, kick-off, agenda item,
    action item, presentation, slide, powerpoint, keynote, workshop, webinar, proposal, report, status update, weekly update,
    press release, newsletter, announcement, ad copy, social media post, blog post, landing page, cold email, lead gen, crm, nda, invoice,
    quarter, q1, q2, q3, q4, all-hands, town hall, offsite, off-site, team building, team lunch, onboarding, certification, hiring,
    restructuring, merger, work-life balance, productivity, todo list, inbox, email thread, slack message, code review, deploy,
    deployment, release note, changelog, incident, postmortem, production outage, hospital shift, ward round, lesson plan, warehouse,
    call centre, call center, consultancy, nonprofit, ngo, civil service, military service, work day, workday, grant application,
    application form, team activity
  `,
  acts: `
    hire, recruit, resign, quit my, freelance, negotiate, onboard, delegate, present to, manage a team, manage people, lead a team,
    retire, network with, ask for a raise, call in sick, apply for, follow up with, draft, proofread
  `,
  also: `
    professional, professionally, nine to five, 9 to 5, role, leadership, b2b, saas, worked as, work at, works at, worked at, working at,
    worked for, work in, works in, working in, work with, work on, working on, my work, work from, work life
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
    driving theory, gre, gmat, lsat, mcat, ielts, toefl, gcse, a-level, ap class, lab report, citation, bibliography, footnote, flashcard,
    revision, past paper, practice test, tutorial class, coursera, udemy, anki, night class, evening class, sixth form, dorm room,
    dormitory, faculty, department of, sophomore, master's, mba, degree in, professor, lecturer, teaching assistant, algebra, geometry,
    calculus, trigonometry, statistics class, arithmetic, chemistry, biochemistry, anatomy, astronomy, geology, geography, history,
    macroeconomics, sociology, anthropology, linguistics, grammar, verb conjugation, pronunciation, accent training, medicine degree,
    law degree, pharmacology, pharmacy degree, architecture degree, political science, international relations, business administration,
    accounting course, music theory, graphic design course, esl, language exchange, foreign language, second language, research paper,
    research proposal, journal article, peer review, science project, science fair, parents evening, report card, honor roll, alumni,
    derivative, integral, equation, fraction, theorem, periodic table, photosynthesis, my test, test tomorrow
  `,
  acts: `
    study, learn to, learn about, memorize, memorise, revise for, cram for, enroll, enrol, graduate from, major in, minor in, homeschool,
    conjugate, take notes
  `,
  also: `
    educational, academic, for class, in class, my class, revolution, world war, fluent in, explain like, ged, stem subject, year 7,
    year 10, 10th grade, 9th grade, 11th grade, 12th grade, first grade, second grade, third grade, fourth grade, fifth grade,
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
    emergency fund, rainy day fund, bank, wire transfer, overdraft, credit score, credit limit, debit card, repayment, refinancing,
    installment, instalment, bill, utility, rent, salary, wage, income, net worth, retirement account, 401k, 401(k), ira, roth, isa,
    lisa account, index fund, etf, mutual fund, stock, bond fund, dividend, portfolio return, brokerage, vanguard, ethereum, investor,
    real estate, rental property, capital gain, trust fund, vat, irs, hmrc, deduction, claim form, deductible, excess on, promo code,
    sale price, price tag, exchange rate, euro, gbp, venmo, paypal, revolut, monzo, ynab, quickbooks, donation, tuition, child support,
    alimony, unemployment benefit, cost of living, impulse buy, price range, purchase price, quote for
  `,
  acts: `
    save up, save for, put aside, spend on, spend less, afford, invest, owe, repay, refinance, split the cost, haggle, earn, donate to,
    reimburse
  `,
  also: `
    cheaper, cheapest, under $50, under $100, cost effective, financially, how much does, how much should i, how much would it cost,
    each month, per month, a month, out of pocket, finance
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
    available, unavailable, when works, night owl, early bird, early riser, on call, on-call, mornings, afternoons, evenings, hour later,
    hour earlier, an hour ahead, day later, day earlier, week later, week earlier, start later, start earlier
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
