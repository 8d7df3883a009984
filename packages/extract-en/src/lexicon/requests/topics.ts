import { ANIMALS, BREEDS } from '../pets/animals.ts'
import { CONDITIONS, HEALTH_ADJECTIVES } from '../health/health.ts'
import { INSTRUMENTS, LEISURE_GERUNDS, LEISURE_VERBS, SPORTS } from '../pastimes/leisure.ts'
import { LANGUAGES, NATIONALITIES, RELIGIONS, ZODIAC } from '../self/nationalities.ts'
import { OCCUPATIONS } from '../work/occupations.ts'
import { MOODY, TRAITS } from '../self/self-labels.ts'
import { DEVICES, MAKERS, POSSESSIONS, SYSTEMS, VEHICLES } from '../things/things.ts'
import { wordSet } from '../grammar/words.ts'

export interface Topic {
  readonly slots: readonly string[]
  readonly words: Iterable<string>
}

const topic = (slots: string, ...words: readonly (string | Iterable<string>)[]): Topic => ({
  slots: slots.split(' '),
  words: words.flatMap((some) => (typeof some === 'string' ? [...wordSet(some)] : [...some])),
})

/**
 * Words by the slot they are about, however they are asked for: things first, then what one does with them. When a question holds words of
 * several, the first topic decides.
 */
