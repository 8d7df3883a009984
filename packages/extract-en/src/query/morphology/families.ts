/**
 * Words of one root that a stemmer keeps apart: what is done, who does it, what comes of it. Forms a stemmer joins to one of a line
 * (painting to paint) need not stand here.
 */
export const FAMILIES = `
    act, actor, actress
    advise, advice, adviser
    allergy, allergic
    analysis, analytical
    apply, application, applicant
    approve, approval
    argue, argument
    arrive, arrival
    art, artist, artistic
    assist, assistant, assistance
    astronomy, astronomer
    athlete, athletic
    attend, attendance, attendee
    bake, baker, bakery
    beauty, beautiful
    begin, beginner
    believe, belief
    bike, biker
    bank, banker, banking
    biology, biologist
    bleed, blood, bloody
    brave, bravery
    breathe, breath
    build, builder
    bully, bullying
    busy, busyness
    buy, buyer
    camp, camper, camping, campsite
    care, caring, caregiver
    celebrate, celebration, celebratory
    cello, cellist
    ceramic, ceramics, ceramicist
    chemistry, chemist
    child, childhood
    choose, choice
    clean, cleaner
    climb, climber
    cloud, cloudy
    coach, coaching
    code, coder, coding
    collect, collector, collection
    comedy, comedian
    compare, comparison
    compete, competition, competitor, competitive
    compose, composer, composition
    confide, confidence, confident
    confuse, confusion
    connect, connection
    construct, construction
    consult, consultant
    cook, cooker, cookery
    courage, courageous
    create, creative, creator, creation
    critic, criticize, criticism
    culture, cultural
    curious, curiosity
    cycle, cyclist
    dance, dancer
    danger, dangerous
    date, dating
    deaf, deafness
    decide, decision
    decorate, decoration, decor
    deep, depth
    deliver, delivery
    dentist, dental
    depart, departure
    describe, description
    design, designer
    develop, developer
    diagnosis, diagnostic
    die, death, dead, deceased
    differ, difference, different
    difficult, difficulty
    disable, disability
    disappoint, disappointment
    discover, discovery
    discuss, discussion
    dive, diver
    divorce, divorcee
    donate, donation, donor
    doubt, doubtful
    draw, drawer
    dream, dreamer
    drink, drinker
    drive, driver
    drum, drummer
    economy, economics, economist
    edit, editor
    educate, education, educator
    electric, electrician, electricity
    emigrate, emigrant
    emotion, emotional
    employ, employer, employee, employment
    encourage, encouragement
    engage, engaged, engagement, fiance
    engine, engineer
    enjoy, enjoyment
    enroll, enrollment
    enter, entry, entrance
    exhibit, exhibition
    expect, expectation
    expense, expensive
    explain, explanation
    explode, explosion
    explore, explorer, exploration
    fail, failure
    farm, farmer
    fame, famous
    fight, fighter
    film, filmmaker, filmmaking
    fish, fisherman, fishing
    flower, floral, florist
    fly, flight
    fog, foggy
    forgive, forgiveness
    free, freedom
    friend, friendship, friendly
    frustrate, frustration
    fund, funding, fundraiser, fundraising, fundraise
    game, gamer, gaming
    garden, gardener
    give, giver, gift
    golf, golfer
    govern, government
    graduate, graduation
    grateful, gratitude
    grieve, grief
    grow, growth
    guide, guidance
    guitar, guitarist
    gym, gymnastics, gymnast, gymnasium
    hair, haircut, hairdresser
    happy, happiness
    hate, hatred
    heal, healing, health
    health, healthy
    heat, hot
    high, height
    hike, hiker
    history, historian, historic, historical
    home, homeless
    honest, honesty
    hunt, hunter
    ice, icy
    illustrate, illustrator, illustration
    immigrate, immigrant, immigration
    improve, improvement
    inspire, inspiration, inspirational
    instruct, instructor, instruction
    insure, insurance
    intend, intention
    intelligent, intelligence
    interview, interviewer
    invent, inventor, invention
    invest, investor, investment
    invite, invitation
    jealous, jealousy
    jewel, jewelry, jeweler
    jog, jogger
    journal, journalist, journalism
    judge, judgment
    kind, kindness
    know, knowledge
    knit, knitter
    law, lawyer, legal
    lead, leader, leadership
    learn, learner
    library, librarian
    live, life, alive, lifestyle
    lone, lonely, loneliness
    long, length
    lose, loss, lost
    love, lover, lovely
    lucky, luck
    magic, magician, magical
    manage, manager, management
    marry, marriage, wedding, married
    mathematics, mathematician, math
    mean, meaning
    mechanic, mechanical
    medicine, medical, medication
    meditate, meditation
    meet, meeting
    mentor, mentorship, mentoring
    migrate, migrant, migration
    miss, missing
    motivate, motivation
    mountain, mountaineer, mountaineering
    move, movement, relocation
    murder, murderer
    music, musician, musical
    nation, national, nationality
    nature, natural
    neighbor, neighborhood
    nervous, nerve
    news, newspaper
    novel, novelist
    nurse, nursing
    nutrition, nutritionist
    obsess, obsession
    operate, operation
    opinion, opinionated
    organization, organizational
    own, owner, ownership
    pain, painful
    paint, painter
    parent, parenthood, parenting, parental
    passion, passionate
    patient, patience
    pay, payment
    peace, peaceful
    perform, performance, performer
    permit, permission
    pharmacy, pharmacist
    philosophy, philosopher
    photo, photograph, photography, photographer
    physics, physicist
    physical, physically
    piano, pianist
    plan, planner, planning
    play, player, playful
    poem, poet, poetry
    poison, poisonous
    police, policeman
    politics, political
    pollute, pollution
    poor, poverty
    pot, pottery, potter
    power, powerful
    pray, prayer
    prefer, preference
    pregnant, pregnancy
    prepare, preparation
    present, presentation
    print, printer
    produce, producer, production, product
    program, programmer, programming
    promise, promising
    promote, promotion
    propose, proposal
    protect, protection
    proud, pride
    prove, proof
    psychology, psychologist, psychological
    publish, publisher, publication
    punish, punishment
    qualify, qualification
    race, racial, racism, racist
    rain, rainy, rainfall
    read, reader
    receive, receipt, reception
    recognize, recognition
    recommend, recommendation
    recover, recovery
    recycle, recycling
    refuse, refusal
    relate, relation, relationship, relative
    relax, relaxation
    religion, religious
    relocate, relocation
    renovate, renovation
    rent, rental, renter
    repair, repairman
    report, reporter
    research, researcher
    reserve, reservation
    reside, resident, residence
    resign, resignation
    respond, response
    retire, retirement, retiree
    review, reviewer
    rich, riches
    ride, rider
    rob, robber, robbery
    romance, romantic
    run, runner
    sad, sadness
    safe, safety
    sail, sailor
    science, scientist, scientific
    sculpt, sculptor, sculpture
    secure, security
    see, sight
    sell, seller, sale
    serve, service, server
    shop, shopper
    sick, sickness
    sign, signature
    sing, singer, song
    skate, skater, skateboard
    ski, skier
    sleep, sleepy, sleepless
    smoke, smoker
    snow, snowy
    snowboard, snowboarder
    social, society
    solve, solution
    speak, speaker, speech
    spice, spicy
    spirit, spiritual
    sport, sporty
    stress, stressful
    strong, strength
    study, student
    succeed, success, successful
    suffer, suffering
    suggest, suggestion
    sun, sunny, sunshine
    surf, surfer
    surgery, surgeon, surgical
    surprise, surprising
    survive, survivor, survival
    swim, swimmer
    symbol, symbolize, symbolic
    talent, talented
    tall, height
    tattoo, tattooed
    teach, teacher
    technology, technical, technician
    therapy, therapist, therapeutic
    think, thinker, thought
    thirst, thirsty
    tire, tired
    tour, tourist, tourism
    trade, trader
    tradition, traditional
    train, trainer, trainee
    transform, transformation
    translate, translator, translation
    travel, traveler
    treat, treatment
    true, truth
    trust, trustworthy
    violin, violinist
    visit, visitor
    volunteer, voluntary
    vote, voter
    wait, waiter, waitress
    wake, awake
    walk, walker
    warm, warmth
    weak, weakness
    wealth, wealthy
    weigh, weight
    win, winner
    wind, windy
    wise, wisdom
    wood, wooden, woodwork, woodworking
    work, worker, workplace
    worry, worried
    write, writer
    young, youth
    zoo, zoology
    babysit, babysitter, babysitting
    songwriter, songwriting
    beekeeper, beekeeping
    skydive, skydiving, skydiver
    blog, blogger
    vlog, vlogger
    podcast, podcaster
    sweden, swedish, swede
    spain, spanish, spaniard
    france, french
    germany, german
    italy, italian
    china, chinese
    japan, japanese
    korea, korean
    england, english
    ireland, irish
    poland, polish
    turkey, turkish
    denmark, danish
    finland, finnish
    greece, greek
    scotland, scottish
    wales, welsh
    netherlands, dutch
    switzerland, swiss
    portugal, portuguese
    america, american
    mexico, mexican
    brazil, brazilian
    canada, canadian
    russia, russian
    europe, european
    africa, african
    asia, asian
    australia, australian
    india, indian
`
