import { wordSet } from './words.ts'

/** Nouns by what they name, where no list of its own holds them. */

export const DWELLINGS = wordSet(
  'house, home, apartment, flat, condo, dorm, room, studio, trailer, mansion, cabin, townhouse, duplex, basement, bungalow, cottage, loft, penthouse, houseboat, semi, terrace, farmhouse, narrowboat, caravan, yurt, bedsit, maisonette, townhome, rowhouse, brownstone, place, building, estate',
)
export const WORKPLACES = wordSet(
  'hospital, school, bank, shop, store, warehouse, factory, office, clinic, restaurant, cafe, bar, pub, bakery, hotel, university, college, library, museum, garage, gym, salon, farm, startup, start-up, company, firm, agency, lab, laboratory, studio, nursery, daycare, kindergarten, preschool, charity, nonprofit, non-profit, ngo, council, government, post office, airport, airline, brewery, supermarket, grocery, pharmacy, dealership, plant, mill, mine, refinery, shipyard, dockyard, depot, call centre, call center, practice, surgery, hospice, nursing home, care home, church, zoo, aquarium, theatre, theater, cinema, casino, prison, jail, police, military, army, navy, marines, fire, fire department, fire station, department, station, district, board, union, bookstore, bookshop, florist, butcher, barbershop, kitchen, diner, pizzeria, deli, foundry, quarry, ministry, embassy, court, magazine, newspaper, publisher, bureau, consultancy, foundation, institute, centre, center, academy, shelter, vet, dentist, winery, vineyard, orchard, ranch, creamery, sawmill, spa, resort, carwash, laundromat, nonprofits, corps, guard, force, hq, mall',
)
export const SCHOOLS = wordSet(
  'school, university, uni, college, academy, institute, polytechnic, seminary, kindergarten, preschool, nursery, high school, grad school, community college, state, tech, mit, ucla, harvard, yale, oxford, cambridge, stanford, princeton, nyu, usc, ucl, lse',
)
export const FIELDS_OF_STUDY = wordSet(
  'psych, poli sci, econ, cse, comp sci, compsci, law, medicine, nursing, engineering, biology, chemistry, physics, maths, math, mathematics, economics, business, accounting, finance, marketing, history, philosophy, psychology, sociology, anthropology, architecture, design, art, music, literature, english, linguistics, computer science, cs, it, data science, statistics, pharmacy, dentistry, journalism, education, geology, geography, astronomy, politics, political science, social work, theology, film, fashion, graphic design, veterinary science, nutrition, kinesiology, hospitality, tourism, agriculture, neuroscience, biochemistry, genetics, criminology, international relations, mechanical engineering, electrical engineering, civil engineering, software engineering, fine art, theatre, drama, communications, supply chain, plumbing, welding, carpentry, culinary arts, cosmetology, physiotherapy, radiography, midwifery, paralegal studies',
)
export const DIETS = wordSet(
  'vegan, vegetarian, veggie, pescatarian, pescetarian, keto, paleo, carnivore, flexitarian, gluten free, gluten-free, dairy free, dairy-free, halal, kosher, plant based, plant-based, low carb, low-carb, fodmap, raw vegan, omnivore, whole30, mediterranean',
)
export const FAITHS = wordSet(
  'catholic, muslim, jewish, christian, hindu, buddhist, sikh, atheist, agnostic, mormon, protestant, baptist, methodist, lutheran, orthodox, quaker, pagan, wiccan, jain, anglican, pentecostal, presbyterian, evangelical, lds',
)
export const BODY_PARTS = wordSet(
  'knee, back, shoulder, ankle, hip, wrist, elbow, neck, foot, feet, leg, arm, hand, finger, thumb, toe, heel, spine, rib, jaw, tooth, teeth, eye, ear, nose, heart, lung, kidney, liver, thyroid, gallbladder, appendix, acl, mcl, meniscus, hamstring, calf, achilles, rotator cuff, collarbone, tailbone, pelvis, groin, quad, disc, pulley, tendon, ligament, tonsils, skull, shin, cuff, bladder, prostate, stomach, gut, bowel, sciatica, sinuses, cholesterol, pressure',
)
export const TROUBLES = wordSet(
  'pain, ache, trouble, problem, problems, issue, issues, injury, attack, attacks, palpitations, seizures, flare, flares, migraine, migraines, headache, headaches',
)
/** What is wrong with a part of the body. */
export const BROKEN = wordSet(
  'shot, busted, broken, fractured, sprained, torn, messed up, screwed, screwed up, fucked, wrecked, bad, swollen, infected, dislocated, knackered, banjaxed, giving out, buggered, inflamed, stiff, weak, dodgy, gone, killing me, acting up, playing up, crook, arthritic, blown, in a cast, in a boot, in a sling, fused',
)
/** Models of cars people say without their maker. */
export const MODELS = wordSet(
  'crv, cr-v, civic, accord, corolla, camry, prius, rav4, tacoma, tundra, f150, f-150, f250, silverado, sierra, ram, mustang, focus, fiesta, escape, explorer, bronco, ranger, golf, polo, passat, jetta, tiguan, beetle, a3, a4, a6, q5, x3, x5, outback, forester, impreza, wrx, crosstrek, micra, leaf, qashqai, altima, sentra, rogue, frontier, maxima, cx5, cx-5, miata, mazda3, mx5, elantra, sonata, tucson, kona, ioniq, sorento, sportage, wrangler, cherokee, tahoe, suburban, equinox, malibu, impala, cruze, bolt, volt, odyssey, pilot, fit, jazz, yaris, sienna, highlander, 4runner, tesla, model 3, model y, model s, cybertruck, octavia, fabia, superb, astra, corsa, clio, megane, panda, punto, cayenne, boxster, macan, defender, minivan, moped, scooter, vespa, ducati, harley, kawasaki, yamaha, campervan, camper, pickup, ute, hatchback, sedan, suv, motorbike, motorcycle, ebike, e-bike',
)
/** Nouns that name nothing one has or likes. */
export const NO_THING = wordSet(
  'public, thing, things, stuff, lot, lots, bit, way, ways, time, times, idea, ideas, kind, sort, type, fun, good, same, other, others, part, example, advice, help, chance, question, questions, problem, point, fact, reason, day, days, week, weeks, moment, feeling, word, words, luck, hope, sense, sure, case, plenty, ton, tons, loads, bunch, trouble, look, rest, end, middle, start, beginning, side, mess, nightmare, joke, pain, breeze, deal, life, shit, crap, hell, mind, clue, choice, turn, shot, go, try, call, break, nap, shower, meeting, message, text, email, more, less, much, many, most, enough, such, work, money, place',
)

