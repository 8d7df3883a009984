import type { Field } from './field.ts'

export const community: Field = {
  same: `
    lgbtq, lgbt, lgbtqia, queer
    lgbtq community, queer community > lgbtq, pride, transgender
    gay, homosexual
    lesbian, gay woman
    bisexual, bi
    transgender, trans
    trans woman, transgender woman > transgender
    trans man, transgender man > transgender
    nonbinary, non-binary, enby
    gender identity, gender > transgender, nonbinary, woman, man, pronouns
    sexual orientation, sexuality > gay, lesbian, bisexual, straight
    come out, coming out, came out > transgender, gay, lgbtq
    transition gender, gender transition > transgender, hormones
    ally, supporter
    pride parade, pride march, pride > lgbtq, rainbow
    activist, advocate, campaigner
    activism, advocacy
    equality, equal rights
    rights, civil rights
    discrimination, prejudice
    racism, racist
    sexism, sexist
    feminism, feminist
    inclusion, inclusive, inclusivity
    diversity, diverse
    support group, peer group
    community, neighbors, society
    charity, nonprofit
    volunteer, help out
    homeless shelter, shelter
    food bank, soup kitchen
    orphanage, children's home
    religion, faith
    religious, devout, spiritual
    god, lord
    christian, christianity
    catholic, catholicism
    church, parish
    muslim, islam
    mosque, masjid
    jewish, judaism
    synagogue, temple
    buddhist, buddhism
    hindu, hinduism
    atheist, nonbeliever
    agnostic, unsure about god
    pray, prayer
    priest, pastor, minister
    bible, scripture
    baptism, christening
    spiritual, spirituality
    meditate, pray
    zodiac, star sign, horoscope, astrology
    nationality, citizenship
    citizen, national
    ethnicity, ethnic background, race
    ethnic background > ethnicity, heritage, roots
    heritage, ancestry, roots
    cultural background, culture
    immigrant community, diaspora
    politics, government
    political party, party politics
    liberal, left-wing, progressive
    conservative, right-wing
    political leaning, political views > liberal, conservative, vote
    democrat, democratic party
    republican, gop
    vote, ballot
    president, head of state
    mayor, city leader
    government, administration
    congress, parliament, senate
    law, legislation
    patriotic, patriotism
    military, armed forces
    army, military
    veteran, ex-military, former soldier
    war, conflict
    peace, ceasefire
    refugee, asylum seeker
    poverty, poor
    hunger, starvation
    senior, elderly, old people
    youth, young people
    youth center, youth club
    mentoring, mentorship
    mentoring program, big brother program
    gender, sex
    woman, female, lady
    man, male, guy
    person, individual, human
    people, folks
    stranger, unknown person
    crowd, audience
    leader, head
    member, participant
    membership, belong to
    organization, association, institution
    public service, community service
    blood donor, give blood
    pen pal, penpal
    safe space, safe place
  `,
  near: `
    lgbtq: transgender, pride, gay, lesbian, rainbow, support group, rights, queer
    transgender: lgbtq, gender, transition, pride, identity, woman
    pride: parade, rainbow, flag, lgbtq
    identity: transgender, gender, woman, gay, nationality
    gender identity > identity, transition
    gender: woman, man, female, male
    activist: protest, rights, campaign, rally
    equality: rights, justice, women
    support group: lgbtq, stories, meeting, share, community
    community: neighborhood, volunteer, group, center, events
    community work > volunteer, shelter, charity
    religion: church, christian, muslim, jewish, buddhist, hindu, pray, faith, god
    religious > church, faith, pray, god
    church: pray, sunday, pastor, faith, mass, choir
    spiritual: meditation, faith, soul
    politics: election, vote, president, government, party, liberal, conservative
    political > liberal, conservative, vote, rights
    election: vote, candidate, campaign
    running for office > campaign, election, politics
    nationality > american, chinese, french, german, british, indian, canadian, citizen
    ethnicity > asian, african, latino, hispanic
    volunteer: homeless, shelter, soup kitchen, animal shelter, tutoring
    homeless: shelter, donate, food
    military: base, veteran, army, deployed
    war: soldier, army, veteran
    immigrant: visa, green card, refugee
    zodiac > leo, virgo, aries, scorpio, libra, gemini, capricorn
    cause > charity, rights, volunteer, awareness
    awareness: campaign, mental health, charity
    elderly: nursing home, care, grandparents
    flag: rainbow, country, pride
    patriotic > country, military, serve
  `,
}
