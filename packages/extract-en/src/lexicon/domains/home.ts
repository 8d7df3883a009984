import { animals as animalThesaurus } from '../../query/thesaurus/animals.ts'
import { events } from '../../query/thesaurus/events.ts'
import { family } from '../../query/thesaurus/family.ts'
import { home as homeThesaurus } from '../../query/thesaurus/home.ts'
import { ANIMALS, BREEDS } from '../animals.ts'
import { KIN } from '../kinship.ts'
import { wordsIn, wordsOf } from './forms.ts'

/** The place one lives in, its rooms and things, and work on it. */
export const home = wordsOf({
  of: [wordsIn(homeThesaurus)],
  but: `
    live, settle, place, location, whereabouts, city, town, village, hamlet, country, nation, range, move, native, lift, steps, lounge,
    raised, grew up, rural, key, keys, fix, mend, residence, born, stuff, belongings, possessions, washing, hob, bin, grass, home town,
    hometown, birthplace, home country, homeland, motherland, come from, originally from, childhood, countryside, nursery, maid, litter,
    quilt, district, borough, outskirts, suburb, terrace, clean, lawn, loft, relocate, resettle, blinds
  `,
  things: `
    kitchen, tap, faucet, sink, drain, pipe, leak, plumber, plumbing, boiler, radiator, thermostat, air conditioner, fuse box,
    circuit breaker, light bulb, light switch, socket, electrician, handyman, diy, power drill, drill bit, screwdriver, hammer, ladder,
    paint color, paint colour, wallpaper, tile, grout, floorboard, hardwood floor, laminate, carpet, rug, curtain, shelf, bookcase,
    bookshelf, desk, dresser, drawer, wardrobe, closet, sofa, couch, armchair, coffee table, dining table, bed frame, mattress, pillow,
    duvet, bedding, sheet set, towel, lamp, ikea, furniture, decor, houseplant, plant pot, succulent, monstera, garden, raised bed,
    compost, flower bed, lawn, lawnmower, hedge, fence, patio, deck, balcony, porch, shed, greenhouse, backyard, driveway, roof, gutter,
    attic, loft conversion, basement, bathroom, bedroom, living room, dining room, guest room, spare room, kid's room, hallway, apartment,
    flat, condo, house, townhouse, bungalow, cottage, houseboat, farmhouse, landlord, landlady, tenant, lease, rent, renter, deposit back,
    housemate, flatmate, roommate, neighbor, neighbour, neighborhood, neighbourhood, homeowner, hoa, mortgage, estate agent, realtor,
    moving day, moving box, removal company, mover, housework, chore, laundry, washing machine, dryer, dishwasher, fridge, freezer, oven,
    stove, microwave, toaster, kettle, vacuum, roomba, mop, broom, cleaning product, bleach, stain, mold, mould, damp, ant problem,
    cockroach, bed bug, pest control, smoke alarm, smoke detector, door lock, spare key, doorbell, security camera, burglar alarm,
    wifi router, storage unit, clutter, recycling bin, trash, rubbish, electricity bill, utility bill, water pressure, toilet,
    shower head, bathtub, renovation, remodel, interior design, interior designer, feng shui, fireplace, swimming pool, hot tub, dorm,
    student halls, childproofing, baby gate
  `,
  acts: `
    decorate, redecorate, renovate, declutter, tidy, hoover, sweep, dust, do the dishes, wash the dishes, move in, move out, move into,
    sublet, unclog, assemble, repaint, paint the, mow the, water the plants, clean the, deep clean, unpack boxes
  `,
  also: `
    at my place, our place, dripping, drips, clogged, cozy, cosy, furnished, unfurnished, two-bedroom, one-bedroom, 2-bedroom, 1-bedroom,
    square feet, square metres, feature wall, blinds
  `,
})

