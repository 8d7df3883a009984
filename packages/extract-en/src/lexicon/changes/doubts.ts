import { words } from '../grammar/words.ts'
import { COMING_TO_AN_END } from './turns.ts'

/** Of what one does or has: it is so no more, wherever in the clause that stands. */
export const ENDS = words(
  `anymore, any more, any longer, no longer, used to, formerly, turns out, turned out, my mistake, got it wrong, was wrong, typo, correction, i meant, meant, kidding, joking,
  fed up with, sick of, had enough of, can't stand, cannot stand, can't bear, through with, done with, not a fan, fell out with, gone off, went off, gone right off, gone clean off, gone completely off, packed in, packed it in, packed them in, for good, put me off, swore off, sworn off, in remission, all clear, not for me, no more, queasy, nauseous, makes me sick, made me sick, make me sick, turns my stomach, makes me gag, gagging, can't even, cannot even, can't face, lost its charm, lost my taste, lost interest, over it, so over, bored of, tired of`,
)

/** Ends and changes of just what follows them, or of what stands before them as their subject: "sold the Golf", "the Golf was sold". */
export const ENDING = words(
  `replaced, replaces, dethroned, overtaken, overtook, switched, swapped, traded, cancelled, canceled, called off, postponed, rescheduled, fell through, fallen through, no longer,
  outgrew, outgrown, grown out of, grew out of, cured, healed, came off, come off, off, taken off, took me off, weaned off, gave up, given up, giving up, quit, quitting, stopped, ditched, dumped, scrapped, sold, got rid of, gotten rid of, stolen, crashed, totalled, totaled, wrote off, written off,
  deactivated, deleted, unsubscribed from, packed in, history, gone, over, dead, died, passed away, broke up with, split with, split up with, expired, went bust, went bankrupt, shut down, closed down, retired from, resigned from, left, leaving, lost, dropped, finished, finished with, ended, out of, out, instead of, rather than, changed, cut out, threw out, gave away, away from, deleted, ex, got the boot, off, finished, packed in, back on the market, banned,
  toast, kaput, fried, bricked, bust, knackered, parted with, handed over, passed on, sworn off, cut back on, swapped out,
  ${COMING_TO_AN_END}`,
)

/** Ends that a subject comes to by itself. */
export const COMING = words(
  `died, passed away, expired, went bust, went bankrupt, shut down, closed down, fell through, fallen through, crashed, ended, cancelled, no longer, ${COMING_TO_AN_END}`,
)

/** Ends that stand around what ends: "let Bruno go", "took the Golf away". */
export const AROUND: readonly (readonly [string, string])[] = words(
  `let … go, took … away, take … away, taken … away, drove … away, drove … off, handed … over, handed … back, gave … away, gave … up, give … up, put … to, traded … in, sent … back, gave … back, signed … over, cut … out, swapped … for, swap … for, left … behind, threw … out, threw … away, took … off`,
).map((pair): readonly [string, string] => {
  const [before = '', after = ''] = pair.split(' … ')
  return [before, after]
})

/** Done by anybody to what is then gone: "some lad drove off in the Golf". */
export const TAKING = words(
  `drove off in, drove off with, driving off in, drove away in, drove away with, came for, came to collect, made off with, collected, bought, took, drives, driving`,
)
/** Somebody the speaker does not know. */
export const STRANGERS = words(
  `a lad, some lad, a bloke, some bloke, a guy, some guy, a kid, some kid, a dude, some dude, a man, some man, a woman, a lady, some lady, a couple, a young couple, a young lad, a young man, a young woman, a student, a family, a buyer, the buyer, the new owner, someone, somebody, a farmer, a mechanic, a dealer, the dealer, a collector, thieves, the bank, the tow truck`,
)

/** Between a subject and what is done to it. */
export const BEING = words(`is, are, was, were, be, been, being, got, gets, get, it's, that's`)
export const ADVERBS = words(
  `has, have, had, just, finally, officially, now, already, all, completely, recently, sadly, also`,
)

