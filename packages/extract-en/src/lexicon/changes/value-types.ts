import { wordSet } from '../grammar/words.ts'

/** Departments and lines of work: one works in them, not for them. */
export const DEPARTMENTS = wordSet(
  'hr, human resources, it, finance, accounts, accounting, marketing, sales, logistics, procurement, purchasing, operations, legal, admin, administration, management, middle management, customer service, customer support, support, r&d, research, engineering, payroll, compliance, audit, security, communications, pr, public relations, recruitment, recruiting, design, product, strategy, planning, analytics, data, cyber security, cybersecurity, quality assurance, qa, testing, distribution, production, housekeeping, maintenance, catering, childcare, social care, healthcare, tech, education, academia, retail, hospitality, construction, science, energy, oil and gas, aviation, aerospace, automotive, telecoms, telecommunications, e-commerce, gaming, the trades, a trade, fundraising, policy, publishing, insurance, property',
)

/** When, where and how much somebody works: no job and no employer. */
export const WORK_MANNERS = wordSet(
  'home, from home, at home, part time, part-time, full time, full-time, half time, nights, days, evenings, mornings, afternoons, weekends, weekdays, night shift, night shifts, the night shift, day shift, day shifts, shifts, rotating shifts, split shifts, early shifts, late shifts, graveyard, graveyards, the graveyard shift, earlies, lates, doubles, overtime, remote, remotely, fully remote, hybrid, on site, onsite, on-site, flexibly, flexible hours, long hours, short hours, odd hours, nine to five, 9 to 5, late, early, hard, too much, alone, here, there, every day, on call, four days, three days, five days, a four-day week, from the office, in the office, the office, an office, in an office, from cafes, from anywhere, on the road, in shifts, offshore',
)
/** The same with numbers and days in them: "four days a week", "30 hours", "from home on Fridays". */
export const WORK_TIME =
  /^(?:from|on (?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|weekdays?|nights?|days?)|at night|until|till)\b|\b(?:hours?|days?|nights?|shifts?|weekends?|mornings?|evenings?|afternoons?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)(?: a week| per week| each week| weekly)?$|^part.?time\b|^full.?time\b/u

/** What is said of a thing, not a thing: "my job is gone", "my hometown is boring". */
export const PREDICATES = wordSet(
  'gone, over, done, boring, dull, exciting, fun, great, good, bad, nice, lovely, terrible, awful, horrible, amazing, awesome, fine, okay, ok, safe, unsafe, dangerous, tiny, small, big, huge, quiet, loud, noisy, busy, empty, dead, dying, growing, shrinking, changing, struggling, hiring, closing, closed, shut, bankrupt, broke, rich, poor, cheap, expensive, beautiful, ugly, pretty, hot, cold, rainy, sunny, far, near, far away, close, nearby, old, new, ancient, modern, historic, stressful, hard, easy, tough, demanding, exhausting, tiring, rewarding, meaningless, pointless, secure, insecure, at risk, in danger, safe now, remote, hybrid, flexible, temporary, permanent, seasonal, famous, known, unknown, unimportant, important, private, secret, long, short, common, rare, unusual, lost, broken, slow, fast, down, up, late, early, the best, the worst, my life, everything, nothing, hell, a joke, a mess, a nightmare, killing me, going well, going great, going fine, going badly, doing well, doing great, doing fine, doing badly, falling apart',
)

/** Means of travel: "I go by bus". */
export const TRANSPORT = wordSet(
  'bus, train, car, bike, bicycle, foot, plane, boat, ferry, tram, taxi, cab, metro, subway, tube, coach, scooter, motorbike, motorcycle, uber, air, sea, road, rail, land, the book, the rules, ear, instinct, feel, feeling, gut, memory, myself, fast, slowly, unnoticed',
)

