import { wordSet } from './words.ts'

/** What people eat, by the last word. */
export const FOODS = wordSet(
  'meat, red meat, beef, pork, chicken, turkey, lamb, mutton, veal, venison, duck, goose, bacon, ham, sausage, sausages, salami, chorizo, steak, steaks, burger, burgers, hot dogs, ribs, brisket, mince, liver, offal, fish, seafood, shellfish, salmon, tuna, cod, trout, sardines, anchovies, mackerel, shrimp, prawns, crab, lobster, oysters, mussels, clams, squid, octopus, sushi, sashimi, eggs, egg, dairy, milk, cheese, butter, cream, yogurt, yoghurt, ice cream, gelato, whey, lactose, tofu, tempeh, seitan, soy, beans, lentils, chickpeas, hummus, falafel, nuts, peanuts, almonds, cashews, walnuts, pecans, pistachios, hazelnuts, peanut butter, seeds, sesame, gluten, wheat, bread, sourdough, toast, bagels, pasta, spaghetti, lasagna, lasagne, noodles, ramen, pho, rice, quinoa, couscous, oats, oatmeal, porridge, cereal, granola, muesli, potatoes, chips, fries, crisps, pizza, tacos, burritos, nachos, quesadillas, enchiladas, curry, curries, biryani, dal, samosas, naan, dumplings, dim sum, kimchi, bibimbap, pad thai, kebabs, shawarma, gyros, paella, risotto, tapas, salad, salads, soup, soups, stew, stews, chili, casserole, sandwiches, wraps, vegetables, veg, veggies, greens, spinach, kale, broccoli, cauliflower, cabbage, sprouts, brussels sprouts, carrots, peas, corn, beets, beetroot, celery, cucumber, cucumbers, lettuce, tomatoes, tomato, peppers, onions, onion, garlic, ginger, mushrooms, olives, pickles, eggplant, aubergine, zucchini, courgettes, squash, pumpkin, asparagus, avocado, avocados, okra, fruit, fruits, apples, bananas, oranges, lemons, limes, grapefruit, grapes, strawberries, blueberries, raspberries, berries, cherries, peaches, plums, pears, mango, mangoes, pineapple, papaya, kiwi, melon, watermelon, coconut, dates, figs, raisins, sugar, sweets, candy, chocolate, dark chocolate, cake, cakes, cookies, biscuits, brownies, donuts, doughnuts, pie, pies, pastries, croissants, pancakes, waffles, pudding, dessert, desserts, jam, honey, syrup, salt, spice, spices, chillies, chilis, cilantro, coriander, mustard, mayo, mayonnaise, ketchup, vinegar, carbs, junk food, fast food, takeaway, takeout, processed food, fried food, spicy food, street food, indian food, thai food, chinese food, mexican food, italian food, korean food, japanese food, greek food, ethiopian food, soul food, comfort food, snacks, popcorn, pretzels, crackers, caffeine, alcohol, fat, msg, preservatives, animal products, anything spicy, spicy things, nightshades, legumes, pulses, grains, leftovers, breakfast',
)
/** What somebody goes to, holds or plans. */
export const OCCASIONS = wordSet(
  'wedding, party, birthday party, concert, gig, festival, conference, convention, expo, funeral, reunion, family reunion, class reunion, graduation, prom, baby shower, bridal shower, bachelorette, bachelor party, hen do, stag do, hen party, housewarming, bbq, barbecue, cookout, picnic, potluck, dinner party, game night, movie night, quiz night, pub quiz, book launch, book signing, exhibition, gala, fundraiser, charity event, parade, pride, protest, march, rally, retreat, workshop, seminar, webinar, summit, hackathon, meetup, open mic, recital, show, musical, play, opera, ballet, match, game, tournament, race, carnival, fair, fete, christening, baptism, bar mitzvah, bat mitzvah, quinceanera, communion, ceremony, reception, sleepover, camp, bootcamp, comic con, comic-con, premiere, screening, tasting, auction, craft fair, bake sale, food drive, blood drive, clean-up, cleanup, vigil, wake, anniversary',
)
/** Journeys. */
export const TRIPS = wordSet(
  'trip, road trip, vacation, holiday, cruise, safari, tour, honeymoon, staycation, weekend away, getaway, city break, gap year, sabbatical, pilgrimage, hajj, umrah, expedition, trek, hike, camping trip, ski trip, fishing trip, business trip, school trip, exchange, voyage, backpacking trip, bike tour, roadtrip',
)
/** Works somebody makes. */
export const WORKS = wordSet(
  'novel, book, ebook, e-book, cookbook, memoir, autobiography, biography, short story, short stories, story collection, children’s book, childrens book, poetry collection, play, screenplay, script, comic, graphic novel, webcomic, manga, zine, blog, newsletter, podcast, album, ep, single, mixtape, song, songs, symphony, soundtrack, film, short film, documentary, feature, video game, game, board game, app, apps, website, site, plugin, extension, startup, robot, drone, synth, pedal, compiler, engine, library, framework, bot, dashboard, thesis, dissertation, paper, article, textbook, course, exhibition, mural, quilt, dollhouse, treehouse, tiny house, boat, canoe, kayak, campervan, greenhouse, deck, patio, shed, extension, kit car, pc, collection, portfolio, channel, series, musical, opera, documentary series, grant proposal, language, cookbook, family tree, archive',
)
/** What one takes to learn. */
export const COURSES = wordSet(
  'course, courses, class, classes, lesson, lessons, bootcamp, boot camp, workshop, workshops, program, programme, certificate, certification, training, tutorial, tutorials, seminar, degree, module, elective, evening class, night class, night classes, evening classes, online course, masterclass, masterclasses, diploma, apprenticeship, conversion course',
)
export const DEGREES = wordSet(
  "degree, bachelors, bachelor, bachelor’s, bachelor's, masters, master’s, master's, phd, doctorate, mba, mfa, msc, bsc, ba, ma, bfa, llb, llm, jd, md, diploma, associates, associate’s, associate's, associate degree, bachelors degree, masters degree, ged, a levels, a-levels, gcses, baccalaureate, certificate, pgce, hnd, nvq, btec, minor, double major, postdoc, law degree, teaching degree, nursing degree, engineering degree, honours degree, honors degree, arts degree, business degree, science degree, bachelor degree, master degree, high school diploma, teaching certificate, cpa, ccna, foundation degree, postgrad, masterate",
)
/** What may be done who holds it. */
export const LICENCES = wordSet(
  "licence, license, driving licence, driving license, drivers license, driver's license, driver’s license, learner's permit, learners permit, provisional, pilot's license, pilots license, pilot’s license, private pilot license, cdl, hgv licence, motorcycle license, motorcycle licence, fishing license, hunting license, gun license, boating license, ham license, forklift license, forklift licence, real estate license, liquor license, nursing license, teaching license, permit, work permit, green card, visa, passport, citizenship, dual citizenship, british passport, irish passport, american passport, eu passport, eu citizenship, permanent residency, black belt, brown belt, blue belt, padi, first aid certificate, security clearance, scuba certification, season ticket, season pass, annual pass, gym membership, membership, library card",
)
/** Babies and what comes before them. */
export const BABIES = wordSet(
  'baby, babies, twins, triplets, newborn, baby boy, baby girl, boy, girl, son, daughter, little boy, little girl, child, first child, second child, third child, first baby, second baby, third baby, healthy baby boy, healthy baby girl, grandson, granddaughter, grandchild, baby son, baby daughter, first grandchild',
)
/** What somebody looks like. */
export const LOOKS = wordSet(
  'hair, eyes, eye, beard, goatee, moustache, mustache, sideburns, stubble, freckles, dimples, braces, glasses, dreadlocks, dreads, locs, braids, cornrows, afro, bob, pixie cut, buzz cut, mohawk, mullet, bangs, fringe, ponytail, man bun, bald spot, skin, complexion, tattoo, tattoos, sleeve, full sleeve, piercing, piercings, nose ring, septum piercing, lip ring, birthmark, scar, scars, mole, nose, build, figure, cheekbones, eyebrows, lashes, gap teeth, dentures, hijab, headscarf, turban, kippah, contacts, contact lenses, reading glasses, wig, pacemaker scar, curls, highlights, extensions, acne, rosy cheeks, double chin, six pack, crooked teeth, dad bod',
)
/** How somebody looks, after "is". */
export const LOOKING = wordSet(
  'tall, short, blonde, blond, brunette, redhead, redheaded, ginger, bald, balding, skinny, slim, thin, slender, petite, stocky, chubby, plump, curvy, muscular, buff, pale, tan, tanned, dark-skinned, fair-skinned, freckled, blue-eyed, brown-eyed, green-eyed, hazel-eyed, bearded, clean-shaven, long-haired, curly-haired, grey-haired, gray-haired, dark-haired, fair-haired, tattooed, pear-shaped, lanky, heavyset, broad-shouldered, cross-eyed, bow-legged, flat-chested, busty, olive-skinned, light-skinned, brown-skinned, graying, greying, going grey, going gray, very tall, pretty tall, quite tall, really tall, quite short, pretty short, really short, very short',
)
/** Left or right: the hand, and what wording goes with it. */
export const HANDED = wordSet(
  'left-handed, left handed, lefthanded, right-handed, right handed, ambidextrous, lefty, southpaw, double-jointed, double jointed, bilingual, trilingual, multilingual, polyglot, teetotal, nocturnal, self-taught',
)
/** Who likes whom. */
export const ORIENTATIONS = wordSet(
  'gay, lesbian, bi, bisexual, pansexual, pan, asexual, ace, aromantic, queer, straight, heterosexual, homosexual, demisexual',
)
export const GENDERS = wordSet(
  'trans, transgender, nonbinary, non-binary, non binary, genderfluid, genderqueer, agender, a trans woman, a trans man, cis, intersex, enby',
)
/** Political leanings. */
export const POLITICS = wordSet(
  'liberal, conservative, socialist, democratic socialist, communist, libertarian, republican, democrat, anarchist, feminist, leftist, centrist, progressive, moderate, independent voter, environmentalist, pacifist, capitalist, monarchist, tory, labour voter, green voter, lib dem, marxist, nationalist, pro-choice, pro choice, pro-life, pro life, stoic, nihilist, humanist, secular humanist, existentialist, utilitarian, minimalist, anti-capitalist, apolitical, vegan activist, antinatalist, determinist',
)
export const PARTIES = wordSet(
  'labour, tory, conservative, green, greens, democrat, democratic, democrats, republican, republicans, lib dem, lib dems, snp, liberal, liberals, ndp, independent, libertarian, reform, plaid cymru, left, right, blue, red',
)
/** Who treats people. */
export const CLINICIANS = wordSet(
  'therapist, counselor, counsellor, psychiatrist, psychologist, physio, physiotherapist, physical therapist, chiropractor, osteopath, acupuncturist, cardiologist, neurologist, oncologist, rheumatologist, endocrinologist, dermatologist, allergist, nutritionist, dietitian, dietician, speech therapist, occupational therapist, pain specialist, specialist, podiatrist, gastroenterologist, urologist, hematologist, midwife, shrink, sponsor, grief counselor, marriage counselor, couples therapist, orthodontist',
)
/** What is done for health over weeks. */
export const TREATMENTS = wordSet(
  'therapy, counselling, counseling, cbt, emdr, physio, physical therapy, physiotherapy, chemo, chemotherapy, radiation, radiotherapy, dialysis, ivf, fertility treatment, fertility treatments, rehab, aa, al-anon, na, aa meetings, couples therapy, marriage counselling, marriage counseling, group therapy, speech therapy, occupational therapy, acupuncture, immunotherapy, allergy shots, hormone therapy, hrt, testosterone, estrogen, laser treatment, antidepressants, medication, insulin, grief counselling, ketamine therapy, vision therapy, cardiac rehab, cognitive behavioral therapy, dbt',
)
/** What a body does, and may have trouble with. */
export const BODY_ACTS = wordSet(
  'sleeping, breathing, walking, hearing, seeing, swallowing, concentrating, focusing, focussing, falling asleep, staying asleep, eating, standing, bending, climbing stairs, speaking, reading, remembering, remembering things, sitting still, waking up, digesting, gripping, balancing, keeping weight off, conceiving, getting pregnant, moving, running',
)
export const SENSES = wordSet(
  'hearing, sight, eyesight, vision, sense of smell, sense of taste, voice, hair, leg, arm, eye, finger, foot, toe, kidney, baby, memory, breast, taste, smell, driving licence, license',
)
/** Clubs one supports. */
export const TEAMS = wordSet(
  'arsenal, chelsea, liverpool, everton, man united, man utd, manchester united, man city, manchester city, spurs, tottenham, newcastle, west ham, aston villa, villa, leeds, leicester, wolves, celtic, rangers, hearts, hibs, sunderland, norwich, burnley, fulham, brentford, crystal palace, palace, southampton, forest, nottingham forest, wrexham, barcelona, barca, real madrid, atletico, bayern, dortmund, juventus, juve, milan, inter, napoli, roma, lazio, psg, ajax, feyenoord, psv, benfica, porto, sporting, galatasaray, fenerbahce, besiktas, boca, boca juniors, river plate, flamengo, palmeiras, corinthians, santos, lakers, celtics, warriors, knicks, nets, bulls, heat, raptors, bucks, sixers, 76ers, mavs, mavericks, suns, nuggets, clippers, rockets, pistons, yankees, mets, red sox, cubs, white sox, dodgers, giants, astros, braves, phillies, cardinals, padres, mariners, blue jays, orioles, tigers, twins, brewers, pirates, reds, royals, guardians, patriots, cowboys, packers, steelers, eagles, bears, 49ers, niners, chiefs, bills, dolphins, jets, ravens, bengals, browns, broncos, raiders, chargers, seahawks, rams, vikings, lions, saints, falcons, panthers, buccaneers, bucs, colts, titans, texans, jaguars, commanders, leafs, maple leafs, canadiens, habs, bruins, penguins, oilers, flames, canucks, blackhawks, red wings, sharks, kraken, senators, avalanche, lightning, hurricanes, all blacks, springboks, wallabies, crows, collingwood, magpies, swans, broncos, storm, csk, chennai super kings, mumbai indians, rcb, kkr, buckeyes, wolverines, longhorns, sooners, crimson tide, bulldogs, gators, seminoles, huskies, ducks, tar heels, blue devils, jayhawks, fighting irish, mclaren, ferrari, red bull, mercedes',
)
/** Crowds and things one works with. */
export const WORKED_WITH = wordSet(
  'children, kids, toddlers, babies, teenagers, teens, young people, adults, seniors, elderly, the elderly, old people, patients, dementia patients, cancer patients, refugees, asylum seekers, students, special needs kids, special needs children, disabled children, disabled adults, autistic children, autistic kids, foster kids, foster children, offenders, inmates, prisoners, veterans, addicts, homeless people, survivors, families, animals, horses, dogs, wood, leather, metal, glass, clay, textiles, steel, stone, data, lasers, chemicals, explosives, youth, at-risk youth, immigrants, victims',
)
/** Parts of a workplace one is over. */
export const DEPARTMENTS = wordSet(
  'team, department, crew, store, branch, ward, unit, division, shift, kitchen, lab, site, warehouse, office, squad, restaurant, bar, hotel, shop, staff, people, engineers, developers, designers, nurses, region, accounts, projects, programme, program, call centre, call center, design team, sales team, marketing team, engineering team, night shift, classroom, salon, gym, farm, ranch, estate',
)
/** Where one works that is no building. */
export const SITES = wordSet(
  'farm, ranch, oil rig, rig, rigs, ship, ships, boat, boats, building site, building sites, construction site, construction sites, cruise ship, cruise ships, trains, railway, railways, railroad, fishing boat, trawler, ferry, ferries, oil rigs, campus, ward, help desk, helpdesk, reception, tills, checkout, assembly line, production line, docks, planes, ambulance, ambulances, film sets, sets, phones, maternity ward, psych ward, doors',
)
/** Ranks one is given: "made partner". */
export const RANKS = wordSet(
  'partner, sergeant, captain, lieutenant, corporal, major, colonel, manager, supervisor, team lead, lead, director, head, deputy, deputy head, vice president, vp, senior, principal, chair, president, treasurer, secretary, foreman, shift lead, assistant manager, store manager, general manager, branch manager, project lead, associate, professor, full professor, associate professor, tenure, chief, head chef, sous chef, editor, senior partner, junior partner, charge nurse, ceo, cto, cfo, coo',
)
/** Where and how a day at work falls. */
export const SHIFTS = wordSet(
  'nights, night shift, night shifts, the night shift, days, day shift, weekends, evenings, mornings, early shift, early shifts, late shift, late shifts, lates, earlies, graveyard shift, graveyard shifts, swing shift, double shifts, doubles, overtime, shifts, rotating shifts, split shifts, 12 hour shifts, twelve hour shifts, second shift, third shift, first shift, long hours, four days, 9 to 5, nine to five',
)
/** Places of a pastime one goes to. */
export const HAUNTS = wordSet(
  'gym, pool, beach, park, library, museum, museums, cinema, movies, theatre, theater, opera, ballet, gigs, concerts, festivals, raves, clubs, pub, bar, casino, flea markets, thrift stores, thrift shops, car boot sales, garage sales, galleries, art galleries, open mics, pub quizzes, comic cons, conventions, football games, baseball games, hockey games, football matches, races, bingo, yoga, pilates, zumba, spin class, dance class, dance classes, choir practice, band practice, skatepark, skate park, climbing gym, shooting range, driving range, golf course, allotment, sauna, arcade, farmers market, farmers markets, dog park, rodeos, museums and galleries, therapy, aa meetings, meetups, renaissance fairs, ren faires, karaoke',
)
/** What one plays on a side. */
export const POSITIONS = wordSet(
  'goalie, goalkeeper, keeper, striker, midfield, midfielder, defence, defense, defender, winger, left wing, right wing, left back, right back, centre back, center back, fullback, fly half, scrum half, prop, hooker, lock, point guard, shooting guard, small forward, power forward, center, quarterback, linebacker, wide receiver, running back, tight end, cornerback, safety, kicker, pitcher, catcher, shortstop, first base, second base, third base, outfield, left field, right field, center field, setter, libero, wing, wing attack, goal attack, goal defence, lead guitar, rhythm guitar, rhythm, second violin, first violin, wicketkeeper',
)
/** What a pastime makes, draws, shoots and tends. */
export const PURSUED = wordSet(
  'watercolours, watercolors, landscapes, portraits, miniatures, warhammer, comics, cartoons, manga, animals, murals, graffiti, still lifes, seascapes, poetry, poems, songs, lyrics, short stories, stories, fan fiction, fanfiction, fanfic, novels, a blog, blog, blogs, plays, screenplays, haiku, letters, music, beats, videos, youtube videos, film, weddings, street photography, wildlife, birds, nature, black and white, 35mm, hoops, pool, drones, drone, kites, model planes, model aircraft, model trains, model ships, models, model cars, rc cars, rc planes, lego, gunpla, robots, keyboards, synths, guitars, radios, clocks, old cars, classic cars, cars, motorcycles, motorbikes, bikes, old bikes, vintage bikes, tractors, old tractors, pinball machines, furniture, old furniture, crosswords, crossword puzzles, puzzles, jigsaws, jigsaw puzzles, sudoku, magic tricks, card tricks, stand-up, stand up, standup, improv, drag, community theatre, community theater, amateur dramatics, am dram, open mics, karaoke, escape rooms, trivia, pub quizzes, marathons, half marathons, ultras, triathlons, ironmans, 10ks, obstacle races, spartan races, horses, dirt bikes, dirtbikes, motocross, bmx, quads, atvs, podcast, youtube channel, channel, book blog, food blog, travel blog, diary, journal, dream journal, scrapbooks, sourdough, bread, kombucha, beer, mead, wine, cider, cocktails, barbecue, bbq, pigeons, go-karts, karts, stock cars, greyhounds, yachts, dinghies, genealogy, calligraphy, ancestry, fossils, houseplants, bonsai, quilts, amigurumi, tapestry, escape room, yard sales, larp, larps, murder mysteries, historical reenactment, reenactments, civil war reenactments, crafts, arts and crafts, diy, 3d printing, leatherwork, cosplay, wood carving',
)
/** Kinds of sound, show and page that one plays, reads or watches. */
export const FEASTS = wordSet(
  'diwali, hanukkah, chanukah, eid, ramadan, lent, christmas, easter, passover, purim, rosh hashanah, yom kippur, shabbat, sabbath, holi, navratri, durga puja, onam, pongal, vesak, lunar new year, chinese new year, tet, kwanzaa, halloween, thanksgiving, nowruz, day of the dead, dia de los muertos, midsummer, samhain, yule, saint nicholas, three kings',
)
/** Odd possessions of character: "a short temper". */
export const TEMPERS = wordSet(
  'short temper, bad temper, temper, quick temper, short fuse, good memory, bad memory, terrible memory, photographic memory, good sense of humour, good sense of humor, dark sense of humour, dark sense of humor, dry sense of humor, dry sense of humour, weird sense of humor, thick skin, thin skin, trust issues, commitment issues, anger issues, abandonment issues, daddy issues, short attention span, low self-esteem, low self esteem, addictive personality, big mouth, strong work ethic, competitive streak, stubborn streak, big heart, high pain tolerance, low pain tolerance, resting bitch face, no filter, two left feet, no patience, no sense of direction, terrible sense of direction, bad sense of direction, good sense of direction, imposter syndrome, impostor syndrome, people skills, poor social skills, perfectionist streak, rebellious streak, vivid imagination, loud laugh, thick accent, strong accent, southern accent, british accent, scottish accent, irish accent',
)
/** What one pays for each month. */
export const DEBTS = wordSet(
  'debt, debts, mortgage, loan, loans, student loan, student loans, student debt, credit card, credit cards, credit card debt, car loan, medical debt, medical bills, house, car',
)
/** What is granted once in a life. */
export const GRANTED = wordSet(
  "tattoo, first tattoo, piercing, nose piercing, promotion, raise, pay rise, pay raise, scholarship, citizenship, visa, green card, work visa, residency, permanent residency, licence, license, driving licence, driver's license, drivers license, degree, masters, phd, offer, job offer, book deal, record deal, grant, refund, settlement, divorce, restraining order, diagnosis, new job, first job, second job, braces, lasik, hair transplant, boob job, nose job, vaccine, booster, haircut, vasectomy, dna test, black belt, award, bonus, internship, acceptance letter, patent, eviction notice, gastric bypass, hearing aids, cochlear implant",
)
/** What one begins, and goes on with. */
export const VENTURES = wordSet(
  'podcast, blog, vlog, newsletter, youtube channel, channel, band, club, book club, business, company, startup, start-up, charity, nonprofit, non-profit, shop, etsy shop, etsy store, online store, online shop, store, bakery, cafe, restaurant, food truck, studio, gallery, salon, family, garden, vegetable garden, small business, side business, side hustle, agency, consultancy, practice, law firm, farm, brewery, clothing line, record label, magazine, dance school, yoga studio, daycare, group, support group, running club, campaign, petition, fund, foundation, gym, therapy practice, subscription box, catering business, cleaning business, landscaping business, game studio',
)
/** What somebody is after. */
export const SOUGHT = wordSet(
  'job, new job, work, part-time job, part time job, summer job, remote job, internship, apprenticeship, job in finance, apartment, flat, house, home, place, new place, new apartment, new flat, new house, room, bigger place, roommate, flatmate, housemate, girlfriend, boyfriend, partner, wife, husband, relationship, therapist, doctor, dog, puppy, cat, kitten, car, used car, new car, school, college, university, scholarship, phd position, postdoc, position, promotion, career change, friends, new friends, tutor, nanny, babysitter, investor, co-founder, cofounder, mentor, band, drummer, running buddy, gym, land, farm, business partner, side hustle, second job, new career, nursing home, care home, way out',
)
export const SAVED_FOR = wordSet(
  'house, car, new car, deposit, down payment, wedding, trip, vacation, holiday, honeymoon, college, university, retirement, ring, engagement ring, camera, laptop, guitar, motorbike, motorcycle, bike, van, boat, surgery, baby, flat, apartment, future, ps5, phone, new phone, pc, gaming pc, new laptop, home, operation, school, tattoo, truck, emergency fund, move, sabbatical, gap year, kids’ college, horse, ticket, tickets',
)
/** People of a town or region. */
export const DEMONYMS = wordSet(
  'londoner, new yorker, texan, californian, scouser, geordie, mancunian, brummie, cockney, glaswegian, dubliner, parisian, berliner, roman, milanese, venetian, sicilian, tuscan, neapolitan, bavarian, catalan, andalusian, basque, galician, madrileno, muscovite, chicagoan, bostonian, philadelphian, angeleno, san franciscan, seattleite, portlander, floridian, ohioan, michigander, hoosier, minnesotan, wisconsinite, iowan, nebraskan, kansan, oklahoman, arkansan, louisianan, mississippian, alabaman, georgian, carolinian, north carolinian, south carolinian, virginian, west virginian, marylander, pennsylvanian, new jerseyan, jersey girl, jersey boy, new englander, mainer, vermonter, alaskan, hawaiian, oregonian, washingtonian, nevadan, utahn, coloradan, montanan, midwesterner, southerner, northerner, torontonian, montrealer, vancouverite, quebecois, quebecer, newfoundlander, newfie, nova scotian, albertan, sydneysider, melburnian, queenslander, tasmanian, tassie, aucklander, kiwi, capetonian, joburger, mumbaikar, bangalorean, delhiite, kolkatan, bengali, punjabi, gujarati, tamilian, keralite, malayali, lagosian, nairobian, cairene, istanbulite, athenian, tokyoite, seoulite, shanghainese, beijinger, hong konger, hongkonger, yorkshireman, yorkshire lass, yorkshire lad, lancastrian, cornishman, highlander, islander, corkman, kerryman, city girl, city boy, country girl, country boy, small town girl, small town boy, small-town girl, small-town boy, farm girl, farm boy, valley girl',
)
