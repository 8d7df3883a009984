import { health as thesaurus } from '../../query/thesaurus/health.ts'
import { sports } from '../../query/thesaurus/sports.ts'
import { CONDITIONS, HEALTH_ADJECTIVES } from '../health/health.ts'
import { MEDICINES } from '../health/medicines.ts'
import { wordsIn, wordsOf } from './forms.ts'

/** Illness, the body, medicines, care, sleep and the mind. */
export const health = wordsOf({
  of: [wordsIn(thesaurus), CONDITIONS, HEALTH_ADJECTIVES, MEDICINES],
  but: `
    fit, in shape, condition, cold, operation, procedure, sign, bug, spot, period, contacts, appointment, booking, scan, sleepless,
    training, gym, fitness center, health club, fitness, physical fitness, exercise, workout, work out, working out, yoga, pilates,
    blind, slim, height, tall, how tall, cm, feet, haircut, hairdo, hair color, dyed hair, beard, facial hair, vegetarian, meatless,
    vegan, plant-based, thin, skinny, die of, died of, death, add, aids, ms, pots, prep, expecting, mute, lithium, concerta, corona, eds,
    temperature, bpd, me/cfs, get up, wake up, chemist, shrink, cure, pass out, weary, drug, braces, jab, virus, mental health doctor,
    trauma, cleanliness, glasses, tablet, tablets, implant, beta-blockers, blood-thinners
  `,
  things: `
    doctor, gp, nurse, specialist, dermatologist, cardiologist, neurologist, pediatrician, paediatrician, gynecologist, gynaecologist,
    ob-gyn, oncologist, urologist, physiotherapist, chiropractor, osteopath, nutritionist, dietitian, midwife, surgeon, side effect,
    dose, dosage, antihistamine, inhaler, epipen, steroid, antidepressant, ssri, beta blocker, statin, paracetamol, tylenol, advil,
    naproxen, amoxicillin, sulfa, codeine, probiotic, multivitamin, fish oil, eye drop, nasal spray, ointment, contraception,
    contraceptive, cholesterol, heart rate, biopsy, ultrasound, mammogram, colonoscopy, screening, referral, second opinion,
    waiting room, copay, dental plan, cavity, root canal, gum, filling, dental cleaning, knee, ankle, wrist, elbow, shoulder, hip, spine,
    lower back, neck, ribcage, jaw, throat, sinus, lung, kidney, liver, gut, bowel, bladder, thyroid, hormone, muscle, joint, tendon,
    ligament, acl, mcl, meniscus, rotator cuff, hamstring, shin splint, achilles, toe, finger, thumb, nail fungus, blister, wart, mole,
    scar, stitches, cramp, spasm, swelling, inflammation, itch, hive, sneeze, runny nose, stuffy nose, congestion, food poisoning,
    diarrhea, diarrhoea, constipation, indigestion, heartburn, bloating, hot flash, pms, fertility, ivf, miscarriage, trimester,
    due date, postpartum, breastfeeding, pregnancy test, palpitation, shortness of breath, seizure, dizziness, brain fog, jet lag,
    snoring, cpap, nightmare, night sweat, bedtime, burnout, stress, mood swing, counselling, counsellor, coping skill, self-harm, grief,
    relapse, withdrawal, nicotine, bmi, sunscreen, moisturizer, moisturiser, retinol, dandruff, hair loss, eyesight, vision test,
    hearing test, prosthesis, crutch, cast on, pollen, dust mite, pet dander, latex, bee sting, wasp sting, allergen, peanut, shellfish,
    urgent care, thermometer, bandage, plaster, ice pack, heating pad, compression sock, humidifier, medical history, family history,
    syndrome, autoimmune, immune system, bacteria, parasite, lice, tick bite, mosquito bite, std, sti, hpv, measles, chickenpox, mono,
    strep, uti, gallstone, tumour, radiation, remission, aneurysm, clot, iron deficiency, ibuprofen, aspirin, acetaminophen, nurofen,
    panadol, excedrin, motrin, aleve, calpol, lemsip, sudafed, dayquil, nyquil, mucinex, robitussin, strepsils, gaviscon, rennies,
    pepto-bismol, imodium, loperamide, dulcolax, senokot, miralax, dramamine, benadryl, piriton, chlorphenamine, diphenhydramine,
    penicillin, azithromycin, z-pack, doxycycline, cephalexin, cefalexin, ciprofloxacin, clarithromycin, erythromycin, clindamycin,
    metronidazole, nitrofurantoin, trimethoprim, augmentin, co-amoxiclav, bactrim, amoxil, flucloxacillin, levofloxacin, fluconazole,
    canesten, clotrimazole, terbinafine, ivermectin, malarone, malaria tablet, travel sickness tablet, tamiflu, oseltamivir, paxlovid,
    ondansetron, tiger balm, deep heat, voltarol, voltaren, savlon, neosporin, calamine, st john's wort, ashwagandha, folic acid,
    iron tablet, vitamin d, vitamin c, vitamin b12, iud, copper coil, hormonal coil, contraceptive implant, contraceptive patch,
    nicotine patch, mini pill, mini-pill, morning after pill, morning-after pill, sleeping tablet, sleeping pill, water tablet, diuretic,
    triptan, biologic injection, anticoagulant, anticonvulsant, antiviral, antifungal, antacid, laxative, decongestant,
    anti-inflammatory, painkiller, pain killer, pain relief, muscle relaxant, opioid, benzo, stimulant medication, immunosuppressant,
    allergy tablet, hay fever tablet, allergy pill, cough syrup, cough mixture, cough drop, cough sweet, throat lozenge, lozenge,
    suppository, cpap machine, hearing aid, insulin pump, insulin pen, glucose meter, glucose monitor, glucometer, cgm, dexcom,
    freestyle libre, epi-pen, auto-injector, asthma puffer, my puffer, blue puffer, ventolin puffer, relief inhaler, nebuliser,
    nebulizer, pacemaker, stent, defibrillator, blood pressure cuff, blood pressure monitor, peak flow meter, pulse oximeter,
    oxygen tank, oxygen concentrator, cochlear implant, dental implant, breast implant, stoma, colostomy bag, catheter, knee brace,
    ankle brace, wrist brace, back brace, orthotic, insole, splint, arm in a sling, compression stocking, walking frame, zimmer frame,
    walking stick, rollator, mobility scooter, denture, invisalign, mouthguard, night guard, contact lens, artificial tear, tens machine,
    sad lamp, pill box, pill organizer, pill organiser, repeat prescription, missed dose, booster shot, flu shot, flu jab,
    blood test result, period pain, period cramp, pins and needles, head cold, chest infection, ear infection, kidney infection,
    belly ache, bellyache, tummy, tummy ache, tummy bug, stomach bug, stiff neck, slipped disc, trapped nerve, pulled muscle, black eye,
    splitting head, pounding head, nosebleed, nose bleed, phlegm, morning sickness, cold sore, athlete's foot, ingrown toenail, bunion,
    corn plaster
  `,
  acts: `
    ache, hurt, bleed, vomit, throw up, faint, swell, limp, sprain, recover, heal, snore, meditate, oversleep, diagnose, prescribe,
    breastfeed, detox, self-medicate
  `,
  also: `
    nauseous, itchy, swollen, feverish, not sleeping, stressed, overwhelmed, burned out, burnt out, contagious, a cold, my back, hurts,
    hurting, feeling down, under the weather, over the counter, dr, off my feet, post-op, my period, low iron, type 1, type 2, teething,
    colic, healthier, unhealthy, well-being, chills, eye test, new glasses, keep waking, waking up at, wake up at night, wide awake,
    lie awake, need shots, get shots, jabs, vaccinated, immunised, immunized, mg, mcg, 5mg, 10mg, 15mg, 20mg, 25mg, 30mg, 40mg, 50mg,
    60mg, 75mg, 80mg, 100mg, 150mg, 200mg, 250mg, 300mg, 400mg, 500mg, 600mg, 800mg, 1000mg, once daily, twice daily, two times daily,
    three times daily, four times daily, times a day with food, every six hours, every eight hours, every 6 hours, every 8 hours,
    one tablet, two tablets, half a tablet, a tablet a day, tablet a day, tablet at night, tablets at night, tablet in the morning,
    tablets in the morning, tablet before bed, tablets before bed, tablet with food, tablets with food, pill before bed, pill at night,
    pills at night, a pill a day, my tablets, her tablets, his tablets, my pills, heart pills, heart tablets, puffs, two puffs, one puff,
    drops in each eye, drops for my eyes, ear drops, on an empty stomach, missed a dose, double dose, top up my prescription,
    what can i take, what can he take, what can she take, what should i take for, what do i take for, something to take for,
    anything to take for, anything i can take, take something for, safe to take, ok to take, okay to take, take it with food,
    take them together, take both together, mix it with alcohol, drink on antibiotics, what i'm taking, what i already take, puffed up,
    stung, got stung, been stung, throbbing, pounding headache, off colour, off-colour, out of sorts, bunged up, blocked up nose,
    come down with, coming down with, came down with, woozy, light-headed, lightheaded, queasy, dodgy tummy, done my back in,
    did my back in, put my back out, threw my back out, twisted my, rolled my ankle, crick in, tingling, tingly, bruised, blood in my,
    heart racing, heart is racing, can't breathe, wheezing, wheezy, tight chest, chest is tight, chest feels tight, short of breath,
    chesty, lost my voice, hoarse, croaky, scratchy throat, shivery, burning up, can't sleep, couldn't sleep, barely slept, didn't sleep,
    haven't slept, hardly slept, up all night, exhausted, knackered, wiped out, no energy, feel low, feeling low, feel awful,
    feel terrible, feel dreadful, feel lousy, feeling lousy, feel rubbish, feeling rubbish, feeling rough, feel crook, feeling crook,
    feel sick, feels sick, panicky, can't cope, time of the month, the sniffles, infected, sprained, concussed, dehydrated, hungover,
    my head hurts, my stomach, running a temperature, got a temperature, has a temperature, take this with my, take these with my,
    take it with my, have the runs, got the runs, has the runs, my back went, feet are killing me, back is killing me,
    head is killing me, feel poorly, feeling poorly, is poorly, been poorly, puffy eyes, puffy face, all puffy, eyes are puffy,
    my retainer, two capsules, one capsule, a capsule a day, back's gone, my back is gone, dead on my feet, on my usual tablets,
    won't go down, has swelled up, swelled up, run down lately, proper rough, under the knife, off sick, a bit peaky, peaky, gippy tummy,
    crook stomach, chucking up, throwing up, being sick, been sick, need a jab, jab for, jabs for
  `,
})