/** Animals, pets and their care. */
export const animals = wordsOf({
  of: [wordsIn(animalThesaurus), ANIMALS, BREEDS],
  but: `
    pup, pound, breed, pedigree, adopt, rescue, shelter, park, lead, coat, extinct, bug, mouse, python, chug, boxer, lab, shepherd,
    chicken, duck, hot dog, sausage, fish, bear, bull, orca, bite, bitten, mare, pet rock, gato, perro, calico, persian, bengal, maltese,
    newfoundland, groom, grooming, grizzly, monkey, afghan hound, pointer dog, tail, fur, bark, barking, lamb, akita, shiba, kelpie,
    heeler, ape, beast, creature, canary, boa
  `,
  things: `
    ball python, backyard chicken, black lab, crate training, kibble, raw diet for, chew toy, scratching post, litter, catnip, hairball,
    flea, tick collar, deworming, heartworm, rabies shot, microchip, spaying, neutering, vet, kennel, cattery, leash, harness, muzzle,
    aquarium, fish tank, betta, guppy, terrarium, vivarium, hay, chicken coop, beehive, birdcage, stable, riding lesson, saddle, elephant,
    giraffe, zebra, panda, koala, kangaroo, penguin, owl, eagle, hawk, crow, raven, swan, peacock, sparrow, hummingbird, otter, seal pup,
    fox, badger, bat, hippo, rhino, crocodile, alligator, octopus, jellyfish, starfish, ant colony, mosquito, caterpillar, dragonfly,
    ladybug, beetle, scorpion, wildlife, zoo, sanctuary, stray, tabby, shiba inu, golden doodle, mixed breed
  `,
  acts: `
    house-train, potty train the, meow, purr, shed hair
  `,
  also: `
    furry, hypoallergenic, housebroken, house-trained, cat-sitting, dog-sitting, pet-friendly, dog-friendly, cat-friendly
  `,
})

const kin = [...KIN].filter(([, relation]) => relation !== 'pet').map(([word]) => word)

/** Family, friends and others around one. */
export const people = wordsOf({
  of: [kin, wordsIn(family)],
  but: `
    old man, ma, pa, boy, lad, lola, dada, baba, folks, eldest, oldest, youngest, twin, ex, mate, pal, contact, name, called, named, old,
    age, single, split, separated, die, death, born, birth, raise, bring up, rear, years old, pair, surname, last name, family name,
    first name, given name, nickname, alias, inherit, manager, line manager, tutor, coach, lecturer, instructor, gp, professor, therapist,
    mentor, team lead, team leader, opa, nani, mam, sis, bro, pops, propose marriage, popped question, hero, inspiration, passing, demise,
    foster, adopt, wed, engaged, engagement, upbringing, childhood, supervisor, date of birth, dob, pet name, betrothed, unattached,
    orphaned, inheritance, grams, gram, expecting, relation, kin, childcare, relationship status, marital status, adult, dating, doctor,
    teacher, boss, bosses, landlord, landlady, wedded, household, mrs, papa, baby girl, matrimony, nuptials, birthday
  `,
  things: `
    cousin, aunt, uncle, niece, nephew, in-law, in-laws, mother-in-law, father-in-law, sister-in-law, brother-in-law, stepmom, stepdad,
    stepson, stepdaughter, godson, goddaughter, godmother, godfather, grandson, granddaughter, grandchild, great-grandmother,
    great-grandfather, twin boy, twins, triplet, newborn, infant, baby, toddler, teenager, teen, preteen, kid, child, little one, family,
    parenting, parent, co-parenting, custody, stepfamily, friend, friendship, bestie, acquaintance, new people, ex-wife, ex-husband,
    ex-boyfriend, ex-girlfriend, my ex, crush, tinder, hinge, bumble, relationship, breakup, break-up, marriage, wedding, divorce,
    engagement ring, proposal to, anniversary, fiancé, fiancée, bride, groom, bridesmaid, best man, maid of honor, babysitter, nanny,
    childminder, daycare, nursery run, diaper, nappy, pacifier, stroller, pram, crib, breast pump, playdate, school run, temper tantrum,
    bedtime story, potty training, screen time limit, roommate, flatmate, housemate, neighbor, neighbour, colleague, coworker, boss,
    classmate, teammate, guest, visitor, caregiver, carer, nursing home, funeral, condolence, eulogy, obituary, wake for, loved one,
    soulmate, social life, social anxiety, small talk, argument with, fight with my, apology
  `,
  acts: `
    babysit, co-parent, break up, get engaged, propose to, fall out with, catch up with, hang out, reconnect, visit my, call my,
    apologize to, apologise to, stay in touch, breastfeed, soothe, wean, swaddle
  `,
  also: `
    married, divorced, widowed, pregnant, newlywed, teething, teenage, family-friendly, kid-friendly, child-friendly, seeing someone,
    on a date, dating, date for, date with
  `,
})

