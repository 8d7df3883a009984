import { travel as thesaurus } from '../../query/thesaurus/travel.ts'
import { NATIONALITIES } from '../self/nationalities.ts'
import { PLACES } from '../home/places.ts'
import { MAKERS, VEHICLES } from '../things/things.ts'
import { wordsIn, wordsOf } from './forms.ts'

/** Journeys, stays and places far from home. */
export const travel = wordsOf({
  of: [wordsIn(thesaurus), PLACES, NATIONALITIES],
  but: `
    nice, us, la, bath, hull, stoke, cork, derby, turkey, jordan, florence, sofia, devon, kent, austin, virginia, queens, buffalo, york,
    reno, mali, surat, maine, rio, cali, darwin, columbus, tx, az, ny, dc, fl, il, jb, essex, phoenix, dakota, georgia, bremen, kiwi,
    polish, pole, dane, finn, scot, swede, brit, english, go to, went to, been to, pass, pack, packing, discover, explore, adventure,
    foreign, guide, map, directions, booking, america, american, chinese, indian, ride, inn, plane, sea, border, arrive, mountain, peak,
    ticket, tour, downtown, sf, check in, reservation, international, european, turkish, visit, visited, visitor, lodge, usa, india,
    china, bali, canada, ontario, basel, wellington, punjab, nj, church, chapel, castle, palace, temple, immigrate, emigrate, immigrant,
    green card, cathedral, city center, shrine, migrant, expat, georgian, swiss, french, german, greek, italian, mexican, japanese, thai,
    korean, went, ocean, island, journey
  `,
  things: `
    bali, canada, china, india, usa, layover, stopover, red-eye, airfare, one-way ticket, train ticket, visa, e-visa, embassy, carry-on,
    checked bag, plug adapter, frequent flyer, air mile, lounge access, window seat, aisle seat, seat upgrade, first class,
    business class, economy class, security line, customs, homestay, villa, cabin, campsite, glamping, campervan, weekend away,
    city break, staycation, gap year, safari, ferry, hot spring, onsen, disneyland, disney world, museum pass, walking tour, guided tour,
    time difference, exchange rate, foreign currency, phrasebook, local sim, expedia, booking.com, tripadvisor, skyscanner, eurail,
    interrail, rail pass, shinkansen, overnight train, sleeper train, bus tour, car rental, rental car, scenic route, scenic drive, alps,
    mediterranean, latin america, middle east, traveller, digital nomad, world tour, long-haul, spring break, patagonia, scandinavia,
    balkans, andes, tropics
  `,
  acts: `
    travel, fly to, fly out, fly home, pack for, sightsee, hitchhike, check in at, explore the city, tour the
  `,
  also: `
    trips, weekend in, week in, days in, while we're in, where to stay, where to go, things to see, things to do in, must-see, must see,
    off the beaten path, off season, peak season, aisle or window, packing, what to pack, carry on, all-inclusive, all inclusive, island,
    islands, where could i go, where can i go, where can we go, where could we go, where should i go, where should we go,
    where should i stay, where should we stay, where shall i stay, where shall we stay, where do i stay, where do we stay,
    where can i stay, where can we stay, where could we stay, where am i staying, where are we staying, somewhere to stay, place to stay,
    places to stay, nights in, days away, few days away, go away for, get away for, heading off, off to spain, off on holiday,
    passing through, what should i pack, what should we pack, what do i pack, what do we pack, what goes in the bag, what goes in my bag,
    in the suitcase, in my suitcase, hand luggage, throw in the bag, how many days in, worth seeing, worth visiting, worth a visit,
    what to see, what should i see, what should we see, is there to see, touristy, see the sights, land at, landing at, landing in,
    flying, flying out, fly back, on the plane, at the border, jetlagged, jet-lagged, abroad, overseas, go abroad, half board,
    full board, see the world, swap the house, going away for, go away for a, one night in, two nights in, three nights in, a few nights,
    three nights, four nights, five nights, a week away, week off in, long weekend, base ourselves, put us up in, where do we kip,
    kip for the night
  `,
})