/** Things that follow "my name" or "my company" and are none: "my name tag is lost". */
export const NAMED_OBJECTS = wordSet(
  'tag, tags, badge, plate, plates, card, sign, label, sticker, change, day, server, field, list, etymology, laptop, phone, car, email, card, policy, culture, website, account, pension, benefits, stock, shares, name, address, logo, party, picnic, retreat, meeting, event, van, truck, credit card, uniform, health insurance, vpn, intranet, computer, bonus, survey, newsletter',
)

/** What an animal's word is a part of: "my rabbit hole of a weekend", "my guinea pig experiment failed". */
export const ANIMAL_COMPOUNDS =
  /^ (?:holes?|experiments?|sauces?|food|toys?|beds?|litter|hair|fur|videos?|memes?|costumes?|house|cages?|collars?|leash|treats?|parks?|tanks?|bowls?|naps?|fights?|prints?|onesie|lamps?|mugs?|stickers?|plush|tattoos?|tail|ears?|eyes|breath|years|race|shoes?|skin|show|game|puns?|pose|stance|soup|pie|burger|stew|fillets?|fingers|cakes?|tacos?|word|story|song)\b/u

/** Common nouns for where people live, written without a capital. */
export const SETTLEMENTS =
  /\b(?:town|city|village|hamlet|suburbs?|countryside|country|county|coast|island|mountains?|hills|valley|farm|ranch|downtown|uptown|midtown|centre|center|outskirts|neighbou?rhood|district|area|street|road|avenue|lane|drive|close|court|square|way|boulevard|flat|apartment|house|home|dorms?|dormitory|hostel|campus|halls|barracks|base|boat|houseboat|narrowboat|van|caravan|rv|motorhome|trailer|cabin|cottage|bungalow|studio|estate|woods|forest|desert|beach|seaside|north|south|east|west|northeast|northwest|southeast|southwest|abroad|overseas|province|region|state|capital|bush|outback|middle of nowhere|side|sticks|port|place|borough|community|ward|block|tower|building|convent|monastery|commune|kibbutz|orphanage|shelter|car|tent|basement|attic|castle|palace|mansion)\b/u

/** Words that no name of a person holds. */
export const NOT_IN_NAMES = wordSet(
  'again, back, here, there, now, today, the, a, an, my, your, his, her, our, their, this, that, these, those, is, are, was, am, be, not, no, yes, and, or, but, so, very, really, just, still, also, too, by, at, in, on, to, for, from, with, of course, i, you, he, she, it, we, they, me, who, what, how, why, when, where, please, thanks, hello, hi, hey, lol, btw, if, because, have, has, had, do, does, did, want, wants, need, like, likes, called, spelled, got, get, gets, getting, keeps, kept, sounds, means, comes, rhymes, starts, ends, looks, appears, was, been, being',
)

/** Titles: a name begins with one, and is not one. */
export const TITLES = wordSet(
  'dr, dr., mr, mr., mrs, mrs., ms, ms., prof, prof., professor, sir, rev, rev., miss, mx, mx.',
)

/** What one wears at work, where one sits, and how one works: "I work in shorts", "in a cubicle", "in silence". */
export const AROUND_WORK = wordSet(
  'shorts, pajamas, pyjamas, pjs, sweatpants, joggers, slippers, a suit, suit, jeans, uniform, scrubs, heels, boots, bare feet, cubicle, open plan, basement, garage, kitchen, bedroom, living room, spare room, shed, garden, bed, car, van, silence, peace, quiet, noise, person, private, public, pairs, teams, a team, team, groups, shifts, batches, bursts, sprints, pain, fear, stress, chaos, mess, dark, rain, heat, cold, sun, english, french, german, spanish, chinese, python, java, typescript, javascript, rust, excel, word, photoshop, figma',
)

/** A part of a firm one is moved to. */
export const TEAMS =
  /\b(?:team|department|dept|role|position|post|project|division|desk|shift|shifts|branch manager|grade|tier|plan|group)$/u
