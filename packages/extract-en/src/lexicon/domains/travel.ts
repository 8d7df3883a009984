import { travel as thesaurus } from '../../query/thesaurus/travel.ts'
import { NATIONALITIES } from '../nationalities.ts'
import { PLACES } from '../places.ts'
import { MAKERS, VEHICLES } from '../things.ts'
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
    islands, where could i go, where can i go, where can we go, where could we go, where should i go, where should we go
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
    fastest way to, quickest way to, how do i get to, get there, on foot, airport, miles per gallon, awd, 4wd
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
    pour down, freeze outside, thaw, melt outside
  `,
  also: `
    rainy, raining, snowy, snowing, sunny, cloudy, overcast, windy, breezy, stormy, foggy, misty, hazy, humid, muggy, sticky heat, chilly,
    freezing, scorching, boiling hot, sweltering, icy, slippery roads, frosty, mild day, warm enough, cold enough, too hot, too cold,
    hot outside, cold outside, warm outside, how cold, how hot, how warm, hot day, hot days, cold day, cold days, in this heat,
    in the cold, the heat, below zero, subzero, minus ten, in winter, in summer, clear skies, nice out, dark outside, degrees, clouds,
    need a jacket, need a coat, bring a jacket, bring a coat, take a coat, take a jacket, sunglasses
  `,
})
