import type { Field } from './field.ts'

export const travel: Field = {
  same: `
    travel, trip, journey
    trip, vacation, holiday, getaway
    vacation, holiday
    visit, go to, went to
    visited > went, trip, traveled
    been to, went to > visit, trip
    tour, sightseeing
    tourist, traveler, visitor
    sightseeing, attractions
    tourist attraction, landmark
    road trip, roadtrip, driving trip
    business trip, work trip
    honeymoon, wedding trip
    cruise, cruise ship
    backpacking, backpacker
    abroad, overseas, foreign country
    foreign, international
    destination, place to visit
    itinerary, travel plan
    flight, plane ride
    plane, airplane, aircraft
    airport, terminal
    airline, air carrier
    boarding pass, plane ticket
    ticket, pass
    luggage, suitcase, baggage
    backpack, rucksack
    pack, packing
    passport, travel document
    visa application, travel visa
    hotel, inn, lodge
    motel, motor inn
    hostel, guesthouse, bed and breakfast
    airbnb, vacation rental
    resort, beach resort
    check in, checked in > hotel, arrive
    reservation, booking
    book hotel, booked hotel > reservation, hotel
    beach, seaside, shore, coast
    island, isle
    ocean, sea
    mountain, peak
    national park, nature reserve
    theme park, amusement park
    roller coaster, rollercoaster, ride
    castle, palace, fortress
    temple, shrine, pagoda
    church, cathedral, chapel
    ruins, ancient site
    capital city, national capital
    downtown, city center
    abroad trip, overseas trip
    jet lag, jetlag
    souvenir, keepsake, memento
    postcard, travel card
    guide, tour guide
    guidebook, travel guide
    map, directions
    explore, discover
    adventure, expedition
    bucket list, dream destination
    solo travel, travel alone
    immigrate, emigrate, immigration
    immigrant, expat, migrant
    visa status, green card, residence permit
    customs check, border control
    border, frontier
    usa, united states, america, us
    uk, united kingdom, britain, england
    nyc, new york, new york city
    la, los angeles
    sf, san francisco
    dc, washington
    uae, dubai
    europe, european
    asia, asian
    africa, african
    america, american
    china, chinese
    japan, japanese
    korea, korean
    india, indian
    france, french
    germany, german
    italy, italian
    spain, spanish
    mexico, mexican
    russia, russian
    sweden, swedish
    norway, norwegian
    ireland, irish
    scotland, scottish
    greece, greek
    turkey, turkish
    brazil, brazilian
    canada, canadian
    australia, australian
    england, english
    britain, british
    vietnam, vietnamese
    thailand, thai
    portugal, portuguese
    netherlands, dutch, holland
    poland, polish
    switzerland, swiss
    egypt, egyptian
    philippines, filipino
    ukraine, ukrainian
    nigeria, nigerian
  `,
  near: `
    travel: trip, flight, vacation, hotel, passport, abroad, beach, country, tour, explore, airport
    trip: flight, hotel, beach, camping, tour, drive, museum, road trip, visit
    vacation: beach, hotel, flight, resort, trip, relax, island
    road trip > drive, car, camping, route, national park
    country > japan, france, italy, spain, germany, england, mexico, china, india, canada, sweden, brazil, abroad
    countries > abroad, visit, passport, japan, italy, france
    city > paris, london, rome, tokyo, new york, boston, chicago, seattle, berlin, barcelona
    state > california, texas, florida, oregon, colorado
    us state > california, texas, florida, oregon, colorado
    continent > europe, asia, africa, america
    hotel: room, stay, lobby, reservation, resort
    flight: airport, plane, airline, delayed, ticket
    airport: flight, luggage, terminal, security
    beach: sand, ocean, swim, waves, sunset, sunbathe, sea
    island: beach, hawaii, bali, ferry
    tour: guide, sightseeing, bus, city
    tourist attraction > museum, tower, castle, statue
    sightseeing: museum, tower, castle, photos
    theme park: disneyland, roller coaster, rides
    national park: hike, trail, yosemite, yellowstone, camping, canyon
    immigrant: visa, moved, country, culture
    immigrate > move, country, visa
    culture: tradition, language, food, festival, heritage
    explore: city, trail, new places, hike
    visit: trip, museum, family, grandparents, tour
    abroad: country, exchange, flight, visa
    souvenir: magnet, postcard, gift, bought
    adventure > trip, camping, explore
    cruise: ship, island, caribbean
    luggage: suitcase, bag, pack
    getaway: weekend, cabin, retreat, beach
    retreat: yoga, cabin, weekend
  `,
}
