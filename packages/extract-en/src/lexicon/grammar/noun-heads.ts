import { wordSet } from './words.ts'

/** Groups somebody belongs to, by the last word of their name. */
export const CLUBS = wordSet(
  'choir, band, club, society, league, troupe, orchestra, committee, guild, squad, crew, congregation, parish, pta, chorus, ensemble, quartet, quintet, scouts, guides, cubs, brownies, troop, rotary, fraternity, sorority, frat, brigade, militia, reserve, reserves, rowing club, hoa, collective, cooperative, co-op, lodge, fellowship, team',
)
/** Races and contests one trains for, runs, wins. */
export const RACES = wordSet(
  'marathon, half marathon, half-marathon, half, triathlon, ironman, 10k, 5k, 15k, 50k, 100k, parkrun, ultra, ultramarathon, duathlon, biathlon, race, relay, regatta, tournament, championship, championships, competition, comp, meet, sprint, trail race, spartan race, camino, crossing, swimrun, time trial, gran fondo, century ride',
)
export const PRIZES = wordSet(
  'award, medal, prize, scholarship, trophy, lottery, championship, championships, tournament, raffle, competition, contest, gold, silver, bronze, cup, ribbon, grant, fellowship, bursary, race, league, hackathon, spelling bee',
)
export const EXAMS = wordSet(
  'exam, exams, test, finals, midterms, gcses, a-levels, a levels, bar, boards, sats, lsat, mcat, gre, gmat, ielts, toefl, theory test, driving test, road test, viva, defense, certification, audition, citizenship test, orals, nclex, cpa',
)
/** What is done to somebody in hospital. */
export const OPERATIONS = wordSet(
  'surgery, operation, c-section, caesarean, hysterectomy, colonoscopy, endoscopy, root canal, knee replacement, hip replacement, mri, ct scan, biopsy, transplant, vasectomy, appendectomy, tonsillectomy, mastectomy, lumpectomy, bypass, angioplasty, lasik, chemo, stroke, heart attack, seizure, miscarriage, fall, skin graft, gastric bypass, gastric sleeve, abortion, blood transfusion, mammogram, keyhole surgery',
)
/** What somebody makes with their hands, or sells. */
export const CRAFTS = wordSet(
  'clothes, jeans, dresses, shirts, t-shirts, tees, hats, socks, scarves, sweaters, jumpers, blankets, quilts, bags, purses, wallets, shoes, candles, soap, soaps, jewellery, jewelry, earrings, necklaces, bracelets, rings, pottery, ceramics, mugs, bowls, plates, cakes, cookies, cupcakes, brownies, pies, bread, sourdough, pastries, pasta, cheese, beer, wine, cider, mead, kombucha, jam, jams, chutney, honey, pickles, hot sauce, chocolates, brigadeiros, tamales, empanadas, samosas, dumplings, cards, prints, stickers, zines, comics, posters, paintings, portraits, toys, dolls, puppets, furniture, tables, chairs, guitars, knives, bows, boats, birdhouses, models, miniatures, costumes, wigs, wreaths, bouquets, plants, vegetables, eggs, flowers, tomatoes, puppies, kittens, records, vinyl, games, apps, websites, videos, podcasts, beats, music, films, perfume, lotion, baskets, rugs, curtains, cushions, crochet toys, amigurumi, origami, leather goods, stained glass',
)
/** What somebody grows. */
export const CROPS = wordSet(
  'tomatoes, leeks, beans, broad beans, runner beans, peas, courgettes, zucchini, potatoes, carrots, onions, garlic, kale, spinach, lettuce, chard, cabbage, cabbages, pumpkins, squash, cucumbers, peppers, chillies, chilies, chiles, chilli, herbs, basil, mint, coriander, cilantro, strawberries, raspberries, blueberries, apples, pears, plums, figs, grapes, lemons, avocados, dahlias, roses, orchids, tulips, sunflowers, sweet peas, peonies, succulents, cacti, bonsai, bonsais, mushrooms, veg, veggies, vegetables, flowers, fruit, corn, sweetcorn, maize, rhubarb, beetroot, beets, radishes, aubergines, eggplant, eggplants, microgreens, houseplants, house plants, weed, cannabis, hops, tobacco, tea, coffee, rice, wheat, barley, soy, alfalfa',
)
/** What is repaired, laid or driven for a living: in the plural, or a machine nobody owns. */
export const TRADE_GOODS = wordSet(
  'lifts, elevators, boilers, roofs, cars, trucks, bikes, bicycles, watches, clocks, phones, computers, pipes, tiles, bricks, carpets, floors, fences, windows, kitchens, bathrooms, solar panels, heat pumps, pianos, shoes, appliances, trains, engines, tractors, boats, planes, aircraft, machines, houses, pools, offices, hotel rooms, gutters, chimneys, drains, trees, hedges, gardens, gravestones, instruments, violins, furnaces, hvac',
)
export const DRIVEN = wordSet(
  'bus, buses, coach, coaches, tram, trams, train, trains, forklift, forklifts, taxi, taxis, cab, cabs, ambulance, ambulances, lorry, lorries, crane, cranes, semi, semis, big rig, big rigs, trucks, limo, limos, ferry, ferries, rickshaw, snowplow, snowplough, excavator, digger, diggers, tow truck, garbage truck, school bus, uber, lyft, for uber, deliveries, hearse, combine, freight, metro, subway',
)
export const DELIVERED = wordSet(
  'mail, post, pizza, pizzas, packages, parcels, newspapers, papers, babies, food, groceries, furniture, flowers',
)
export const BEAUTY = wordSet(
  'hair, nails, lashes, makeup, make-up, brows, tattoos, piercings, braids, facials, henna, waxing',
)
/** Drinks, and what is smoked. */
export const DRINKS = wordSet(
  'rooibos, kombucha, chai, camomile, chamomile, peppermint tea, matcha, alcohol, beer, wine, whisky, whiskey, gin, vodka, rum, tequila, spirits, liquor, booze, coffee, tea, green tea, black tea, herbal tea, decaf, espresso, lattes, cappuccinos, soda, soft drinks, cola, coke, diet coke, pepsi, juice, milk, oat milk, soy milk, almond milk, energy drinks, red bull, kombucha, matcha, cocoa, sparkling water, tap water, chai, mate, caffeine, milkshakes, smoothies, cider, champagne, prosecco, sake, soju, baijiu, lassi, dr pepper, mountain dew, fizzy drinks',
)
export const SMOKES = wordSet(
  'weed, pot, cigarettes, cigars, a pipe, pipe, hookah, shisha, marijuana, joints, menthols, rollies, tobacco',
)
/** What one reads, watches, listens to. */
export const GENRES = wordSet(
  'sci-fi, scifi, science fiction, fantasy, romance, thrillers, thriller, mysteries, whodunits, true crime, crime, horror, anime, manga, k-dramas, kdramas, k-pop, kpop, telenovelas, soaps, sitcoms, documentaries, biographies, memoirs, poetry, comics, graphic novels, historical fiction, nonfiction, non-fiction, fiction, westerns, musicals, jazz, metal, punk, rock, hip hop, hip-hop, rap, techno, house, classical, classical music, country, country music, folk, folk music, blues, reggae, ska, bluegrass, ambient, lo-fi, lofi, r&b, rnb, soul, indie, edm, drum and bass, opera, gospel, grime, drill, emo, shoegaze, grunge, cumbia, salsa, bachata, reggaeton, afrobeats, amapiano, bollywood, podcasts, audiobooks, reality tv, nature documentaries, rom-coms, romcoms, detective novels, cozy mysteries, litrpg, webtoons, fanfic, fan fiction, asmr',
)
/** Household things whose lack or presence matters to advice. */
export const FITTINGS = wordSet(
  'licence, license, driving licence, drivers license, driving license, oven, tv, television, microwave, dishwasher, printer, freezer, washing machine, washer, dryer, tumble dryer, air con, aircon, ac, air conditioning, balcony, bathtub, lift, elevator, allotment, fireplace, wood stove, stove, air fryer, instant pot, slow cooker, pressure cooker, rice cooker, blender, food processor, stand mixer, sewing machine, treadmill, rowing machine, exercise bike, spin bike, home gym, barbell, squat rack, dumbbells, kettlebells, yoga mat, hot tub, trampoline, shed, greenhouse, workshop, pension, mortgage, passport, green card, work permit, visa, season ticket, garage, cellar, dehumidifier, 3d printer, telescope, record player, turntable, loom, spinning wheel, kiln, bbq, grill, chest freezer, wheelchair, walker, rollator, hearing aid, hearing aids, stairlift, prosthetic leg, cpap, tattoo, tattoos, nose ring',
)
export const WORSHIP = wordSet(
  'church, mass, mosque, temple, synagogue, shul, gurdwara, sunday school, friday prayers, bible study, chapel, confession',
)
export const BELIEFS = wordSet(
  'god, karma, ghosts, astrology, reincarnation, heaven, hell, fate, destiny, aliens, afterlife, the afterlife, miracles, angels, evolution, horoscopes, tarot, soulmates, luck',
)
/** What helps a body. */
export const AIDS = wordSet(
  'glasses, specs, spectacles, contacts, contact lenses, hearing aid, hearing aids, braces, retainer, dentures, insoles, orthotics, knee brace, back brace, ankle brace, compression socks, prosthesis, wig, walker, rollator, wheelchair, cane, walking stick, crutches, cpap, inhaler, insulin pump, mobility scooter, screen reader, zimmer frame, epipen, cgm, crutch, cochlear implant, reading glasses, cpap machine, night guard, prosthetic, prosthetic leg, guide dog',
)
/** What ails a part of the body: "a bad back", "flat feet". */
export const AILING = wordSet(
  'bad, dodgy, weak, sensitive, sore, herniated, slipped, bulging, torn, broken, fractured, sprained, underactive, overactive, enlarged, flat, arthritic, dislocated, dicky, gammy, wonky, frozen, fused, stiff, ruptured, injured, infected, replaced, artificial, prosthetic, glass, bum, trick, leaky, inflamed',
)
