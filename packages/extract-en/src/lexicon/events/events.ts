import type { LifeEvent } from '@recollect/core/extraction'
import { words } from '../grammar/words.ts'

/** How people say that something happened which changes what is known of them. */
export interface EventWords {
  readonly event: LifeEvent
  /** Verbs before what they are said of: "gave up" the choir. */
  readonly verbs?: readonly string[]
  /** Said without naming what: "handed in my notice". */
  readonly alone?: readonly string[]
  /** Said of the one who did it to the speaker: the firm "let me go". */
  readonly done?: readonly string[]
  /** Said of the thing itself: the choir "is no more". */
  readonly predicates?: readonly string[]
  /** What is always meant, though not named: a birth is the end of a pregnancy. */
  readonly also?: readonly string[]
  /** The marital status it leads to. */
  readonly status?: string
}

const NO_MORE = words(
  `quit, gave up, given up, give up, stopped, packed in, jacked in, chucked in, ditched, swore off, sworn off, cut out, went off, gone off, kicked,
  am done with, 'm done with, are done with, 're done with, am through with, 'm through with, am over, 'm over, grew out of, grown out of, outgrew, walked away from,
  had to give up, had to stop, had to quit, came off, come off, weaned myself off, got off, am off, 'm off, am not on, cancelled, canceled, unsubscribed from, deleted, uninstalled,
  parted ways with, said goodbye to, hung up, retired from, stepped down as, stepped back from, lost interest in, fell out of love with`,
)