/** No animals. */
export const NO_PETS = wordSet(
  'hot dog, hot dogs, corn dog, chili dog, bigger fish, big fish, wild horses, cash cow, black sheep, guinea pigs, early bird, sitting duck, lucky dog, top dog, bird, underdog, couch potato, frog, butterflies, ants, bugs, mice, rats, moths, spiders, lobster, shrimp, crab, salmon, turkey',
)

/** What is put into a body or taken out of it. */
export const IMPLANTS = wordSet(
  'stent, pacemaker, tube, plate, pin, screw, implant, iud, mole, cyst, lump, tumour, tumor, cataract, filling, crown, wisdom, polyp, hernia, valve, bypass, cast, stitches, gallstone, node, rod',
)
/** What is done to it. */
export const PROCEDURES = wordSet(
  'put in, taken out, removed, replaced, fixed, repaired, out, in, fitted, drained, pinned, reconstructed, scoped, operated on, stitched, stitched up, pulled, done, reset, fused, biopsied',
)
/** Where somebody lives, said from where one is. */
export const NEARBY = wordSet(
  'next door, around the corner, round the corner, just around the corner, down the road, down the street, up the road, across the street, across the road, across town, upstairs, downstairs, abroad, overseas, in the country, in the sticks',
)

/** Treatment somebody is in or on. */
export const CARE = wordSet(
  'remission, recovery, rehab, chemo, chemotherapy, dialysis, hospice, palliative care, radiation, radiotherapy, physio, physical therapy, wheelchair, oxygen, blood thinners, antidepressants, antibiotics, steroids, statins, insulin, hrt, testosterone, birth control, disability, sick leave, maternity leave, parental leave, paternity leave, medical leave',
)
