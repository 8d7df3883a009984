import type { Field } from './field.ts'

export const events: Field = {
  same: `
    event, occasion
    party, celebration, bash
    celebrate, celebration, festivity
    birthday party, birthday celebration
    festival, fair, carnival
    ceremony, ritual
    parade, march, procession
    gathering, get-together, meetup
    reunion, family reunion
    holiday, public holiday
    christmas, xmas
    christmas eve, christmas
    new year, new years
    easter, easter sunday
    thanksgiving, turkey day
    halloween, trick or treat
    valentine, valentines day
    ramadan, eid
    hanukkah, passover
    diwali, festival of lights
    lunar new year, chinese new year, spring festival
    mid-autumn festival, moon festival
    independence day, fourth of july
    gift, present
    gave gift, gave present > gift, present
    given > gift, gave, received
    invite, invitation
    guest, visitor
    host, organize
    organize, arrange, plan
    attend, go to, take part
    participate, take part, join
    event planning, party planning
    decoration, decorations
    balloon, streamers
    fireworks, pyrotechnics
    costume, fancy dress
    toast, cheers
    speech, talk, address
    talent show, performance
    award ceremony, prize giving
    baby shower, gender reveal
    bachelor party, stag party, bachelorette
    housewarming, new home party
    anniversary, jubilee
    milestone, turning point
    graduation ceremony, commencement
    prom, school dance
    charity race, charity run, fun run
    charity event, fundraiser, gala
    conference, convention
    protest, demonstration, rally
    strike, walkout
    election, vote
    tradition, custom
    surprise party, surprise
    dinner party, dinner with friends
    game night, board game night
    movie night, film night
    sleepover, slumber party
    meet up, met up > hang out, meet, see
    hang out, spend time, catch up
    catch up > talk, meet, chat
    outing, excursion, day trip
    show up, turn up
    cancel, call off
    postpone, delay, reschedule
    happen, occur, take place
    memorable, unforgettable
    special occasion, special day > birthday, anniversary, wedding
  `,
  near: `
    event: party, concert, festival, conference, wedding, parade, workshop, ceremony, meetup, race
    events > party, concert, parade, festival, conference, meeting
    party: birthday, cake, music, dance, guests, balloons, celebrate
    celebrate: birthday, party, anniversary, champagne, cake, holiday
    celebration: party, birthday, anniversary, fireworks
    holiday: christmas, thanksgiving, easter, halloween, vacation, new year, hanukkah, diwali
    holidays > christmas, thanksgiving, family
    christmas: tree, gifts, santa, december, carols, ornaments
    halloween: costume, pumpkin, candy, october
    thanksgiving: turkey, november, family, pie
    easter: eggs, bunny, april
    new year: resolution, fireworks, january, countdown
    lunar new year: red envelope, dumplings, lantern
    gift: necklace, book, flowers, birthday, christmas, received, gave, watch
    parade: pride, flag, march, float, crowd
    anniversary: years, dinner, wedding
    reunion: family, classmates, old friends
    protest: march, rights, rally, sign
    attend: conference, meeting, event, workshop, concert, class
    participate: event, race, volunteer, program, competition
    ceremony: wedding, graduation, award
    conference: speaker, talk, attend, panel
    tradition: holiday, family, every year, culture
    campaign: election, awareness, volunteer
    charity event > raised, donate, run, auction
    speech: audience, talk, nervous, microphone
    meetup: group, friends, cafe
    plan > next, going to, weekend, summer, trip
    plans > next, going to, weekend, summer, trip
    outing: park, picnic, beach, museum
  `,
}