export const EVENTS: readonly EventWords[] = [
  {
    event: 'stop',
    verbs: NO_MORE,
    predicates: words(
      "is no more, are no more, is history, are history, is out, is a thing of the past, is behind me, is done for, didn't stick, got deleted, is dead to me",
    ),
  },
  {
    event: 'leave',
    verbs: words(
      `quit, left, resigned from, gave up, given up, packed in, jacked in, chucked in, walked out of, walked away from, parted ways with, finished at, finished up at,
      got fired from, was fired from, got sacked from, was sacked from, got laid off from, was laid off from, was laid off by, got let go from, was let go from, was let go by,
      got let go by, was made redundant by, was made redundant from, handed in my notice at, gave notice at, stepped down as, stepped down from, stopped, said goodbye to,
      had to quit, had to leave, had to give up, lost`,
    ),
    alone: words(
      `quit my job, left my job, lost my job, gave up my job, jacked my job in, packed my job in, handed in my notice, handed my notice in, gave my notice, gave notice,
      put in my notice, put my notice in, gave my two weeks, put in my two weeks, resigned, got fired, was fired, got sacked, was sacked, got the sack, got laid off, was laid off,
      got let go, was let go, got canned, got axed, got the boot, got made redundant, was made redundant, walked out on my job, worked my last shift, had my last day,
      had my leaving do, parted ways, have parted ways, am between jobs, 'm between jobs, am out of work, 'm out of work, am jobless, 'm jobless`,
    ),
    done: words(
      'let me go, laid me off, fired me, sacked me, made me redundant, gave me the sack, gave me the boot, showed me the door, let us all go, laid us off, terminated my contract, ended my contract',
    ),
  },
  {
    event: 'retire',
    alone: words(
      'retired, took early retirement, am retired now, took retirement, hung up my boots, hung up his boots, hung up her boots, hung up my apron, hung up his tools, hung up her tools, worked his last shift, worked her last shift, is retired now, stopped working, has stopped working, called it a career, started drawing my pension, started drawing his pension, started drawing her pension',
    ),
  },
  {
    event: 'join',
    alone: words(
      `started my new job, started a new job, got a new job, landed a new job, got the job, changed jobs, switched jobs, switched careers, changed careers, got hired,
      am employed again, 'm employed again, found a job, found work, found a new job, am back in work, 'm back in work`,
    ),
    also: words(
      'unemployed, job seeker, looking for a job, find a job, job hunting, jobless, out of work, new job',
    ),
  },
  {
    event: 'graduate',
    alone: words(
      'graduated, finished uni, finished university, finished college, finished school, finished high school, finished my degree, got my degree, got my diploma, am done with uni, walked the stage',
    ),
    also: words(
      'student, graduate, graduation, degree, year, undergrad, senior, junior, sophomore, freshman',
    ),
  },
  {
    event: 'marry',
    verbs: words(
      'married, got married to, got hitched to, tied the knot with, eloped with, said i do to, am married to, am now married to, wed',
    ),
    alone: words(
      'got married, tied the knot, eloped, got hitched, said i do, are married now, are married, became husband and wife',
    ),
    also: words('wedding, get married, getting married, marry'),
    status: 'married',
  },
  {
    event: 'part',
    verbs: words(
      'broke up with, split up with, split from, divorced, dumped, ended things with, called it off with, called it quits with, separated from, broke it off with',
    ),
    alone: words(
      `broke up, split up, got divorced, got a divorce, separated, have separated, called it quits, am single again, 'm single again, am newly single, 'm newly single, got dumped, ended things, are no longer together, aren't together anymore,
      are not together anymore, are over, 're over, 're divorced, are divorced, signed the divorce papers, are done, got dumped, broke off the engagement, broke off our engagement, broke off my engagement, broke off her engagement,
      broke off his engagement, gave the ring back, gave back the ring, gave him back the ring, gave her back the ring, gave him the ring back, gave her the ring back, gave him back his ring, gave him his ring back, returned the ring,
      handed the ring back, gave him back the engagement ring, gave the engagement ring back`,
    ),
    done: words(
      'dumped me, left me, broke up with me, ended it with me, split up with me, walked out on me, called it off with me, divorced me',
    ),
  },
  {
    event: 'die',
    alone: words(
      `died, passed away, passed peacefully, left us, slipped away, crossed the rainbow bridge, crossed over the rainbow bridge, went over the rainbow bridge, didn't make it, did not make it, took her last breath, took his last breath, has died, has passed away, is no longer with us, is gone, lost his fight, lost her fight, lost her battle, lost his battle`,
    ),
  },
  {
    event: 'get',
    verbs: words(
      'bought, got, picked up, leased, ordered, adopted, finally got, splashed out on, treated myself to, purchased, rescued, took delivery of, own',
    ),
  },
  {
    event: 'part_with',
    verbs: words(
      `sold, flogged, got rid of, gave away, gave up, given away, traded in, scrapped, binned, ditched, dumped, donated, lost, rehomed, returned, threw out, threw away, wrote off, totaled, totalled, crashed,
      broke, smashed, passed on, handed back, had to sell, had to scrap, had to get rid of, had to give away, had to give up, had to rehome, had to say goodbye to, said our goodbyes to, handed over, donated, parted ways with, signed over, swapped, no longer have, don't have, no longer own, parted with, let go of, said goodbye to`,
    ),
    predicates: words(
      `got stolen, was stolen, got nicked, was nicked, was written off, got written off, got totaled, got totalled, was scrapped, went to the scrapyard, went to a new home, is no more, got sold, is sold, was sold,
      bit the dust, gave up the ghost, went to the tip, has been sold, broke beyond repair, has a new owner, has a new home, found a new owner, went to the breakers, went for scrap, is toast, is kaput, is bricked, drowned, fell in the river, fell in the sea, fell in the lake, fell in the toilet, is dead, is fully dead, is completely dead, died, conked out, packed up, got taken away, was taken away`,
    ),
  },
  {
    event: 'recover',
    verbs: words(
      'recovered from, got over, beat, am over, am cured of, shook off, am clear of, am free of, no longer have, am rid of, fought off, kicked',
    ),
    predicates: words(
      'is gone, has gone, cleared up, has cleared up, went away, has healed, healed, is healed, is better, has gone away, is in remission, is cured, is behind me, is a thing of the past, is good as new, is as good as new, is a hundred percent, is 100%, is 100% fine, is 100% again, is fine again, is all good again, is all good, is back to normal, is back to full strength, is right as rain, is mended, is all better, is fully healed, is completely healed, is all healed, is completely gone, is all gone, is all clear, came off, is off',
    ),
  },
  {
    event: 'cancel',
    verbs: words(
      `called off, cancelled, canceled, scrapped, dropped, shelved, abandoned, ditched, gave up on, given up on, backed out of, pulled out of, bailed on, decided against, changed my mind about, changed our minds about,
      had to cancel, had to call off, had to drop, had to pull out of, am not doing, 'm not doing, are not doing, 're not doing, am not going to, 'm not going to, 're not going to, am not going ahead with, 'm not going ahead with, won't be doing, won't be going to, skipped, put off`,
    ),
    alone: words(
      `called it off, called the whole thing off, changed my mind, changed our minds, cancelled it, canceled it, scrapped it, dropped the idea, dropped the plan, scrapped the plan, gave up on it, gave up on the idea, decided against it,
      pulled out, backed out, are not going anymore, 're not going anymore, am not going anymore, 'm not going anymore, am not doing it anymore, 'm not doing it anymore, cancelled the whole thing`,
    ),
    predicates: words(
      `is off, are off, is cancelled, is canceled, was cancelled, was canceled, got cancelled, got canceled, has been cancelled, has been canceled, was called off, got called off, has been called off, fell through, has fallen through,
      is not happening, isn't happening, won't happen, won't be happening, is scrapped, got scrapped, is dead in the water, went out the window, came to nothing, is not going ahead, isn't going ahead, is no longer happening`,
    ),
  },
  {
    event: 'finish',
    verbs: words(
      `passed, aced, smashed, finished, completed, ran, did, finally did, got back from, came back from, are back from, am back from, 'm back from, 're back from, just got back from, returned from, landed in, arrived in, moved to, moved into, submitted, handed in,
      defended, wrapped up, nailed, learned to, learnt to, learned, mastered, bought, got, climbed, visited, went to, signed, launched, published, released, am now able to, can now, can finally`,
    ),
    predicates: words(
      'happened, is done, went well, went great, went smoothly, was amazing, was great, was a success, is finished, is over, is behind us, is behind me, went off without a hitch, came through, is out of the way, went ahead, has happened, is complete',
    ),
  },
]

