import { money as moneyThesaurus } from '../../query/thesaurus/money.ts'
import { study as studyThesaurus } from '../../query/thesaurus/study.ts'
import { work as workThesaurus } from '../../query/thesaurus/work.ts'
import { LANGUAGES } from '../self/nationalities.ts'
import { INDUSTRIES, OCCUPATIONS, WORK_STATES } from '../work/occupations.ts'
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
    worked for, work in, works in, working in, work with, work on, working on, my work, work from, work life, extra shift, double shift,
    swap shifts, cover shift, my boss, my manager, the client, a client, hand in my notice, handed in my notice, day job,
    first day on the job, new job, clock off, clocking off, out of office, pay rise, got promoted, get promoted, at the office,
    my colleagues, work thing
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
    sixth grade, seventh grade, eighth grade, sat score, the sat, sat prep, quiz me, test me on, teach me, help me learn,
    get my head round, get my head around, how do you say, say in french, say in spanish, say in german, due tomorrow, hand in tomorrow,
    fail the exam, pass the exam, mock exam, midterms, uni, back to school, go back to school, my finals, pass my finals
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
    each month, per month, a month, out of pocket, finance, left this month, left for the month, till payday, until payday, payday,
    before payday, can i afford, can we afford, is it worth, worth the money, worth paying, worth buying, worth upgrading, worth what,
    what should i charge, what do i charge, what to charge, how much do i charge, charge for a, charge per, charge them, day rate,
    hourly rate, going rate, fair price, ballpark, ripped off, rip-off, rip off, skint, strapped for cash, hard up, broke until,
    broke this month, tight this month, make ends meet, on a shoestring, on the cheap, cheap, cheaply, splurge, treat myself,
    treat ourselves, spare cash, chip in, go halves, owes me, lend him, lend her, lend them, borrow money, pay back, pay it back,
    pay off, paying off, pay for, paying for, cost me, cost us, does it cost, would it cost, set me back, set us back, better deal,
    how much should we, quid, grand a year, bucks, spending money, tighten our belts, lent him, lent her, lent them, split the bill,
    split the rent, what do i owe, how much for, cut back on, cheeky ask, mates rates, bargain, on sale, overpriced, pricey,
    fiver, tenner, dosh, readies, short this week, short this month, see us through, put by, nest egg
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
    hour earlier, an hour ahead, day later, day earlier, week later, week earlier, start later, start earlier, can i fit, can we fit,
    fit it in, fit in a, squeeze in, squeeze it in, do i have time, do we have time, have i got time, is there time, enough time,
    got anything on, have anything on, anything planned, any plans, plans for, extra shift, cover a shift, cover the shift, swap shifts,
    swap shift, swap with, are we free, when am i free, when are we free, is everyone free, when can i, when can we, when could we,
    when should we meet, when's good, when is good, work for everyone, work for you, does that work for, clash, clashes, clash with,
    double book, too late to, how early, how late, when do i have, when do i need, when is my, when's my, when is our, when's our,
    what have i got on, what do i have on, is there a gap, free slot, before work, after work, before school, after school,
    at the weekend, on the weekend, can you do thursday, around on, slot me in, make it on, running late, back to back, back-to-back,
    half an hour free, hour free, works for everyone, works for us, works for you, works for all, works for both, any gaps, any gap,
    o'clock, any good for the, squeeze me in, free any day, got on next, what's happening on, do you have me down, pencilled in,
    penciled in, penciled
  `,
})

/** Texts in which one says who one is. */
export const introduction = wordsOf({
  things: `
    bio, my biography, short biography, speaker bio, author bio, short bio, about me, about page, about myself, self-introduction,
    résumé, cv, curriculum vitae, cover letter, personal statement, motivation letter, linkedin, job application, grant application,
    scholarship application, application form, job interview, elevator pitch, dating profile, profile text, who i am, self intro,
    brief bio, staff bio, team bio, artist bio, instagram bio, twitter bio, tinder bio, dating bio, bio for, bio line, byline,
    blurb about me, author blurb, artist statement, statement of purpose, statement of interest, expression of interest,
    letter of interest, letter of motivation, letter of introduction, application letter, application essay, admissions essay,
    college essay, common app essay, fellowship application, rental application, speaker profile, company profile of me,
    professional profile, professional summary, linkedin headline, linkedin summary, linkedin profile, upwork profile, hinge profile,
    bumble profile, tinder profile, dating app profile, personal website, personal page, personal brand, personal branding,
    business card, email signature, press kit, media kit, founder story, letter of recommendation, recommendation letter,
    reference letter, award nomination, job hunt, career summary, skills section, experience section, interview answer, screening call,
    first interview, second interview, interview tomorrow, short introduction, brief introduction, quick introduction, my introduction,
    introduction email, introduction message, introduction post, introduction speech, introduction for the team,
    introduction to the team, introduction to my new, introduction for my new, quick intro, short intro, intro email, intro about me,
    portfolio site, portfolio website, portfolio page, online portfolio, design portfolio, my resume, a resume, resume summary,
    resume bullet, team page, staff page, speaker page, contributor page, yearbook entry
  `,
  acts: `
    introduce myself, introduce me, describe myself, describe me, sum me up, pitch myself, present myself, apply for a job,
    apply for the job, apply for the role, apply for a role, apply for the position, apply for a position, apply for a scholarship
  `,
  also: `
    tell me about yourself, say about myself, write about myself, something about myself, who am i, what do you know about me,
    what do you remember about me, my background, my career so far, my achievements, my strengths, my strengths and weaknesses,
    third person about me, about the author, meet the team
  `,
})
