import type { Field } from './field.ts'

export const health: Field = {
  same: `
    health, wellbeing, wellness
    healthy, fit, in shape
    sick, ill, unwell
    illness, disease, sickness, ailment
    condition > illness, disease, disorder
    health problem, health issue, medical condition > illness, disease, diagnosis, injury, pain
    hospital, clinic, medical center
    emergency room, er, a&e
    ambulance, paramedic
    surgery, operation, procedure
    injury, injured, wound
    injure, hurt, harm
    pain, ache, sore, hurt
    headache, migraine
    stomach ache, stomachache, bellyache
    backache, back pain
    toothache, dental pain
    fever, temperature, high temperature
    cold, common cold
    flu, influenza
    covid, coronavirus, covid-19
    cough, coughing
    allergy, allergic
    allergic reaction, anaphylaxis
    asthma, asthmatic
    diabetes, diabetic
    cancer, tumor
    chemo, chemotherapy
    heart attack, cardiac arrest
    high blood pressure, hypertension
    broken bone, fracture, fractured
    sprain, twisted ankle
    concussion, head injury
    medicine, medication, drug, meds
    pill, tablet, capsule
    prescription, prescribed
    painkiller, ibuprofen, aspirin
    antibiotic, penicillin
    vaccine, vaccination, jab
    vitamin, supplement
    pharmacy, drugstore, chemist
    checkup, check-up, physical exam
    appointment, booking
    diagnosis, diagnosed
    treatment, therapy, cure
    recover, recovery, heal, get better
    rehab, rehabilitation
    physical therapy, physiotherapy, physio
    dentist, orthodontist
    eye doctor, optician, optometrist
    therapist, psychologist, counselor, shrink
    psychiatrist, mental health doctor
    mental health, psychological health
    depression, depressed
    anxiety, anxious
    panic attack, anxiety attack
    insomnia, sleepless, trouble sleeping
    tired, exhausted, fatigued, weary
    exhaustion, fatigue
    sleep, slept, asleep
    nap, siesta, doze
    wake up, get up
    diet, eating plan
    lose weight, losing weight, weight loss, slim
    gain weight, gaining weight, weight gain
    overweight, obese, obesity
    thin, skinny, slim
    exercise, workout, training
    work out, working out > exercise, gym, workout
    gym, fitness center, health club
    fitness, physical fitness
    yoga, pilates
    meditation, meditate, mindfulness
    massage, spa treatment
    smoke, smoking, cigarette
    quit smoking, stop smoking
    alcoholic, alcoholism, drinking problem
    addiction, addicted
    sober, sobriety
    vape, vaping, e-cigarette
    vegetarian, meatless
    vegan, plant-based
    gluten-free, celiac
    lactose intolerant, lactose intolerance
    disability, disabled, handicapped
    wheelchair, mobility scooter
    blind, visually impaired
    deaf, hard of hearing
    glasses, spectacles, eyeglasses
    contact lenses, contacts
    braces, orthodontics
    tooth, teeth
    belly, stomach, tummy, abdomen
    skin, complexion
    rash, hives, eczema
    acne, pimple, spot
    bruise, contusion
    bleed, bleeding, blood
    vomit, throw up, nausea
    dizzy, lightheaded, vertigo
    faint, pass out, passed out
    infection, infected
    virus, bug
    symptom, sign
    height, tall
    how tall, tall > height, cm, feet
    weight, weigh
    haircut, hairdo
    hair color, dyed hair
    beard, facial hair
    skincare, skin care
    hygiene, cleanliness
    self-care, self care
    first aid, emergency care
    blood test, lab work
    x-ray, scan, mri
    period, menstruation
    menopause, hot flashes
    adhd, attention deficit
    autism, autistic
    ptsd, trauma
    dementia, alzheimer
    stroke, brain bleed
    posture, slouch
    sunburn, sunburnt
    hangover, hungover
    die of, died of > cancer, illness, death
  `,
  near: `
    health: doctor, hospital, illness, exercise, diet, sleep, medicine, diagnosis, pain
    mental health: therapy, therapist, anxiety, depression, counseling, stress, self-care, meditation
    sick: fever, cold, flu, doctor, hospital, cough
    illness: cancer, diabetes, asthma, flu, covid, diagnosed
    hospital: surgery, doctor, nurse, patient, ward, emergency
    surgery: hospital, surgeon, recovery, knee
    injury: broke, sprain, ankle, knee, wrist, accident, hurt, fracture, bandage
    injured > broke, sprained, hurt, cast, crutches
    pain: back, knee, painkiller, headache, shoulder
    medicine, medication: pill, prescription, pharmacy, dose, doctor
    allergy: peanut, pollen, nuts, gluten, dairy, shellfish, cat, hives, antihistamine, penicillin
    allergic: nuts, pollen, peanut, shellfish, dairy
    diet: vegetarian, vegan, keto, low-carb, calories, protein, sugar, gluten
    weight: pounds, kilos, scale, diet, gym
    exercise: gym, run, yoga, swim, weights, cardio, jog, pilates, workout
    workout: gym, run, weights, yoga, trainer, cardio
    gym: weights, treadmill, trainer, membership, workout
    fitness: gym, workout, run, trainer, marathon
    sleep: insomnia, bed, nap, tired, night, dream
    tired: sleep, exhausted, rest, burnout
    therapy: therapist, session, counselor, anxiety, mental health
    therapist: session, therapy, counseling
    dentist: tooth, cavity, braces, cleaning, teeth
    eyes: glasses, vision, contacts, lenses
    disability: wheelchair, deaf, blind, accessible
    vaccine: shot, booster, flu, covid
    smoke: quit, cigarettes, vape
    addiction: rehab, sober, alcohol, gambling
    cancer: chemo, tumor, remission, breast, oncologist
    heart: blood pressure, cardiologist, cholesterol
    meditation: mindfulness, breathing, calm, yoga
    self-care: relax, bath, massage, me-time, sleep, meditation, skincare
    destress, unwind: relax, calm, yoga, meditation, bath, walk, music
    de-stress > relax, calm, unwind, escape
    blow off > relax, unwind
    hair: haircut, dye, salon, blonde, curly, bald
    body: leg, arm, back, head, knee, shoulder
    body part > leg, arm, ankle, knee, wrist, back, shoulder, foot
    appearance: hair, tall, eyes, tattoo, glasses
    look like > tall, hair, eyes, beard, appearance
    nutrition: vitamins, protein, diet, vegetables
    pregnancy: baby, due, trimester
    doctor > appointment, checkup, diagnosis, clinic
    accident > injury, crash, hospital, hurt
    wellness: yoga, spa, meditation, massage
    recovery: rehab, physio, healing, rest
  `,
}