/** Ways to get about, and vehicles. */
export const transport = wordsOf({
  of: [VEHICLES, MAKERS],
  but: `
    ram, outback, lincoln, mustang, pathfinder, cherokee, accord, beetle, jaguar, mini, seat, smart, triumph, proton, tata, alfa,
    infiniti, civic, forester, suzuki, yamaha, hybrid, saloon, camper, crossover, trike, cadillac, lexus, boat, model s, model y, vespa,
    saab, opel, mg, wagon, mercedes, convertible, coupe, holden, harley, acura, dodge, wrangler, aprilia, rv, tractor, yacht
  `,
  things: `
    plug-in hybrid, charging station, range anxiety, lexus, mercedes, harley, vespa, convertible, coupe, rv, lorry, motorhome, tractor,
    yacht, boat, ferry, train, tram, metro, subway, underground, tube, coach, railway station, taxi, cab, uber, lyft, ride share,
    rideshare, carpool, commute, traffic, rush hour, toll, motorway, highway, freeway, parking, speeding ticket, garage, driveway, petrol,
    diesel, gasoline, gas station, fuel economy, mileage, mpg, oil change, brake, tire, tyre, puncture, spare wheel, windscreen,
    windshield, wiper, headlight, clutch, gearbox, transmission fluid, engine, jump start, mechanic, mot, road tax, roof rack,
    trunk space, dashcam, dash cam, licence plate, license plate, number plate, driver's license, learner permit, stick shift, cycle path,
    e-scooter, derailleur, pedal, journey time, timetable, platform number, oyster card, transit, public transport, public transportation,
    directions, detour, shortcut, google maps, waze, citymapper, driver, the station, nearest station
  `,
  acts: `
    drive, park the, park my, cycle to, hail a, fill up, refuel, get to work, overtake, parallel park
  `,
  also: `
    fastest way to, quickest way to, how do i get to, get there, on foot, airport, miles per gallon, awd, 4wd, how do we get to,
    how do i get from, how do we get from, how do i get home, how do we get home, how do i get back, how do i get there,
    how do i get over to, how do i get across, how long to get to, how long does it take to get, best way to get to,
    best way to get from, easiest way to get to, quickest way to get, way to get there, best way there, fastest way home,
    quickest way home, without changing twice, lift home, lift to the, give me a lift, ride to the, ride home, pick me up from,
    pick her up from, pick him up from, pick them up from, drop me off, drop them off, drop her off, drop him off, get about,
    getting about, get around town, walkable, walking distance, walk there, walk it or, too far to walk, how far is it to, flat battery,
    engine light, due a service, double parked, getting around town, getting around the city, car won't start, in the boot,
    in the trunk of, fit in the boot, fit in the car, who is driving, need a lift, get a lift, miss the last, way over to, get to mine,
    get to yours
  `,
})

/** The weather, and what it makes one take along. */
export const weather = wordsOf({
  things: `
    weather, forecast, temperature, rain, rainstorm, rainfall, drizzle, downpour, storm, thunderstorm, thunder, lightning, snow, snowfall,
    snowstorm, blizzard, sleet, hail, frost, black ice, wind, breeze, gust, gale, hurricane, typhoon, cyclone, tornado, monsoon, flood,
    flooding, drought, heatwave, heat wave, cold snap, cold front, fog, mist, haze, smog, air quality, aqi, pollen count, humidity,
    dew point, sunshine, uv, sunrise, sunset, rainbow, umbrella, raincoat, wellies, waterproof jacket, winter coat, thermals, sunscreen,
    sun hat, celsius, fahrenheit, climate, dry season, puddle, snowman, wildfire smoke, air con, ac unit, heating bill, northern lights,
    aurora, meteor shower, precipitation, barometer, high pressure, low pressure, warm spell, winter tyre, winter tire
  `,
  acts: `
    pour down, freeze outside, thaw, melt outside, chuck it down, tip it down, bucket down, cloud over, tip down with
  `,
  also: `
    rainy, raining, snowy, snowing, sunny, cloudy, overcast, windy, breezy, stormy, foggy, misty, hazy, humid, muggy, sticky heat,
    chilly, freezing, scorching, boiling hot, sweltering, icy, slippery roads, frosty, mild day, warm enough, cold enough, too hot,
    too cold, hot outside, cold outside, warm outside, how cold, how hot, how warm, hot day, hot days, cold day, cold days, in this heat,
    in the cold, the heat, below zero, subzero, minus ten, in winter, in summer, clear skies, nice out, dark outside, degrees, clouds,
    need a jacket, need a coat, bring a jacket, bring a coat, take a coat, take a jacket, sunglasses, parky, nippy, bitter out,
    baking hot, roasting outside, chucking it down, tipping it down, bucketing down, pouring down, pouring outside, wet out, stay dry,
    will it stay, hang the washing out, brolly, like outside, like out there, drizzly, blustery, soaking wet, clear up later,
    brighten up, cool down later, warm up later, hot tomorrow, cold tomorrow, cold tonight, bring an umbrella
  `,
})
