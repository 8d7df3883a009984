import { wordSet } from './words.ts'

/** Words of the closed classes: they end noun phrases, join clauses and carry tense. */

export const DETERMINERS = wordSet(
  'a, an, the, some, any, this, that, these, those, another, each, every, both, all, such, no, one of, couple of',
)
export const POSSESSIVES = wordSet('my, our, your, his, her, their, its')
export const OWN_POSSESSIVES = wordSet('my, our')

export const PREPOSITIONS = wordSet(
  'in, on, at, for, with, from, of, about, by, near, around, into, over, under, through, during, between, against, without, within, across, toward, towards, off, out, up, down, along, onto, behind, beyond, per, besides, except, like, as, via, until, till, since, to, outside, inside, than, after, before, alongside, beside, past, round, upto, above, below, despite, instead',
)
/** They may stand before the preposition that counts: "over in Perth", "out of Zanesville", "down to 80". */
export const DIRECTIONS = wordSet('over, up, down, out, back, off, away, along, right, just, all')

export const CONJUNCTIONS = wordSet('and, &, or, but, so, plus, then, yet, nor')
/** What follows is stated as true. */
export const REASONS = wordSet('because, since, although, though, whereas, cause, bc')
/** What follows is no statement of its own. */
export const SUBORDINATORS = wordSet(
  'if, unless, whether, when, whenever, while, until, till, before, after, once, that, which, who, whom, whose, what, how, why, where, than, as, or, nor, like, lest, even, except',
)
export const QUESTION_WORDS = wordSet(
  'what, who, whom, whose, which, when, where, why, how, whats, wheres, hows, whos',
)

export const PRONOUNS = wordSet(
  'i, you, he, she, it, we, they, me, him, her, us, them, myself, yourself, himself, herself, itself, ourselves, themselves, someone, somebody, anyone, anybody, everyone, everybody, nobody, something, anything, everything, nothing, mine, yours, hers, theirs, there, here, who, what, which, that, this, these, those, none',
)
export const BE = wordSet('am, is, are, was, were, be, been, being')
export const HAVE = wordSet('have, has, had, having')
export const DO = wordSet('do, does, did')
/** What they say is not so, or not yet. */
export const MODALS = wordSet(
  'would, could, should, might, may, must, shall, ought, gonna, gotta, wanna, hafta',
)
export const AUXILIARIES = new Set([...BE, ...HAVE, ...DO, ...MODALS, 'can', 'will', 'not', 'never'])

/** Words between a subject and its verb, or after a verb, that change nothing. */
export const ADVERBS = wordSet(
  'also, just, now, still, always, seldom, rarely, hardly, barely, scarcely, often, sometimes, really, kinda, kind of, sort of, quite, very, super, pretty, even, ever, rather, both, recently, currently, actually, finally, officially, basically, mostly, usually, normally, generally, only, already, newly, happily, originally, literally, definitely, totally, absolutely, completely, honestly, technically, too, well, all, then, today, lately, once, again, proper, properly, maybe, so, somewhat, slightly, mildly, severely, terribly, badly, highly, about, roughly, nearly, almost, about, well, super, bit, almost, eventually, straight, deadly, fierce, awful, dead, this, anymore, together, alone, long',
)
/** Words that open a statement and add nothing to it. */
export const LEADS = wordSet(
  'and, also, so, but, yeah, yes, yep, yup, ya, nope, no, nah, oh, ok, okay, k, well, haha, hahaha, lol, lmao, btw, anyway, anyways, honestly, tbh, actually, hey, hi, hello, hiya, fyi, personally, unfortunately, sadly, luckily, basically, plus, eh, bro, omg, ugh, update, ps, edit, right, now, ah, aye, um, uh, hmm, welp, anyhoo, turns, look, listen, see, sorry, thanks, cheers, cool, nice, great, sooo, soo, ngl, apparently, yay, wow, man, god, jesus, sure, thankfully, currently, today, yesterday, recently, lately, finally, meanwhile',
)

export const UNITS = wordSet(
  'second, minute, min, hour, hr, day, night, week, wk, weekend, fortnight, month, year, yr, decade, morning, afternoon, evening, semester, term, season, quarter, century, while, bit, time, moment',
)
export const WEEKDAYS = wordSet(
  'monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, tues, wed, weds, thu, thur, thurs, fri, sat, sun',
)
export const MONTHS = wordSet(
  'january, february, march, april, may, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec',
)
/** Words that begin or are an expression of time: a noun phrase is over. */
export const TIMES = wordSet(
  'today, tonight, tomorrow, yesterday, now, nowadays, lately, recently, currently, again, ago, since, soon, later, early, earlier, daily, weekly, nightly, monthly, yearly, twice, once, sometimes, always, anymore, forever, already, still, together, too, though, tho, either, anyway, right, rn, atm, alone, here, there, full-time, part-time, fulltime, parttime, remotely, lol, haha, thanks, thx, please, pls, everyday, overnight, abroad, overseas, tmrw, instead, actually, basically, honestly, unfortunately, sadly, finally, officially, mostly, mainly, usually, only, just, really, pretty, very, so, well, ok, okay, yet, ever, never, not, however, btw, tbh, ngl, imo, also, max, apparently, eventually, myself, himself, herself, themselves, itself, ourselves',
)
export const SEASONS_AND_FEASTS = wordSet(
  'spring, summer, autumn, fall, winter, christmas, xmas, easter, new year, thanksgiving, halloween, ramadan, lent, birth, childhood, covid, lockdown, uni, birthday, midnight, noon, lunch, dinner, breakfast, dawn, sunrise, sunset, holidays, weekends, mornings, evenings, nights, afternoons, weekdays, moment, minute, least, first, last, once, work, school, age, point, life',
)
export const NUMBERS = wordSet(
  'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, hundred, thousand, a couple of, couple, several, few, many, half, dozen',
)

/** Verbs of every day that tell nothing by themselves: a noun before them is over. */
export const COMMON_VERBS = wordSet(
  'say, keep, want, need, think, know, tell, ask, come, go, take, make, give, see, feel, seem, try, help, send, bring, let, put, leave, get, become, begin, happen, believe, mean, show, hear, hold, talk, speak, love, hate, like, enjoy, live, eat, sleep, wake, cry, bark, bite, visit, ring, text, use, refuse, insist, cost, smell, taste, sit, stand, walk, spend, die, grow, understand, lead, write, read, teach, sell, buy, throw, drive, complain, snore, offer, suggest, recommend, agree, hope, wish, decide, forget, remember, lie, fall, lose, win, send, allow, expect, manage, stay, wear',
)

/** Before "of" they are no nouns: "got rid of the hamster", "sick of it". */
export const NO_NOUNS = wordSet(
  'rid, sick, tired, fond, proud, afraid, full, aware, short, capable, hold, ahead, instead',
)