/** Changes that are told from what to what: "they switched me from metformin". */
export const TURNING = words(
  `moved, switched, changed, went, swapped, upgraded, downgraded, transferred, relocated, converted, migrated, gone, moved on, put, promoted, resigned, retired`,
)

/** Denials that reach what follows them at once: "not eggs", "it isn't Tuesday". */
export const NOT = words(`not, isn't, isnt, aren't, arent, ain't, aint, no, neither, nor`)

/** Denials of what one does; what follows must be something that is done for long. */
export const NEVER = words(
  `don't, dont, doesn't, doesnt, haven't, havent, hasn't, hasnt, never, can't, cant, cannot, not, hardly, barely, rarely, couldn't`,
)

/** What one does or has for long, as it stands behind a denial. */
export const LASTING = words(
  `touching, having, tried, have, had, own, live, living, lived, stay, work, working, worked, study, like, love, enjoy, drink, drinking, drank, eat, eating, eaten, ate, smoke, smoked, smoking, vape, use, using, used, speak, play, played, playing, do, doing, done, take, taking, taken, touch, touched, tolerate, stand, keep, wear, drive, ride, go, going, been, attend, see, seeing, date, dating, believe, need, watch, run, teach, train, practise, practice, with, at, in, on, a, an, my, our`,
)

/** What is denied of today only says nothing of what holds. */
export const PASSING = words(
  `today, tonight, yet, this morning, this afternoon, this evening, this week, this weekend, yesterday, last night, right now, for lunch, for dinner, for breakfast, time for, at the moment, tomorrow, till, until, before`,
)

/** Begins, or is had by now. It speaks against what was denied. */
export const BEGINS = words(
  `now, these days, nowadays, started, began, begun, bought, got, gotten, finally, learned, learnt, learning, passed, adopted, joined, took up, taken up, picked up, own, have, has, can, do, back on, back to, again, is, am, are`,
)

/** Denials that deny nothing, or praise. */
export const IDIOMS = words(
  `can't wait, cannot wait, can't believe, can't complain, can't get enough, can't live without, can't stop, can't beat, can't imagine, can't go wrong, couldn't be, couldn't ask, not bad, not only, not just, not to mention, not sure, not that, not far, not too bad, not even, why not, if not, or not, no better, no place like, no wonder, no doubt, no problem, no idea, no matter, no regrets, no worries, no one, no need, no time, no rush, nothing but, nothing beats, nothing like, never been happier, never been better, never better, never get tired, never tire, never leave, never miss, never thought, never get enough, never regret, never looked back, never a dull, never gets old, don't worry, don't forget, don't mind, don't know, don't get me wrong, don't regret, don't think, don't remember, haven't decided, haven't regretted, wouldn't change, wouldn't trade, not a day, not yet, let's not, last but not least, not long, not once, is not easy, isn't easy, isn't bad, isn't it, isn't that, aren't you, don't you, doesn't it, not gonna lie, not to brag, not everyone, not much, not many, not often`,
)

/** What is wished, supposed, planned or asked changes nothing. */
export const UNREAL = words(
  `if, would, i'd, we'd, could, might, maybe, perhaps, should, wish, wishes, hope, hoping, thinking of, thinking about, considering, plan to, planning, going to, gonna, will, i'll, we'll, about to, tempted, dream, dreamt, imagine, unless, whether, almost, nearly, one day, someday, want to, wanna, wants to, would like, deciding, in case, pretend, suppose, next week, next month, next year, soon`,
)

/** Long ago: an event then changes nothing that was told since. */
export const BYGONE = words(
  `years ago, decades ago, back in, as a kid, as a child, as a teen, when i was, when we were, growing up, in my twenties, in my teens, in college, at the time, back then, in those days, originally`,
)

