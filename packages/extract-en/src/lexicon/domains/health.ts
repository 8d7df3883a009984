import { health as thesaurus } from '../../query/thesaurus/health.ts'
import { sports } from '../../query/thesaurus/sports.ts'
import { CONDITIONS, HEALTH_ADJECTIVES } from '../health.ts'
import { MEDICINES } from '../medicines.ts'
import { wordsIn, wordsOf } from './forms.ts'

/** Illness, the body, medicines, care, sleep and the mind. */
export const health = wordsOf({
  of: [wordsIn(thesaurus), CONDITIONS, HEALTH_ADJECTIVES, MEDICINES],
  but: `
    fit, in shape, condition, cold, operation, procedure, sign, bug, spot, period, contacts, appointment, booking, scan, sleepless,
    training, gym, fitness center, health club, fitness, physical fitness, exercise, workout, work out, working out, yoga, pilates, blind,
    slim, height, tall, how tall, cm, feet, haircut, hairdo, hair color, dyed hair, beard, facial hair, vegetarian, meatless, vegan,
    plant-based, thin, skinny, die of, died of, death, add, aids, ms, pots, prep, expecting, mute, lithium, concerta, corona, eds,
    temperature, bpd, me/cfs, get up, wake up, chemist, shrink, cure, pass out, weary, drug, braces, jab, virus, mental health doctor,
    trauma, cleanliness, glasses
  `,
  things: `
    doctor, gp, nurse, specialist, dermatologist, cardiologist, neurologist, pediatrician, paediatrician, gynecologist, gynaecologist,
    ob-gyn, oncologist, urologist, physiotherapist, chiropractor, osteopath, nutritionist, dietitian, midwife, surgeon, side effect, dose,
    dosage, antihistamine, inhaler, epipen, steroid, antidepressant, ssri, beta blocker, statin, paracetamol, tylenol, advil, naproxen,
    amoxicillin, sulfa, codeine, probiotic, multivitamin, fish oil, eye drop, nasal spray, ointment, contraception, contraceptive,
    cholesterol, heart rate, biopsy, ultrasound, mammogram, colonoscopy, screening, referral, second opinion, waiting room, copay,
    dental plan, cavity, root canal, gum, filling, dental cleaning, knee, ankle, wrist, elbow, shoulder, hip, spine, lower back, neck,
    ribcage, jaw, throat, sinus, lung, kidney, liver, gut, bowel, bladder, thyroid, hormone, muscle, joint, tendon, ligament, acl, mcl,
    meniscus, rotator cuff, hamstring, shin splint, achilles, toe, finger, thumb, nail fungus, blister, wart, mole, scar, stitches, cramp,
    spasm, swelling, inflammation, itch, hive, sneeze, runny nose, stuffy nose, congestion, food poisoning, diarrhea, diarrhoea,
    constipation, indigestion, heartburn, bloating, hot flash, pms, fertility, ivf, miscarriage, trimester, due date, postpartum,
    breastfeeding, pregnancy test, palpitation, shortness of breath, seizure, dizziness, brain fog, jet lag, snoring, cpap, nightmare,
    night sweat, bedtime, burnout, stress, mood swing, counselling, counsellor, coping skill, self-harm, grief, relapse, withdrawal,
    nicotine, bmi, sunscreen, moisturizer, moisturiser, retinol, dandruff, hair loss, eyesight, vision test, hearing test, prosthesis,
    crutch, cast on, pollen, dust mite, pet dander, latex, bee sting, wasp sting, allergen, peanut, shellfish, urgent care, thermometer,
    bandage, plaster, ice pack, heating pad, compression sock, humidifier, medical history, family history, syndrome, autoimmune,
    immune system, bacteria, parasite, lice, tick bite, mosquito bite, std, sti, hpv, measles, chickenpox, mono, strep, uti, gallstone,
    tumour, radiation, remission, aneurysm, clot, iron deficiency
  `,
  acts: `
    ache, hurt, bleed, vomit, throw up, faint, swell, limp, sprain, recover, heal, snore, meditate, oversleep, diagnose, prescribe,
    breastfeed, detox, self-medicate
  `,
  also: `
    nauseous, itchy, swollen, feverish, not sleeping, stressed, overwhelmed, burned out, burnt out, contagious, a cold, my back, hurts,
    hurting, feeling down, under the weather, over the counter, dr, off my feet, post-op, my period, low iron, type 1, type 2, teething,
    colic, healthier, unhealthy, well-being, chills, eye test, new glasses, keep waking, waking up at, wake up at night, wide awake,
    lie awake, need shots, get shots, jabs, vaccinated, immunised, immunized
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
    pre-run, post-run, run every, runs every, ran a, run a, a run, ten thousand steps, step goal, bike to
  `,
})
