import { wordSet } from '../grammar/words.ts'

/** Gadgets by facet: what an update replaces. */
export const DEVICES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'phone',
    wordSet(
      'iphone, android phone, phone, smartphone, cell phone, cellphone, mobile, mobile phone, pixel, google pixel, galaxy, samsung galaxy, samsung, oneplus, xiaomi, redmi, huawei, oppo, vivo, realme, motorola, moto, nokia, blackberry, flip phone, sony xperia, fairphone, nothing phone, galaxy fold',
    ),
  ],
  [
    'computer',
    wordSet(
      'elitebook, hp elitebook, hp pavilion, probook, latitude, inspiron, vaio, predator, legion, rog, yoga, vivobook, framework laptop, steam machine, computer, laptop, pc, gaming pc, desktop, macbook, macbook pro, macbook air, imac, mac, mac mini, thinkpad, chromebook, dell, dell xps, surface, surface pro, hp laptop, lenovo, asus, gaming laptop, gaming rig, workstation, raspberry pi',
    ),
  ],
  ['tablet', wordSet('tablet, ipad, ipad pro, kindle, e-reader, galaxy tab, kobo')],
  [
    'watch',
    wordSet(
      'smartwatch, oura ring, whoop, fitness tracker, apple watch, fitbit, garmin, galaxy watch, smart watch',
    ),
  ],
  [
    'console',
    wordSet(
      'xbox, playstation, ps4, ps5, nintendo switch, switch, steam deck, wii, nintendo, game console, console, gameboy',
    ),
  ],
  ['headphones', wordSet('airpods, headphones, earbuds, headset, noise cancelling headphones')],
  [
    'camera',
    wordSet(
      'camera, dslr, gopro, leica, hasselblad, fujifilm, fuji x100v, x100v, polaroid, instax, canon eos, nikon, canon, lumix, sony a7, film camera, canon camera, nikon camera, mirrorless camera, drone',
    ),
  ],
])

export const SYSTEMS = wordSet(
  'windows, windows 10, windows 11, windows xp, linux, ubuntu, debian, fedora, arch, arch linux, linux mint, macos, mac os, osx, os x, ios, android, chromeos, chrome os, freebsd, harmonyos',
)

export const VEHICLES = wordSet(
  'station wagon, estate car, people carrier, wagon, coupe, crossover, saloon, roadster, cabriolet, 4x4, camper, trike, tuk tuk, rickshaw, car, truck, pickup, pickup truck, suv, van, minivan, motorcycle, motorbike, bike, bicycle, scooter, moped, jeep, sedan, hatchback, convertible, rv, camper van, electric car, ev, hybrid, e-bike, ebike, ford, chevy, chevrolet, dodge, ram, gmc, tesla, model 3, model s, model y, honda, civic, honda civic, accord, honda accord, toyota, camry, corolla, prius, tacoma, nissan, nissan pathfinder, altima, subaru, outback, forester, mazda, miata, hyundai, elantra, kia, bmw, mercedes, mercedes benz, audi, volkswagen, vw, beetle, golf gti, volvo, porsche, ferrari, lamborghini, jaguar, land rover, range rover, lexus, acura, infiniti, cadillac, buick, lincoln, chrysler, mini cooper, fiat, renault, peugeot, citroen, skoda, suzuki, yamaha, harley, harley davidson, harley-davidson, kawasaki, ducati, vespa, mustang, ford mustang, camaro, corvette, f150, f-150, silverado, bentley, rolls royce, rolls-royce, byd, nio, bus, tractor, boat, yacht, sports car, pathfinder, wrangler, cherokee',
)

/** Makers of cars and motorcycles: with any model after them. */
export const MAKERS = wordSet(
  'peterbilt, kenworth, freightliner, scania, john deere, kubota, polaris, ski-doo, can-am, winnebago, airstream, skoda, toyota, honda, ford, chevy, chevrolet, nissan, mazda, subaru, hyundai, kia, bmw, mercedes, audi, vw, volkswagen, volvo, porsche, lexus, fiat, renault, peugeot, citroen, suzuki, yamaha, kawasaki, ducati, triumph, vauxhall, opel, dacia, seat, mini, jeep, tesla, mitsubishi, holden, daihatsu, isuzu, tata, mahindra, maruti, proton, perodua, harley, vespa, aprilia, ktm, royal enfield, alfa, alfa romeo, saab, smart, polestar, mg, cupra, infiniti, acura, buick, cadillac, dodge, gmc, pontiac',
)

/** Things whose possession is worth a card after a bare "I have". */
export const POSSESSIONS = wordSet(
  "house, home, condo, apartment, flat, mansion, cabin, cottage, villa, yard, backyard, garden, greenhouse, pool, swimming pool, hot tub, farm, ranch, land, property, rental properties, rental property, boat, yacht, plane, airplane, motorhome, collection, hat collection, stamp collection, coin collection, record collection, vinyl collection, book collection, comic book collection, doll collection, library, guitar, piano, violin, drum set, keyboard, telescope, sewing machine, 3d printer, printer, tv, television, projector, gun, guns, rifle, sword, swords, tattoo machine, jeans, shoes, boots, sneakers, jewelry, helmet, skateboard, surfboard, snowboard, skis, tent, kayak, canoe, treadmill, home gym, gym membership, netflix account, restaurant, shop, store, bakery, business, company, craft business, startup, online store, etsy shop, dance studio, studio, bookstore, cafe, coffee shop, food truck, bar, salon, gallery, youtube channel, blog, podcast, website, driver license, driving license, drivers license, driver's license, passport, credit card, toy, toys, lego, action figures, trust fund, savings account, stocks, crypto, bitcoin, fireplace, balcony, garage, treehouse, trampoline, vineyard, orchard, electronics, wardrobe, purse, watch, rolex, ring, necklace, bookshelf",
)