/** Subjects: the speaker, and whoever else a pronoun means. */
export const SELF = words(
  `i, i'm, im, i've, ive, i'd, i'm, we, we're, we've, weve, me, myself, us, my, our, mine, ours`,
)
export const THEY = words(`he, she, he's, she's, they, they're, they've, his, her, him, their, them`)
/** Behind these begins what somebody else does. */
export const OTHERS = words(
  `someone, somebody, everyone, people, you, your, heard, said, says, told, hear, know, knew, who, lady, guy, woman, man, girl, boy, dude, couple, influencer, blogger, vlogger, youtuber, streamer, celebrity, actor, singer, stranger, redditor, neighbours, neighbors`,
)

/** Small words: the noun before one of them is whole. */
export const SMALL = words(
  `a, an, the, this, that, these, those, and, or, but, nor, then, than, too, also, either, anymore, any, again, now, yet, already, ever, once, last, next, since, after, before, until, till, for, from, to, in, at, on, of, off, out, up, down, by, with, without, about, near, around, over, thing, things, stuff, because, as, is, are, was, were, has, have, had, be, been, it, it's, its, i, i'm, my, me, we, our, us, he, she, they, his, her, their, there, here, today, yesterday, tonight, every, all, completely, totally, entirely, altogether, forever, sadly, finally, recently, years, weeks, months, this, more, much, ago, so, not, no, whatsoever, instead, when, while, who, which, will, can, may, until, last, monday, tuesday, wednesday, thursday, friday, saturday, sunday, away, go, back, morning`,
)

/** Whose they are is said, who they are is not known: "her landlord". */
export const OF_THEM = words(`his, her, their, your, whose`)
export const ROLES = words(
  `landlord, landlady, boss, manager, colleague, coworker, flatmate, roommate, housemate, neighbour, neighbor, friend, mate, best friend, cousin, uncle, aunt, ex, ex-wife, ex-husband, teacher, coach, therapist, doctor, landlords, neighbours, neighbors, friends`,
)

/** A clause that begins with one of them asks. */
export const ASKING = words(
  `do, does, did, is, are, am, was, were, can, could, will, would, should, shall, have, has, may, might, what, which, who, whom, whose, when, where, why, how, any, isn't, aren't, don't, doesn't, didn't, can't, won't`,
)

/** Words before the subject of a sentence. */
export const FILLERS = words(
  `so, and, but, well, ok, okay, oh, yeah, yes, no, just, finally, officially, also, btw, update, anyway, recently, then, now, today, yesterday, the, a, an, actually, guess what, big news, news, sadly, unfortunately, happily, fyi, hey, hi, gosh, wow, last week, this week, last month, as of, to be honest, honestly, tbh`,
)

/** Before where something or somebody goes, is or becomes: "moved to Porto" says that it is Porto. */
export const ARRIVING = words(`to, into, at, in, as, with, named, called`)

/** Before what only says where a thing is or whose. */
export const PLACING = words(`in, at, of, on, near, from, for, with, around, to, by`)

/** Puts right what was said just before. */
export const CORRECTING = words(
  `told you wrong, said wrong, did i say, i said, i meant, i mean, sorry meant, my mistake, my bad, scratch that, typo, correction, wrong number, wrong date, mixed up, mixing up, got that wrong, got it wrong, i lied, not right, misspoke, mistyped, autocorrect, kidding, just kidding, i was joking, oops, whoops, tell a lie, wait no, no wait, not that one, that one is, that one's, who am i kidding, wrong one, wrong person, old number in my head, misread, miscounted, misremembered`,
)

/** People of one's life beside relatives: "my ex", "my mate". What they do is theirs. */
export const ACQUAINTED = words(
  `ex, exes, mate, mates, buddy, pal, barber, hairdresser, landlord, landlady, tenant, trainer, tutor, client, customer, manager, flatmate, gp, babysitter, nanny, cleaner`,
)

/** Made up: what happens in one happens to nobody. */
export const FICTION = words(
  `film, films, movie, movies, episode, series, sitcom, drama, documentary, novel, book, story, fairy tale, comic, manga, anime, cartoon, dream, dreamt, dreamed, nightmare, video game, soap, musical, opera`,
)
