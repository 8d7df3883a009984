import { animals as animalThesaurus } from '../../query/thesaurus/animals.ts'
import { events } from '../../query/thesaurus/events.ts'
import { family } from '../../query/thesaurus/family.ts'
import { home as homeThesaurus } from '../../query/thesaurus/home.ts'
import { ANIMALS, BREEDS } from '../pets/animals.ts'
import { KIN } from '../people/kinship.ts'
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
    sink, drain, pipe, leak, plumber, plumbing, boiler, thermostat, fuse box, circuit breaker, light bulb, light switch, socket,
    electrician, handyman, diy, power drill, drill bit, screwdriver, paint color, paint colour, wallpaper, tile, grout, floorboard,
    hardwood floor, laminate, shelf, bookcase, bookshelf, desk, dresser, drawer, armchair, coffee table, dining table, bed frame,
    mattress, bedding, sheet set, towel, ikea, plant pot, succulent, monstera, raised bed, compost, flower bed, lawn, lawnmower, hedge,
    fence, deck, shed, greenhouse, driveway, roof, gutter, loft conversion, dining room, guest room, spare room, kid's room, hallway,
    houseboat, farmhouse, deposit back, neighbour, hoa, mortgage, estate agent, realtor, moving day, moving box, removal company, mover,
    dryer, microwave, toaster, kettle, roomba, mop, broom, cleaning product, bleach, stain, mold, mould, damp, ant problem, cockroach,
    bed bug, pest control, smoke alarm, smoke detector, door lock, spare key, doorbell, security camera, burglar alarm, wifi router,
    storage unit, clutter, recycling bin, electricity bill, utility bill, water pressure, shower head, bathtub, interior design,
    interior designer, feng shui, swimming pool, hot tub, student halls, childproofing, baby gate, flatmate, housemate, roommate, lodger,
    landlord, landlady, tenant, next-door neighbour, house guest, hot water, radiator, extractor fan, washing line, bin day,
    skirting board, patio door, roof tile, spare bed, sofa bed, airbed, granny flat
  `,
  acts: `
    decorate, redecorate, renovate, declutter, tidy, hoover, sweep, dust, do the dishes, wash the dishes, move in, move out, move into,
    sublet, unclog, assemble, repaint, paint the, mow the, water the plants, clean the, deep clean, unpack boxes
  `,
  also: `
    at my place, our place, dripping, drips, clogged, cozy, cosy, furnished, unfurnished, two-bedroom, one-bedroom, 2-bedroom, 1-bedroom,
    square feet, square metres, feature wall, blinds, stay over, staying over, stays over, sleep over, stay at ours, stay at mine,
    at ours, round ours, somewhere to live, place of my own, own place, where should i live, where should i put the, where do i put the,
    place is a mess, smells damp, won't flush, won't drain, keeps tripping, no hot water, put up a shelf, hang a picture, next door are,
    guests staying, in the flat, in the house, around the house, round the house, at home, get the keys, moving house, move house,
    too small for us, extra room, noisy upstairs, upstairs neighbours, downstairs neighbours, crash at mine, crash at ours,
    crash on the sofa, crash on the couch, crash on my sofa, crash on my couch
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
    backyard chicken, crate training, kibble, raw diet for, chew toy, scratching post, litter, catnip, hairball, flea, tick collar,
    deworming, heartworm, rabies shot, microchip, spaying, neutering, kennel, cattery, harness, muzzle, guppy, terrarium, vivarium, hay,
    chicken coop, beehive, birdcage, stable, riding lesson, saddle, elephant, giraffe, zebra, panda, koala, kangaroo, penguin, owl, eagle,
    hawk, crow, raven, swan, peacock, sparrow, hummingbird, otter, seal pup, fox, badger, bat, hippo, rhino, crocodile, alligator,
    octopus, jellyfish, starfish, ant colony, mosquito, caterpillar, dragonfly, ladybug, beetle, scorpion, sanctuary, stray,
    golden doodle, mixed breed
  `,
  acts: `
    house-train, potty train the, meow, purr, shed hair
  `,
  also: `
    furry, hypoallergenic, housebroken, house-trained, cat-sitting, dog-sitting, pet-friendly, dog-friendly, cat-friendly, walkies,
    off his food, off her food, chewed up the, moulting, moults, keeps scratching, fluffy, housetrained, lead walking, muddy paws,
    cat flap, dog walker, dog sitter, cat sitter, pet sitter
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
    twin boy, triplet, preteen, parenting, parent, co-parenting, custody, stepfamily, new people, my ex, crush, tinder, hinge, bumble,
    relationship, break-up, engagement ring, proposal to, bride, groom, bridesmaid, best man, maid of honor, daycare, nursery run, diaper,
    nappy, pacifier, stroller, pram, crib, breast pump, playdate, school run, temper tantrum, bedtime story, potty training,
    screen time limit, boss, guest, visitor, caregiver, carer, nursing home, condolence, eulogy, obituary, wake for, loved one,
    social life, social anxiety, small talk, argument with, fight with my, apology
  `,
  acts: `
    babysit, co-parent, break up, get engaged, propose to, fall out with, catch up with, hang out, reconnect, visit my, call my,
    apologize to, apologise to, stay in touch, breastfeed, soothe, wean, swaddle
  `,
  also: `
    newlywed, teething, teenage, family-friendly, kid-friendly, child-friendly, on a date, dating, date for, date with, coming round,
    coming over, people over, the three of us, the two of us, the four of us, the five of us, the six of us, two of us, three of us,
    four of us, five of us, six of us, seven of us, eight of us, for us all, all of us, both of us, whole family, the lot of us, my lot,
    our lot, us lot, the kids, the little ones, little ones, the wee ones, bairn, bairns, kiddos, my folks, your folks, the missus,
    the wife, hubby, the in-laws, my other half, better half, mum and dad, mom and dad, the gang, the lads, everyone at home,
    everybody at home, our eldest, my eldest, our youngest, my youngest, the youngest, the eldest, the twins, family of three,
    family of four, family of five, party of six, grown-ups, grownups, who should i invite, who to invite, get on with my,
    getting on with my, not talking to me, not speaking to me, falling out with, staying with us, round to ours, over to ours,
    seeing someone, fell out with, our kid, my mum, my mam, my mom, my nan, my gran, the bairns, me mam, me nan, the rellies, rellies,
    my fella, my bloke, my partner, my girl, my boy, the ladies
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
    sweet sixteen, quinceañera, quinceanera, bar mitzvah, bat mitzvah, baptism, christening, first communion, bridal shower, hen do,
    stag do, graduation, confetti, banner, candle, piñata, hamper, bouquet, greeting card, thank you card, thank-you note, secret santa,
    white elephant, stocking filler, stocking stuffer, boxing day, advent calendar, nye, moon cake, red envelope, holi, iftar,
    rosh hashanah, yom kippur, lent, valentine's day, mother's day, father's day, st patrick's day, 4th of july, bonfire night,
    guy fawkes, mardi gras, oktoberfest, songkran, nowruz, kwanzaa, festivus, memorial day, labor day, name day, toast at,
    best man speech, maid of honor speech, champagne toast
  `,
  acts: `
    celebrate, get engaged, get married, congratulate, toast to, get hitched, tie the knot, pop the question, throw a party, throw a do
  `,
  also: `
    present for, a present, presents, congratulations, congrats, turning 30, turning 40, turning 50, turning 18, turning 21, festive,
    big day, what to get, what should i get, get him for, get her for, gift for, what do i get my, what do i get her, what do i get him,
    what do i get them, what do i get for, what should i buy for, what do i buy for, what to buy for, what can i get my,
    what can i get her, what can i get him, what can i get them, what should we get her, what should we get him, what should we get them,
    what would he like, what would she like, what would my mum like, what would my dad like, get my mum for, get my dad for, turns 1,
    turns 5, turns 10, turns 16, turns 18, turns 21, turns 25, turns 30, turns 35, turns 40, turns 45, turns 50, turns 60, turns 65,
    turns 70, turns 80, turns 90, turning 16, turning 25, turning 35, turning 45, turning 60, turning 65, turning 70, turning 80,
    turning 90, turns eighteen, turns thirty, turns forty, turns fifty, turns sixty, turns seventy, turns eighty, turning eighteen,
    turning thirty, turning forty, turning fifty, turning sixty, turning seventy, turning eighty, turning ninety, his 18th, his 21st,
    his 30th, his 40th, his 50th, his 60th, his 70th, his 80th, his 90th, her 18th, her 21st, her 30th, her 40th, her 50th, her 60th,
    her 70th, her 80th, her 90th, my 18th, my 21st, my 30th, my 40th, my 50th, my 60th, my 70th, surprise her, surprise him,
    surprise them, surprise my, surprise for, make a fuss of, big 4-0, big 5-0, big 3-0, the big day, leaving do, send-off, send off for,
    housewarming, write in the card, in the card, in her card, in his card, a card for, thank you gift, bring the host,
    something for the host, for the hostess, who has everything, has everything already, do something special, something special for,
    many happy returns, years together, years married, just got engaged
  `,
})

/** What is worn, and how it fits. */
export const clothes = wordsOf({
  things: `
    clothes, clothing, outfit, wardrobe, dress, gown, sundress, skirt, miniskirt, shirt, blouse, crop top, tank top, t-shirt, tshirt,
    tee, sweater, jumper, pullover, cardigan, hoodie, sweatshirt, jacket, blazer, coat, raincoat, parka, vest, waistcoat, suit,
    tuxedo, tie clip, bow tie, necktie, cufflink, trousers, pants, chinos, jeans, leggings, sweatpants, joggers, shorts, overalls,
    jumpsuit, romper, swimsuit, bikini, swim trunks, wetsuit, underwear, boxers, bra, lingerie, sock, tights, stockings, pajamas,
    pyjamas, robe, slipper, shoe, sneaker, trainers, boot, sandal, flip-flop, heels, high heel, stiletto, loafer, brogue, clog, crocs,
    birkenstocks, doc martens, converse, hat, beanie, baseball cap, fedora, scarf, glove, mitten, belt, handbag, tote bag, clutch bag,
    backpack, purse, sunglasses, glasses frame, watch strap, wristwatch, jewelry, jewellery, necklace, bracelet, earring, ring size,
    nose ring, brooch, makeup, lipstick, mascara, foundation shade, eyeliner, nail polish, perfume, cologne, haircut, hairstyle,
    hair dye, uniform, scrubs, costume, hijab, headscarf, sari, saree, kimono, hanbok, hanfu, qipao, cheongsam, kilt, poncho, linen,
    cotton, wool, cashmere, silk, polyester, denim, leather, fabric, sewing pattern, tailor, tailoring, hem, alteration, dry cleaner,
    dry cleaning, laundry label, stylist, fashion, streetwear, athleisure, zara, h&m, uniqlo, asos, nike, adidas, levi's, lululemon,
    waist size, inseam, sleeve length, size chart, xl, xxl, size small, size medium, size large, petite, plus size, fit of the,
    colour palette, accessory, activewear, loungewear, puffer jacket, puffer coat, puffer vest, down jacket, suit jacket, dungarees,
    cagoule, anorak, gilet, plimsoll, bobble hat, cap and gown
  `,
  acts: `
    wear, try on, iron, accessorize, thrift, outgrow
  `,
  also: `
    size 6, size 7, size 8, size 9, size 10, size 11, size 12, size 14, us 9, eu 42, uk 8, uk 10, wide feet, narrow feet, smart casual,
    business casual, black tie, dressy, stylish, fashionable, trendy, fits me, too tight, too loose, oversized, slim fit, true to size,
    get dressed, dress up, dress for, dressed for, dressed up, look smart, look smarter, what do i put on, throw on for, goes with my,
    go with these, go with this, nothing that fits, nothing fits, a bit snug, baggy, frumpy, casual friday, fancy dress
  `,
})
