/** Journeys made. */
export const travel = `
visit, tour, explore, see, backpack around, backpack through, road trip through, travel around, travel through, drive across, fly over | obj: KNOWNPLACE | event_travel | event verb
go, travel, fly, drive, sail, cruise, backpack, hitchhike, trek, cycle, bike, road trip, roadtrip, ride, take the train, take a train, take a bus, take the ferry, take a cruise, take a trip, go on a trip, go on holiday, go on vacation, go back, head, head out, jet off, pop over, go over, go down, go up, take the kids, take own kids, take own mom, take own mum, take own parents, take own wife, take own family, take the family, make a trip, escape, run away | to through across around along: KNOWNPLACE | event_travel | event verb
honeymoon, vacation, holiday, camp, ski, surf, dive, hike, go camping, go skiing, go hiking, go diving, go surfing, go fishing, go snorkelling, go snorkeling, go backpacking, spend a week, spend two weeks, spend a month, spend three weeks, spend a few days, spend the weekend, spend christmas, spend new year, spend the holidays, spend a year, spend six months, spend a summer, spend the summer, stay a week, study abroad, get married, get engaged, get stuck, volunteer, teach english, au pair, do a semester, do an exchange | in at around on: KNOWNPLACE | event_travel | event verb
get back, come back, return, be back, be just back, get home, fly back, fly home, drive back | from: KNOWNPLACE TRIP | event_travel | event verb
take, go on, be on, come back from, get back from, book, plan | obj: TRIP | event_travel | event verb affirm
book, have booked, plan, be planning, have planned, organise, organize | obj: TRIP | plan | present
book, have booked, buy, get | to for: KNOWNPLACE OCCASION | plan | present object=TICKET
climb, summit, hike, trek, scale, walk, thru-hike, thru hike, cycle, run up, hike up, climb up | obj: PROPER SUMMIT | event_achievement | event verb affirm
visit, stay with, go to see, fly out to see, go visit, go see, spend time with, catch up with | obj: KIN | event_social | event verb
miss own flight, lose own luggage, lose own passport, have own passport stolen, get food poisoning, go abroad, travel the world, see the northern lights, cross the country, move abroad, go backpacking, go interrailing, interrail, go on safari, go on a cruise, go on honeymoon, go on own honeymoon, go skydiving, go bungee jumping, go white water rafting, go scuba diving, take a gap year, swim with dolphins | none in at to through last on with around | event_travel | event verb
travel, fly, drive, go | to: KNOWNPLACE | habit | present verb simple
`