/** Sport and exercise: what is done, with what, for what. */
export const fitness = wordsOf({
  of: [wordsIn(sports)],
  but: `
    player, team, match, game, win, won, victory, triumph, lose game, lost game, defeat, beaten, winner, score, points, contest, race,
    dash, path, track, fan, supporter, practice, rehearse, training, division, record, pr, dance, dancing, cheer, root for, outside, fish,
    fishing, angling, hunt, hunting, camp, campout, tent, campfire, bonfire, campsite, campground, first place, award, prize, squad,
    arena, row, pool table, billiards, snooker, darts, dartboard, walk, cycle, hoops, competition, coach, cardio, champion, trophy, medal,
    gold medal, play sports, plays sports, stroll, outdoor, camping gear, bow and arrow, swordplay, bowling alley, scuba, trail, compete,
    sail, sailing, dive, stretch, mountain climbing, camping, bowling, run, walking, bike, skate
  `,
  things: `
    gym, workout, work-out, exercise, training plan, training session, parkrun, ultramarathon, triathlon, ironman, interval, treadmill,
    elliptical, spin class, peloton, zwift, strava, garmin, fitbit, step count, squat, deadlift, push-up, pushup, pull-up, pullup, sit-up,
    crunch, plank, lunge, burpee, kettlebell, dumbbell, barbell, resistance band, foam roller, leg day, arm day, rest day, rep,
    personal record, pb, vo2 max, heart rate zone, warm-up, warmup, cool-down, cooldown, protein shake, creatine, whey, pre-workout,
    muscle gain, bulk, cutting phase, calisthenics, crossfit, hiit, pilates, barre, zumba, tai chi, qigong, top rope, chalk bag,
    paddleboard, paddleboarding, kitesurfing, windsurfing, freestyle, breaststroke, backstroke, butterfly stroke, lap, goggles,
    pickleball, padel, squash court, racquetball, lacrosse, netball, softball, handball, water polo, frisbee, five-a-side, futsal,
    muay thai, jiu-jitsu, jiu jitsu, bjj, kung fu, krav maga, aikido, mma, powerlifting, bodybuilding, parkour, slackline, trampoline,
    decathlon, long jump, high jump, shot put, stretching, mobility work, handicap, climber, weightlifter, yogi, physique, abs, biceps,
    glute, quad, fitness tracker, fitness goal, leisure centre, ice rink
  `,
  acts: `
    work out, jog, swim, lift weights, train for, ski, snowboard, climb, surf, bench, stretch, spar, sprint
  `,
  also: `
    fit, in shape, out of shape, lose fat, build muscle, gain muscle, cardio, strength, endurance, flexibility, athletic, sporty, sweaty,
    pre-run, post-run, run every, runs every, ran a, run a, a run, ten thousand steps, step goal, bike to, get fit, get fitter,
    get in shape, getting in shape, get my steps, get my steps in, get moving, get back into running, burn off, burn it off, tone up,
    toning, bulk up, get stronger, couch to 5k, how far should i run, leg is still sore, sore from, doms, warm down, unfit, puffed out,
    a 5k, a 10k, my first 5k, my first 10k, 5k run, 10k run
  `,
})