/** What may follow an event that is told in full. */
export const AFTER_EVENT = words(
  `in, on, at, last, this, yesterday, today, tonight, two, three, four, five, six, a few, a couple, a while, a day, an hour, a week, a fortnight, a month, a year, after, and, so, but, because, from,
  again, for, now, over, back, recently, officially, earlier, ages, years, months, weeks, days, lol, haha, finally, too, since, just, as, when, while, before, already, the other, the same day, during, right, early, straight`,
)

/** What one has not done since. */
export const USED = words(
  'had, touched, smoked, drunk, eaten, played, used, worn, taken, been to, bought, watched, tasted',
)

/** Nouns for what somebody does, by what it is called as a deed. */
export const DONE_BY: Readonly<Record<string, string>> = {
  cigarette: 'smoke',
  cigarettes: 'smoke',
  cig: 'smoke',
  cigs: 'smoke',
  fags: 'smoke',
  fag: 'smoke',
  tobacco: 'smoke',
  smokes: 'smoke',
  booze: 'drink',
  alcohol: 'drink',
  drop: 'drink',
  beer: 'drink',
  bottle: 'drink',
  vapes: 'vape',
  driving: 'drive',
  theory: 'drive',
  accounting: 'accountant',
  medicine: 'doctor',
  law: 'lawyer',
  foot: 'plantar fasciitis',
  heel: 'plantar fasciitis',
  knee: 'meniscus',
  elbow: 'tennis elbow',
  shoulder: 'rotator cuff',
  spots: 'chickenpox',
  chest: 'pneumonia',
  lungs: 'pneumonia',
  cast: 'broken',
}
