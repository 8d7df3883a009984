import type { Field } from './field.ts'

/** Time, transport, clothes and shopping. */
export const daily: Field = {
  same: `
    morning, am
    afternoon, pm
    evening, night
    tonight, this evening
    midnight, twelve at night
    noon, midday
    today, this day
    yesterday, day before
    weekend, saturday, sunday
    weekday, working day
    daily, every day
    weekly, every week
    monthly, every month
    yearly, annually, every year
    often, frequently
    rarely, seldom
    always, all the time
    never, not ever
    sometimes, occasionally
    recently, lately
    soon, shortly
    later, afterwards
    early, ahead of time
    late, delayed
    decade, ten years
    fortnight, two weeks
    century, hundred years
    how long, length of time > years, months, weeks, since
    how often, frequency > times, weekly, daily, every
    date, day
    calendar, planner
    clock, alarm clock
    alarm, wake-up
    watch time, wristwatch
    busy, hectic, swamped
    punctual, on time
    car, automobile, auto
    vehicle, car
    vehicle > truck, van, motorcycle
    truck, lorry, pickup
    van, minivan
    suv, crossover
    motorcycle, motorbike
    scooter, moped
    bicycle, bike
    electric car, ev, tesla
    bus > coach
    train, railway
    subway, metro, underground, tube
    tram, streetcar
    taxi, cab, uber
    ferry, boat
    boat, ship, yacht
    drive, driving
    driver license, driving license, driving licence
    driving test, road test
    driver, motorist
    passenger, rider
    traffic jam, congestion, gridlock
    gas, petrol, gasoline
    gas station, petrol station
    parking, parking lot, car park
    highway, freeway, motorway
    road, street
    sidewalk, pavement
    crossroads, intersection
    train station, railway station
    bus stop, bus station
    car repair, car service
    tire, flat tire
    clothes, clothing, outfit, apparel
    wear, wearing, dressed
    dress, gown
    shirt, blouse, top
    t-shirt, tee
    sweater, jumper, pullover
    hoodie, sweatshirt
    jacket, coat
    pants, trousers
    jeans, denim
    shorts, bermudas
    skirt, mini skirt
    suit, tuxedo
    underwear, undies
    socks, stockings
    shoes, footwear
    sneakers, trainers, running shoes
    boots, wellies
    heels, high heels
    sandals, flip-flops
    hat, cap, beanie
    gloves, mittens
    scarf, shawl
    swimsuit, bathing suit, bikini
    pajamas, nightwear
    uniform, work clothes
    necklace, pendant
    earrings, studs
    bracelet, bangle
    ring, wedding ring
    jewelry, accessories
    bag, handbag, purse
    sunglasses, shades
    makeup, cosmetics
    perfume, fragrance, cologne
    umbrella, parasol
    fashion, style
    fashionable, stylish, trendy
    size, measurement
    fabric, cloth
    pattern, print
    color, shade, hue
    red, crimson
    blue, navy
    purple, violet color
    gray, silver
    shopping, shop
    mall, shopping center
    shopping list, grocery list
    order, ordered
    deliver, delivery, shipping
    package, parcel
    return item, send back
    brand, label
    second-hand, used, thrifted, pre-owned
    thrift store, charity shop
    flea market, garage sale, yard sale
    amazon, online shopping
    store, boutique
    customer service, help desk
    own, possess
    item, thing, object
    items > bought, purchased
  `,
  near: `
    car: drive, tesla, toyota, honda, ford, bmw, prius, mechanic, road, garage, vehicle
    vehicle: car, truck, motorcycle, bike, van, suv
    drive: car, road, license, highway
    transport: bus, train, car, bike, subway, taxi
    transportation > bus, train, car, bike, subway, drive
    train: station, ticket, ride
    bus: stop, route, ride
    traffic: jam, road, commute, highway
    road: drive, highway, street
    clothes: dress, shirt, jeans, jacket, shoes, store, fashion, wear, skirt
    outfit: dress, shirt, suit, shoes
    shoes: sneakers, boots, heels, running, nike, sandals
    jewelry: necklace, ring, earrings, bracelet, gold
    necklace: gift, pendant, symbol
    accessories: bag, hat, scarf, jewelry, belt
    fashion: clothes, style, designer, brand, model
    makeup: lipstick, mascara, foundation
    color > blue, red, green, purple, yellow, pink, black, white, orange
    colour > blue, red, green, purple, yellow, pink
    shopping: mall, store, clothes, bought, online
    bought > shoes, book, dress, car
    buy: store, price, shop, order
    weekend > saturday, sunday
    morning: breakfast, wake, coffee
    evening: dinner, sunset
    month > january, february, march, april, june, july, august, september, october, november, december
    day of week > monday, tuesday, wednesday, thursday, friday, saturday, sunday
    weekday > monday, tuesday, wednesday, thursday, friday
    package: delivery, amazon, mail
    mail: letter, package, post office
    own: bought, have, car, house
    late: delay, traffic, alarm
  `,
}