export const TOPICS: readonly Topic[] = [
  topic(
    'account',
    'card number, customer number, iban, sort code, discord, telegram, snapchat, tiktok, profile, id number, employee id, student id, paypal, venmo, handle, username, user name, login, log-in, gamertag, screen name, member number, membership number, account',
  ),
  topic(
    'project',
    "side job, startup idea, business plan, game jam, garden shed, thesis, dissertation, manuscript, screenplay, side hustle, side project, startup, start-up, business idea, prototype, invention, i'm writing, i am writing, am i writing, are we writing, i'm building, am i building, are we building, i'm recording, am i recording, i'm making, am i coding, i'm coding, my book about, my blog, my podcast, my newsletter, my channel, my app, my novel, do i write, i write",
  ),
  topic(
    'relationship_status event_relationship',
    'on a date, date with, blind date, go out with, going out with, seeing anyone, in love, boyfriend material, married to, fell out with, moved in together, my proposal, ex, breakup, break up, affair, split, split up, dump, dumped, cheat, divorce, marry, married, wed, engaged, propose, proposal, single, tinder, hinge, dating, together, fiance, fiancee, fiancé, fiancée, wedding ring, ended things, things end',
  ),
  topic(
    'allergy health',
    'hives, hay fever, rash, anaphylaxis, swell up, sneeze, epipen, intolerant, intolerance',
  ),
  topic(
    'diet allergy dislikes',
    'meat, pork, beef, gluten, carbs, dairy, kosher, halal, keto, vegan, fasting, fast for, calories, diet, eat pork, off limits, avoid eating, allowed to eat',
  ),
  topic(
    'health event_health',
    'scalp, heartbeat, asthmatic, thyroid, liver, kidney, lung, joint, knee brace, hip replacement, screening, mammogram, ultrasound, blood count, oxygen, cancer, chemo, remission, relapse, sober, sobriety, limping, swollen, infection, virus, antibiotics, painkiller, sleep apnea, cpap, dizzy, faint, seizure, panic attack, burnout, ear, nose, throat, voice, feet, foot, toe, finger, thumb, hand injury, jaw, lower back, posture, coma, headache, flu, fever, cough, bone, hospital, mental health, eczema, heartburn, iron, bmi, organ donor, wisdom teeth, dentures, glucose, hormones, menopause, wheelchair, disabled, disability, therapist, counsellor, emergency room, allergic reaction, shoulder, ankle, wrist, elbow, hip, spine, neck, rib, tooth, teeth, gut, stomach, tummy, knee, back pain, blood pressure, blood sugar, blood test, cholesterol, cramps, scan, x-ray, xray, mri, specialist, vitamin, supplement, injection, jab, vaccine, vaccinated, sprain, dislocate, fracture, broke my, pill, tablet, meds, medication, medicine, prescription, prescribed, dose, dosage, injury, injure, injured, hurt, migraine, therapy, physio, rehab, symptom, pain, ache, diagnose, diagnosis, inhaler, condition, disease, sick, ill, illness, eyesight, short-sighted, hearing, depression, depressed, pregnant, pregnancy, concussion, surgery, surgeon, operation, bypass, transplant, stroke, heart attack, operation, limp, in a cast, crutches, braces, cavity, filling, root canal, period, clinic, ward, stitches, heart, dentist, doctor, optician, gp, how far along, far along, months along, expecting',
    [...CONDITIONS].filter((word) => word.length > 3),
    HEALTH_ADJECTIVES,
  ),
  topic('dislikes likes', 'tolerate, handle, put up with, avoid, annoy, annoying'),
  topic(
    'fear dislikes',
    "doesn't fly, won't fly, refuse to fly, claustrophobic, spiders, heights, the dark, spooky, phobia, scared, scare, scares, afraid, frightened, terrified, nightmare, creeps, freak, anxious, nervous, panic, worry, worries, stresses me",
  ),
  topic(
    'record',
    'credit score, ielts, toefl, sat score, gmat, final score, batting average, par, mile time, 5k, 10k, half marathon, streak, words per minute, typing speed, personal best, fastest, quickest, longest, highest, heaviest, furthest, pb, best time, high score, score, scored, ranked, ranking, elo, finishing time, win rate, reps, push-ups, pull-ups, laps, bench press, deadlift, squat, handicap, grade point',
  ),
  topic(
    'income',
    'stocks, investment, budget for, make a month, make a year, side income, stipend, scholarship money, child support, paid, pay, day rate, hourly rate, budget, spend a month, salary, wage, cpf, tax, hourly, commission, tips, bonus, paycheck, payslip, take-home, take home, pay rise, raise, earn, overtime, pension, pocket money, allowance, savings, net worth, in the bank, debt, owe, dividends, get paid',
  ),
  topic('owns hobby', 'plant, houseplant, succulent, orchid'),
  topic(
    'living_situation location',
    'garden, yard, pool, garage, attic, basement, spare room, house mate, rent due, landlords, utilities, move in with, how big is, square metres, care home, nursing home, houseboat, bedrooms, bathrooms, square feet, balcony, neighbours, rent, renting, lease, landlord, landlady, mortgage, housemate, flatmate, roommate, dorm, lodger, tenant, own place, deposit, live with, living with, share a flat, share a house, share a room, share a bedroom, share a place, same room, live alone, lived alone, on my own, by myself, sublet',
  ),
  topic(
    'appearance',
    'outfit, clothes, style of dress, jacket size, glove size, collar size, dye, dyed, tan, makeup, nose ring, ears pierced, dress like, look like, wear, lipstick, nails, shoe size, shoe, dress size, shirt size, ring size, waist, hat size, jeans size, clothes size, what size am, what size do, hair, haircut, hairstyle, eyes, glasses, contacts, contact lenses, beard, moustache, tattoo, piercing, scar, freckles, mole, birthmark, skin, left-handed, right-handed, left handed, right handed, dimples, wig, bald',
  ),
  topic('occupation employer', 'do i manage, do i lead, i manage, do i supervise, do i run at work'),
  topic(
    'habit hobby',
    'bike to, by bus, by train, by car, bus or, train or, walk to, bike route, route, get up, wake up, go to bed, getting up, early, late',
  ),
  topic(
    'device owns',
    'storage, hard drive, charger, vr headset, e-bike battery, smart home, alexa, projector, soundbar, turntable, steam deck, gpu, graphics card, cpu, processor, ram, rig, handset, lens, headphones, earbuds, airpods, keyboard, monitor, tv set, telly, console, playstation, xbox, nintendo, router, printer, e-reader, kindle, smartwatch, smart watch, fitbit, speaker, drone, microphone, desktop, webcam, charger, phone, laptop, computer, tablet computer, ipad, camera, pc',
    [...DEVICES.values()].flatMap((words) =>
      [...words].filter((word) => !/^(?:switch|surface|moto|vivo)$/u.test(word)),
    ),
  ),
  topic('os device', SYSTEMS),
  topic(
    'vehicle owns',
    'licence number, engine, mileage, road tax, parking space, garage my, e-bike, ebike, car seat, car, truck, van, motorbike, motorcycle, bike, bicycle, scooter, moped, suv, licence plate, license plate, number plate, plate number, registration number, mileage, tyre, tires, drive, driving, parking spot, mot, corolla, civic, golf, fiesta, prius, tesla, model 3',
    [...VEHICLES].filter((word) => !/^(?:bus|train|boat|plane|tram)$/u.test(word)),
    [...MAKERS].filter((word) => word.length > 3),
  ),
  topic(
    'pet owns',
    'microchip, walkies, cat food, dog food, kennel, leash, paw, pet, breed, vet, kitty, kitten, puppy, doggo, fish tank, aquarium, litter box, collar',
    ANIMALS,
    BREEDS,
  ),
  topic(
    'uses',
    'budgeting, apps, notes app, flashcards, planner, to-do app, todo app, note-taking, music app, maps, delivery app, coffee machine, pan, knife, bike shop, garage, veterinarian, gp surgery, tailor, florist, butcher, bakery, bookshop, library, stylist, masseuse, personal trainer, trainer, coach, razor, detergent, uber, taxi app, dating app, newspaper, news, chatbot, cloud storage, accountant, lawyer, plumber, electrician, nanny, babysitter, cleaner, tutor, dry cleaner, mile, points, loyalty card, bank, broker, insurance, insurer, insured, airline, browser, app, provider, wifi, wi-fi, internet, broadband, network, carrier, subscription, subscribe, streaming, supermarket, shop at, salon, barber, hairdresser, mechanic, pharmacy, gym, shampoo, conditioner, perfume, cologne, deodorant, toothpaste, moisturizer, moisturiser, skincare, sunscreen, editor, ide, font, password manager, vpn, search engine, brand, email client, calendar app, credit card, debit card, sim card, tariff, netflix, spotify, crypto wallet, energy supplier, supplier, electricity, switch to',
  ),
  topic(
    'affiliation hobby',
    'donate, bandmates, teammates, coach at, parish, allotment, troop, regiment, battalion, army, navy, volunteer at, volunteer for, charity, church group, book club, running club, chess club, alumni, club, team, band, choir, society, union, guild, squad, committee, board, league, group, troupe, orchestra, congregation, fraternity, sorority, scouts, member, captain, position do i, clubs',
  ),
  topic(
    'plan event_other',
    'waiting list, celebrate this, going away, going to do, going to be, meeting on, meeting up, visit me, coming to, coming over, fly out, fly back, arrive, leaving on, leaving for, next trip, next week, move-in date, due, my turn, scheduled, booked in, rsvp, wedding date, take off, graduation, audition, ceremony, hearing, trial, inspection, renew, renewal, presentation, parents evening, launch, anything on, free on, free this, busy, appointment, booking, booked, reservation, flight, due date, due, deadline, ticket, visa, passport, check-up, checkup, viewing, delivery, meeting up, getting to, getting there, agenda, itinerary, tomorrow, tonight, for next week, next weekend, next month, next year, next summer, next time, coming up, this weekend, hand in, handing in, expire, run out, runs out, studying for, training for, preparing for, moving to, planning',
  ),
  topic(
    'school education',
    'school district, catchment, bootcamp, evening class, daycare, nursery, creche, kindergarten, kinder, preschool, nursery school, playschool, elementary, primary school, secondary school, middle school, junior high, high school, grammar school, boarding school, sixth form, academy, campus, uni, college, university, school, polytechnic, alma mater',
  ),
  topic(
    'major education',
    'degree in, major, majors, minor in, study, studied, studying, course, coursework, faculty, field',
  ),
  topic(
    'education school',
    "master's, bachelor's, thesis defence, finished school, drop out, gpa, degree, diploma, semester, term, grade, a-levels, gcse, phd, masters, mba, apprenticeship, graduate school, qualification",
  ),
  topic(
    'location hometown',
    'house number, flat number, door number, near the, close to, coast, seaside, downtown, metro stop, station near, nearest, area code, latitude, climate, far from, postcode, post code, zip code, zip, postal code, address, street, floor, building, apartment, flat, house, condo, district, neighbourhood, neighborhood, suburb, borough, time zone, timezone, city, town, village, country, state, county, stay, based, block, blk, hdb, estate, registered to vote, come from, live',
  ),
  topic('age birthday', 'closer to, older, younger, years old, oldest, youngest, age'),
  topic('birthday age', 'born, birth, birthday, turn, turning'),
  topic('height', 'tall, height, taller, shorter, inches'),
  topic('weight', 'heavy, heavier, weigh, weight, kilos, pounds, thinner, fatter'),
  topic('tenure', 'since when, how long, how many years, years ago, long ago, how many months'),
  topic(
    'event_travel experience',
    'stay at, stayed at, stayed in, did i stay, did we stay, trip, holiday, vacation, honeymoon, abroad, overseas, travel, visit, flew, cruise, hostel, airbnb, hotel, souvenir, camping, postcard',
  ),
  topic('event_move location', 'move, moved, relocate, relocated'),
  topic(
    'event_education education',
    'dropped out, drop out, application, accepted, admitted, driving test, graduate, graduation, pass, passed, fail, failed, exam, exams, driving test, licence, license, certificate, certified',
  ),
  topic(
    'event_achievement record',
    'won, win, award, medal, prize, trophy, first place, published, marathon did',
  ),
  topic(
    'event_achievement experience',
    'celebrated for, best moment, proud, proudest, achievement, accomplishment',
  ),
  topic('event_work occupation', 'promoted, promotion, fired, quit my, laid off, hired, resign'),
  topic(
    'event_social event_leisure',
    'invite, housewarming, guest, came to my, celebrate, celebrated, see in concert, went to see, go to see, hang out, reunited, bump into, ran into, dinner party, picnic, camp fire, book launch, exhibition, theatre, theater, play last, festival, party, concert, gig, wedding, festival, reunion, prom, met, dinner with, lunch with, coffee with, museum',
  ),
  topic('owns event_other', 'the watch, a watch, my watch, gave me, given me'),
  topic(
    'event_purchase owns',
    'birthday present, birthday gift, bought, paid for, cost, receipt, gift, present, warranty, get for christmas, did i buy, did i order, did i pay, have i bought',
  ),
  topic('event_family event_other', 'first word, first step, baptism, christening, new baby, first tooth'),
  topic(
    'occupation employer',
    'shift, responsible, duties, farm, sell, grow, job, job title, work, working, worked, teach, teaching, career, role, title, position, profession, clients, patients, trade, business, gig, freelance, freelancing, unemployed, retire, retired, manage, in charge of',
  ),
  topic(
    'employer occupation',
    'company, firm, office, workplace, colleague, co-worker, boss, hq, head office, contract, payroll, department',
  ),
  topic(
    'habit hobby',
    'stretch, walk the dog, call my, visit my, clean, bins, shower, bath, brush, water, energy drink, meal prep, leg day, school run, schedule, workout, work out, routine, breakfast, lunch, supper, wake, waking, alarm, bed, bedtime, asleep, sleep, nap, cigarette, smoke, smoking, beer, pint, wine, run, running, jog, jogging, yoga, meditate, meditation, journal, shower, screen time, steps, snore, snoring, bite my nails, pray, laundry, groceries, volunteer, usually, normally, typically, always, often, daily, weekly, commute, get to work, every day, every week, every night, every morning, every month, each day, at night, in the morning, in the evening, before noon, before bed, after work, after dinner, snack, a day, a week, a night, per day, per week, on mondays, on tuesdays, on wednesdays, on thursdays, on fridays, on saturdays, on sundays, mornings, evenings, working from home, remotely, which bus, which train, take the bus, take the train, hand do i, hours, cups, instead of',
  ),
  topic(
    'preference likes habit',
    'sugar, milk, cream, coffee, tea, steak, eggs, spicy, window or aisle, aisle or window, decaf, rather, topping, dressing, favour, temperature, seat',
  ),
  topic(
    'goal plan',
    'swear off, sworn off, stick to, get better at, improve, improve at, achieve, become, become a, retire at, ideal, someday, one day, this year, see myself, my list, five years, lose weight, learn next, milestone, new year, promise, promised, resolution, dream, target, goal, saving, saved, hope, hoping, aim, ambition, want, wanna, wish, trying to, bucket, working towards, swore, vowed, give up, holding me back',
  ),
  topic('language skill', 'language, accent, dialect, mother tongue, fluent, bilingual, speak', LANGUAGES),
  topic('hobby likes', 'hobby, weekend, free time, fun, relax, unwind, collect, pastime', SPORTS),
  topic(
    'skill hobby',
    'best subject, worst subject, strongest subject, best at, worst at, can i cook, i can cook, talent, strong suit, know any, juggle, whistle, instrument, know how, good at, able to, sign language, lesson, taught, learn, drive stick, stick shift',
    INSTRUMENTS,
  ),
  topic(
    'belief religion',
    'vote, politic, politics, political, left-wing, right-wing, ghost, afterlife, superstition, superstitious, karma, fate, horoscope, believe, principle, values, raised',
  ),
  topic('religion belief', 'church, mosque, temple, synagogue, baptised, baptized', RELIGIONS),
  topic('orientation', 'out to, came out, come out'),
  topic('zodiac', 'sign', ZODIAC),
  topic('nationality hometown', 'passport, citizen, citizenship', NATIONALITIES),
  topic(
    'personality user_type',
    'memory, character, temper, personality, mbti, strength, weakness, patient',
    TRAITS,
    MOODY,
  ),
  topic('family.sibling family.brother family.sister', 'sibling, siblings'),
  topic('family.sibling family.brother family.sister', 'a twin, my twin'),
  topic('family.child family.son family.daughter', 'kid, kids, child, children, twins, toddler, offspring'),
  topic('occupation user_type', OCCUPATIONS),
  topic(
    'family.*',
    'family, relative, cousin, grandkids, grandchildren, niece, nephew, aunt, uncle, in-laws',
  ),
  topic(
    'likes favorite_* hobby',
    'makes me laugh, make me laugh, laugh, happy, cheers me up, comfort food, guilty pleasure, pizza, toppings, smell, scent, brand of, style, season, weather, type, aesthetic, decor, humour, humor, flavour, flavor, crazy about, hooked, go-to, go to song, anime, kdrama, guitarist, drummer, artist, album, music, genre, singer, playlist, song, listen, fan, obsessed, podcast, book, read, watch, series, show, movie, film, cuisine, restaurant, takeaway, takeout, snack, dessert, flower, colour, color, sport, game, taste, like, love, enjoy, into, fancy, crush, drink, eat, order, food, dish',
  ),
  topic('hobby likes', LEISURE_GERUNDS, LEISURE_VERBS),
  topic('name nickname', 'name, named, naming, called, call, surname, spell'),
  topic(
    'owns uses',
    'boat, collection, bookshelf, jewellery, jewelry, ring, own, tools, furniture, sofa, fridge, oven',
    POSSESSIONS,
  ),
]
