import { wordSet } from './words.ts'

/** Who one becomes by a birth: "a dad", "an aunt". */
export const PARENT_ROLES = wordSet(
  'dad, father, mom, mum, mother, parent, grandmother, grandma, grandfather, grandpa, grandparent, grandparents, aunt, auntie, uncle, godmother, godfather, godparent, stepmom, stepdad, stepmother, stepfather, foster parent, foster parents, parents, big brother, big sister, great-grandmother, widow, widower, first-time mom, first-time dad, father of two, mother of two',
)
/** A job by its name as a thing. */
export const JOB_NOUNS = wordSet(
  'job, gig, position, role, post, contract, internship, apprenticeship, work, part-time job, part time job, summer job, new job, desk job, traineeship, residency, placement, fellowship, clerkship, postdoc, job offer, offer, secondment, temp job, side gig, side job, weekend job, career, shift, shifts, day job, assistantship, co-op, externship, teaching post, lectureship, professorship, graduate scheme',
)
/** What one is taught by lessons. */
export const LEARNT = wordSet(
  'piano lessons, guitar lessons, violin lessons, singing lessons, voice lessons, drum lessons, music lessons, cello lessons, flute lessons, driving lessons, swimming lessons, dance lessons, dance classes, dance class, ballet lessons, ballet classes, ballet class, ballet, tap classes, salsa classes, salsa lessons, riding lessons, tennis lessons, golf lessons, ski lessons, skating lessons, surf lessons, surfing lessons, sailing lessons, flying lessons, art lessons, art classes, art class, drawing classes, painting classes, pottery classes, pottery class, ceramics class, cooking classes, cooking class, cooking lessons, spanish lessons, french lessons, german lessons, english lessons, english classes, italian lessons, japanese lessons, chinese lessons, mandarin lessons, korean lessons, arabic lessons, spanish classes, french classes, yoga classes, pilates classes, spin classes, fitness classes, boxing classes, karate lessons, karate classes, martial arts classes, acting classes, acting lessons, drama classes, improv classes, writing classes, photography classes, gymnastics classes, horse riding lessons, horseback riding lessons, chess lessons, sewing lessons, sewing classes, coding classes, welding classes, sign language classes',
)
/** Words that end the name of a school. */
export const SCHOOL_HEADS = wordSet(
  'elementary, primary, secondary, grammar, high, prep, middle school, junior high, comprehensive, gymnasium, lyceum, lycee, montessori, waldorf, conservatory, conservatoire, juilliard, eton, harrow, college, university, uni, institute, academy, poly, polytechnic, law school, med school, medical school, business school, art school, culinary school, trade school, beauty school, nursing school, drama school, film school, music school, cooking school, flight school, boarding school, private school, public school, state school, catholic school, charter school, magnet school, night school, sunday school, language school, summer school, sixth form, vocational school, community college, grad school, graduate school, dental school, vet school, seminary, bible college, divinity school, military academy, police academy, fire academy',
)
export const NAMED_SCHOOLS = wordSet(
  'mit, ucla, harvard, yale, oxford, cambridge, stanford, princeton, nyu, usc, ucl, lse, caltech, cornell, dartmouth, brown, columbia, duke, northwestern, berkeley, uc berkeley, ucsd, ucsb, uci, ucd, asu, osu, psu, penn, upenn, penn state, lsu, fsu, ufl, tamu, texas tech, georgia tech, virginia tech, cal poly, rit, rpi, purdue, rutgers, baylor, howard, spelman, tufts, vassar, amherst, emory, rice, tulane, vanderbilt, smu, tcu, byu, eth, eth zurich, epfl, imperial, kcl, st andrews, durham, warwick, trinity, ucc, mcgill, u of t, uoft, ubc, waterloo, queens, unsw, usyd, anu, monash, nus, ntu, hku, tsinghua, fudan, iit, iim, bits pilani, aiims, delhi university, unam, usp, sorbonne, sciences po, tum, eton, juilliard, risd, parsons, pratt, berklee, west point, annapolis, quantico, gatech',
)
export const YEAR_GRADES = wordSet(
  'first year, second year, third year, fourth year, final year, freshman, sophomore, junior, senior, freshman year, sophomore year, junior year, senior year, first grade, second grade, third grade, fourth grade, fifth grade, sixth grade, seventh grade, eighth grade, ninth grade, tenth grade, eleventh grade, twelfth grade, 1st grade, 2nd grade, 3rd grade, 4th grade, 5th grade, 6th grade, 7th grade, 8th grade, 9th grade, 10th grade, 11th grade, 12th grade, 1st year, 2nd year, 3rd year, 4th year, kindergarten, preschool, pre-k, nursery, reception, elementary school, primary school, middle school, junior high, secondary school, high school, sixth form, college, university, uni, grad school, graduate school, law school, med school, medical school, nursing school, business school, art school, trade school, culinary school, night school, year one, year two, year three, year four, year five, year six, year seven, year eight, year nine, year ten, year eleven, year twelve, year 1, year 2, year 3, year 4, year 5, year 6, year 7, year 8, year 9, year 10, year 11, year 12, year 13, special ed, boarding school',
)
export const THESES = wordSet(
  'thesis, dissertation, phd, doctoral thesis, masters thesis, final project, capstone, capstone project, bachelor thesis, master thesis, honors thesis',
)
export const SUMMITS = wordSet(
  'kilimanjaro, everest, mont blanc, ben nevis, snowdon, scafell pike, half dome, whitney, mount whitney, rainier, mount rainier, fuji, mount fuji, denali, matterhorn, elbrus, aconcagua, inca trail, appalachian trail, pacific crest trail, pct, west highland way, camino, camino de santiago, annapurna circuit, base camp, everest base camp, machu picchu, grand canyon, volcano, coast to coast, pennine way, great wall, john muir trail, long trail, munro, fourteener, 14er, table mountain',
)
export const BOATS = wordSet(
  'boat, sailboat, sailing boat, canoe, kayak, yacht, narrowboat, houseboat, dinghy, speedboat, motorboat, fishing boat, rowing boat, catamaran, jet ski, pontoon, pontoon boat, plane, airplane, cessna, glider, helicopter, hot air balloon, paddleboard, surfboard, windsurfer, small plane, barge, trawler, raft, sup board, bass boat',
)
/** Where a childhood is spent. */
export const HOMESTEADS = wordSet(
  'farm, ranch, reservation, military base, army base, base, council estate, estate, housing project, projects, trailer park, commune, kibbutz, foster care, foster home, foster homes, orphanage, care, system, boarding school, suburbs, city, country, countryside, village, town, island, mountains, bush, outback, desert, inner city, hood, ghetto, middle of nowhere, dairy farm, cattle ranch, fishing village, small town, houseboat, convent, big city, seaside town, mining town',
)
export const WATERS = wordSet(
  'beach, sea, ocean, lake, river, coast, mountains, forest, woods, airport, border, park, university, downtown, campus, canal, harbour, harbor, bay, equator, train station, station, railway, city centre, city center, motorway, highway, woods, seaside, lakeside, desert, school',
)
export const TICKETS = wordSet(
  'ticket, tickets, flight, flights, train, hotel, airbnb, hostel, table, seat, seats, room, cabin, cottage, place, slot, spot',
)
/** What is to be done to a body. */
export const BODY_JOBS = wordSet(
  'root canal, filling, crown, implant, wisdom teeth out, new hip, new knee, transplant, kidney transplant, liver transplant, lung transplant, heart transplant, bone marrow transplant, hip replacement, knee replacement, cataract operation, blood transfusion, infusion, glasses, new glasses, hearing aid, hearing aids, insulin, oxygen, dialysis, stronger glasses, reading glasses, full time care, full-time care, wheelchair',
)
export const IMPLANTED = wordSet(
  'pacemaker, stent, insulin pump, iud, artificial hip, artificial knee, metal plate, metal rod, pins, plate, colostomy bag, stoma, feeding tube, catheter, shunt, prosthetic leg, prosthetic arm, glass eye, cochlear implant, cast, boot, brace, back brace, neck brace, knee brace, metal hip, new hip, new knee, one kidney, one leg, one arm, one eye, one lung, service dog, guide dog, carer, home help, stairlift, cpap, cpap machine',
)
/** What goes into a drink. */
export const ADDED = wordSet(
  'milk, sugar, cream, oat milk, almond milk, soy milk, lemon, honey, ice, sweetener, two sugars, one sugar, no sugar, lactose-free milk, coconut milk, cinnamon, bubbles, gas',
)
/** What somebody may be good at, beside pastimes. */
export const SKILLS = wordSet(
  'cooking, baking, maths, math, numbers, computers, languages, sports, games, public speaking, speaking, presentations, small talk, drawing, art, painting, singing, dancing, writing, spelling, grammar, negotiating, negotiation, parallel parking, parking, driving, directions, navigation, cards, chess, trivia, puzzles, crosswords, video games, diy, fixing things, repairing things, building things, electronics, tools, woodwork, gardening, plants, animals, kids, children, people, names, faces, dates, remembering names, remembering faces, time management, multitasking, organising, organizing, planning, budgeting, saving, saving money, excel, powerpoint, photoshop, spreadsheets, statistics, physics, chemistry, biology, history, geography, science, english, editing, proofreading, coding, programming, debugging, design, photography, videography, video editing, photo editing, sales, selling, marketing, accounting, bookkeeping, teaching, listening, debating, arguing, acting, improv, impressions, accents, jokes, telling jokes, storytelling, magic, juggling, knots, sewing, knitting, first aid, cpr, shooting, archery, swimming, running, catching, throwing, bowling, darts, pool, ping pong, poker, mental arithmetic, texting, replying, my hands, hands, self-defense, self defence, mechanics, engines, cars, plumbing, wiring, tech, technology, social media, makeup, hair, decorating, wrapping presents, packing, cleaning',
)
export const ANNIVERSARIES = wordSet(
  'anniversary, wedding anniversary, birthday, retirement, silver wedding, golden wedding, graduation, engagement, promotion',
)
export const LOSABLES = wordSet(
  'wallet, purse, passport, phone, wedding ring, engagement ring, ring, luggage, suitcase, glasses, job, house, licence, license, laptop, savings, home, retainer, hearing aid',
)
export const DISASTERS = wordSet(
  'earthquake, flood, floods, hurricane, hurricane katrina, hurricane sandy, tornado, tsunami, wildfire, wildfires, house fire, fire, car crash, car accident, plane crash, war, civil war, genocide, famine, blitz, holocaust, landslide, avalanche, shooting, school shooting, bombing, shipwreck, car wreck, divorce, abuse, bankruptcy, typhoon, cyclone, volcanic eruption, blackout, revolution, pandemic, recession',
)
export const APPOINTMENTS = wordSet(
  "appointment, doctor’s appointment, doctor's appointment, doctors appointment, dentist appointment, dental appointment, hospital appointment, vet appointment, interview, job interview, exam, exams, final, finals, surgery, operation, scan, mri, ultrasound, checkup, check-up, meeting with, court date, flight, flights, audition, recital, driving test, viva, physical, procedure, wedding, date, blood test, biopsy, colonoscopy, consultation, haircut, deadline, presentation, tryout, tryouts, hearing, hotel, reservation, dinner reservation, therapy session, root canal, ct scan",
)
export const FAITH_NAMES = wordSet(
  'islam, christianity, judaism, buddhism, hinduism, sikhism, catholicism, paganism, wicca, taoism, daoism, mormonism, stoicism, orthodoxy, zen buddhism, jainism, shinto, bahai, quakerism, satanism, the bible, the quran, the torah, torah, quran',
)
export const FAITH_GROUPS = wordSet(
  "church, the church, faith, religion, mormon church, catholic church, cult, jehovah's witnesses, jehovahs witnesses, scientology, temple, mosque",
)
export const CAUSES = wordSet(
  "animal rights, animal welfare, human rights, womens rights, women's rights, gay rights, trans rights, lgbt rights, civil rights, gun control, gun rights, free speech, climate action, climate justice, social justice, racial justice, equality, gender equality, sustainability, environment, the environment, conservation, universal healthcare, abortion rights, black lives matter, blm, ukraine, palestine, israel, brexit, scottish independence, independence, marriage equality, disability rights, mental health awareness, open source, privacy, net neutrality, veganism, universal basic income, free education, unions, the death penalty, death penalty",
)
export const VALUES = wordSet(
  'honesty, loyalty, family, friendship, freedom, independence, privacy, kindness, integrity, hard work, education, community, tradition, faith, sustainability, equality, fairness, health, peace, simplicity, punctuality, creativity, respect, solitude, time alone, work-life balance, work life balance',
)
export const CHARITIES = wordSet(
  'shelter, animal shelter, homeless shelter, food bank, soup kitchen, hospice, red cross, habitat for humanity, meals on wheels, crisis line, suicide hotline, hospital, library, thrift store, charity shop, community garden, church, school, nursing home, rescue, dog rescue, cat rescue, animal rescue, scouts, girl guides, fire department, fire station, samaritans, oxfam, unicef, rspca, aspca, humane society, wikipedia, charity, charities, youth center, youth club, community centre, community center, refugee centre, women’s shelter, womens shelter, food pantry, st john ambulance, lifeboat, rnli, mountain rescue, search and rescue, big brothers big sisters, wwf, greenpeace, museum, zoo, aquarium, wildlife rescue, wildlife sanctuary, sanctuary, retirement home, care home',
)
/** "-ing" words that are no doing one likes or hates. */
export const NO_DOING = wordSet(
  'something, anything, nothing, everything, thing, being, going, having, getting, knowing, seeing, hearing, morning, evening, king, ring, string, spring, wing, sling, during, saying, thinking, telling, asking, talking, trying, feeling, working, doing',
)
/** Verbs of what one likes to do, after "to". */
export const DEEDS = wordSet(
  'bake, cook, grill, garden, read, write, draw, paint, sketch, sing, dance, hike, camp, fish, hunt, swim, surf, ski, skate, run, jog, walk, cycle, bike, ride, climb, lift, box, wrestle, play, travel, explore, drive, sail, row, knit, sew, crochet, quilt, craft, build, tinker, collect, shop, thrift, watch, binge, game, stream, code, program, photograph, film, eat, drink, smoke, party, gamble, sleep, nap, relax, meditate, pray, volunteer, teach, learn, study, compose, perform, act, debate, argue, gossip, chat, tease, joke, fly, dive, snorkel, kayak, golf, bowl, shoot, bet, invest, decorate, organise, organize, clean, iron, wash, cuddle, people-watch, stargaze, forage, brew, barbecue, host, entertain, sunbathe, wander, spend, speak, wear, fix, repair, restore, woodwork, carve, grow, listen, work, swear, procrastinate, complain, fight, wake, live, stay',
)