/** Feasts, parties and presents. */
export const celebration = wordsOf({
  of: [wordsIn(events)],
  but: `
    event, occasion, bash, fair, carnival, ritual, march, procession, present, given, gave, received, host, organize, arrange, plan,
    attend, go to, take part, participate, join, talk, address, cheers, toast, conference, convention, protest, demonstration, rally,
    strike, walkout, election, vote, custom, tradition, surprise, see, meet, cancel, call off, postpone, delay, reschedule, happen, occur,
    take place, catch up, chat, spend time, hang out, show up, turn up, outing, excursion, day trip, memorable, unforgettable,
    turning point, milestone, holiday, speech, invite, movie night, film night, gala, met up, meet up, performance, talent show, fun run,
    charity race, charity run, sleepover, slumber party, visitor, dinner party, game night, board game night
  `,
  things: `
    birthday, sweet sixteen, quinceañera, quinceanera, bar mitzvah, bat mitzvah, baptism, christening, first communion, wedding,
    bridal shower, baby shower, hen do, stag do, anniversary, graduation, housewarming, balloon, confetti, banner, candle, piñata, gift,
    hamper, bouquet, greeting card, thank you card, thank-you note, secret santa, white elephant, stocking filler, stocking stuffer,
    christmas, xmas, boxing day, advent calendar, new year, new year's, nye, moon cake, red envelope, diwali, holi, eid, ramadan, iftar,
    hanukkah, passover, rosh hashanah, yom kippur, easter, lent, thanksgiving, halloween, valentine's day, valentine, mother's day,
    father's day, st patrick's day, independence day, fourth of july, 4th of july, bonfire night, guy fawkes, mardi gras, oktoberfest,
    songkran, nowruz, kwanzaa, festivus, memorial day, labor day, name day, party, invitation, toast at, best man speech,
    maid of honor speech, champagne toast
  `,
  acts: `
    celebrate, get engaged, get married, congratulate, toast to
  `,
  also: `
    present for, a present, presents, congratulations, congrats, turning 30, turning 40, turning 50, turning 18, turning 21, festive,
    big day, special occasion, what to get, what should i get, get him for, get her for
  `,
})

/** What is worn, and how it fits. */
export const clothes = wordsOf({
  things: `
    clothes, clothing, outfit, wardrobe, dress, gown, sundress, skirt, miniskirt, shirt, blouse, crop top, tank top, t-shirt, tshirt, tee,
    sweater, jumper, pullover, cardigan, hoodie, sweatshirt, jacket, puffer, blazer, coat, raincoat, parka, vest, waistcoat, suit, tuxedo,
    tie clip, bow tie, necktie, cufflink, trousers, pants, chinos, jeans, leggings, sweatpants, joggers, shorts, overalls, jumpsuit,
    romper, swimsuit, bikini, swim trunks, wetsuit, underwear, boxers, bra, lingerie, sock, tights, stockings, pajamas, pyjamas, robe,
    slipper, shoe, shoes, sneaker, trainers, boot, sandal, flip-flop, heels, high heel, stiletto, loafer, brogue, clog, crocs,
    birkenstocks, doc martens, converse, hat, beanie, baseball cap, fedora, scarf, glove, mitten, belt, handbag, tote bag, clutch bag,
    backpack, purse, sunglasses, glasses frame, watch strap, wristwatch, jewelry, jewellery, necklace, bracelet, earring, ring size,
    nose ring, brooch, makeup, lipstick, mascara, foundation shade, eyeliner, nail polish, perfume, cologne, haircut, hairstyle, hair dye,
    uniform, scrubs, costume, hijab, headscarf, sari, saree, kimono, hanbok, hanfu, qipao, cheongsam, kilt, poncho, linen, cotton, wool,
    cashmere, silk, polyester, denim, leather, fabric, sewing pattern, tailor, tailoring, hem, alteration, dry cleaner, dry cleaning,
    laundry label, stylist, fashion, streetwear, athleisure, zara, h&m, uniqlo, asos, nike, adidas, patagonia, levi's, lululemon,
    waist size, inseam, sleeve length, size chart, xl, xxl, size small, size medium, size large, petite, plus size, fit of the,
    colour palette, accessory, activewear, loungewear
  `,
  acts: `
    wear, try on, iron, accessorize, thrift, outgrow
  `,
  also: `
    size 6, size 7, size 8, size 9, size 10, size 11, size 12, size 14, us 9, eu 42, uk 8, uk 10, wide feet, narrow feet, smart casual,
    business casual, black tie, dressy, stylish, fashionable, trendy, fits me, too tight, too loose, oversized, slim fit, true to size
  `,
})
