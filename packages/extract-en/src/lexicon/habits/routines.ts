import { words } from '../grammar/words.ts'

/** Verbs of what people do again and again, base forms. Thinking, feeling and one-off acts are not here. */
export const ROUTINES = words(
  'attend, explore, move, see, bake, bathe, bike, bring, brush, budget, buy, call, camp, carry, chat with, check, clean, climb, collect, commute, cook, cycle, dance, do, donate, draw, dress, drink, drive, eat, exercise, fast, feed, fish, floss, fly, game, garden, get a haircut, get a massage, get up, get takeout, get takeaway, go, grab, hang out, have, hike, host, iron, jog, journal, jump rope, kayak, knit, lift, listen, listens, make, meal prep, meditate, meet, mow, nap, order, paint, pay, play, practice, practise, pray, prepare, put, read, recycle, ride, row, run, sail, send, shop, shower, sing, skate, ski, skip, sleep, smoke, snack, spend, stay, stretch, study, surf, swim, take, talk to, teach, text, train, travel, vape, video call, visit, volunteer, wake, walk, wash, watch, water, wear, weigh, work, work out, write, bite, donates, tutor, babysit, vacuum, organise, organize, pack, start my, begin my, end my, finish work, leave for, leave work, leave the house, fall asleep, stick to, follow, use, keep, light, set, plan, log, track, cut, trim, share, help, serve, fix, throw, hit, forage, gather, mop, hoover, dust, sweep, brew, grill, roast, prep, stream, film, record, jam, rehearse, shave, moisturise, moisturize, weed, prune, harvest, mentor, coach, referee, compete, race, spar, box, squat, deadlift, foam roll, soak, binge, binge watch, scroll, doomscroll, browse, chant, celebrate, dine, picnic, party, gamble, bet, bowl, golf, sew, tidy, declutter, skype, facetime, zoom, phone, ring, email, message, catch up, pick up, drop off, vacuum, wash up, batch cook, cold plunge, sunbathe, swear, catch, rent, polish, journal, meal plan, fast, deep clean, change, feed, groom, air',
)

/** Their third persons. */
export const ROUTINES_THIRD = ROUTINES.map((verb) =>
  verb.replace(/^[a-z]+/u, (word) =>
    /(?:ss|sh|ch|x|o)$/u.test(word)
      ? `${word}es`
      : word === 'have'
        ? 'has'
        : /[^aeiou]y$/u.test(word)
          ? `${word.slice(0, -1)}ies`
          : `${word}s`,
  ),
)
