/** Short forms and what they stand for: as good as the word itself. */
export const ABBREVIATIONS = `
    tv, television, telly
    photo, photograph, pic
    gym, gymnasium
    bike, bicycle
    phone, telephone
    fridge, refrigerator
    exam, examination
    ad, advertisement, advert
    lab, laboratory
    math, mathematics
    info, information
    app, application
    doc, document
    dr, doctor
    prof, professor
    univ, uni, university
    dept, department
    apt, apartment
    govt, government
    mgr, manager
    asst, assistant
    appt, appointment
    vet, veterinarian
    vet, veteran
    grad, graduate, graduation
    undergrad, undergraduate
    kinder, kindergarten
    bday, birthday
    xmas, christmas
    fb, facebook
    insta, ig, instagram
    yt, youtube
    nyc, new york
    la, los angeles
    sf, san francisco
    uk, united kingdom
    usa, united states
    pc, computer
    ai, artificial intelligence
    ml, machine learning
    vr, virtual reality
    hr, human resources
    ceo, chief executive
    diy, do it yourself
    bbq, barbecue
    veg, vegetable
    veggie, vegetable, vegetarian
    fave, favorite
    temp, temperature, temporary
    memo, memorandum
    auto, automobile
    plane, airplane
    limo, limousine
    condo, condominium
    burb, suburb
    sax, saxophone
    sci-fi, science fiction
    romcom, romantic comedy
    sitcom, situation comedy
    flu, influenza
    covid, coronavirus
    meds, medication, medicine
    physio, physiotherapy
    psych, psychology
    econ, economics
    bio, biology, biography
    chem, chemistry
    lit, literature
    cs, computer science
    pe, physical education
    hw, homework
    dorm, dormitory
    rec, recreation
    dev, developer
    admin, administrator
    intl, international
    assoc, association
    corp, corporation
    org, organization
    jan, january
    feb, february
    apr, april
    aug, august
    sept, september
    oct, october
    nov, november
    dec, december
    mon, monday
    tue, tues, tuesday
    thu, thurs, thursday
    fri, friday
    min, minute
    hr, hour
    yr, year
    wk, week
    kg, kilogram, kilo
    km, kilometer
    lb, lbs, pound
    ft, foot
    st, street
    ave, avenue
    rd, road
    mt, mountain
    pup, puppy
    tee, t-shirt
    specs, spectacles
    croc, crocodile
    hippo, hippopotamus
    rhino, rhinoceros
    chimp, chimpanzee
    lgbt, lgbtq, lgbtqia
    trans, transgender
    bi, bisexual
    gf, girlfriend
    bf, boyfriend
    bff, best friend
    sis, sister
    bro, brother
    hubby, husband
    fam, family
    convo, conversation
    pjs, pajamas
    ac, air conditioning
    asap, soon
    dob, birthday
    id, identification
    mins, minutes
    vacay, vacation
    reno, renovation
    ortho, orthodontist
    derm, dermatologist
    obgyn, gynecologist
    er, emergency
    mph, miles
`
