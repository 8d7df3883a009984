const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** Stable words of the library (`code`, `tier`, `rule`), as a reader would say them; unknown ones are shown as they are. */
type Words = Readonly<Record<string, string>>

const tiers: Words = {
  card: 'facts',
  exact: 'the same message',
  full_text: 'words',
  linked: 'facts one step away',
  substring: 'parts of words',
  vector: 'meaning',
  node: 'knowledge',
  episode: 'episodes',
}

const because: Readonly<Record<string, (a: string, b: string) => string>> = {
  ran: () => 'looked',
  off: () => 'switched off in the configuration',
  no_slot: () => 'the question asks for no fact in particular',
  named: () => 'the question names the fact',
  named_value: () => 'facts that hold words of the question',
  somebody_else: () => 'the question is about somebody whose facts are not kept',
  stop_words: () => 'the question has no word that carries content',
  enough: () => 'the search for words found enough',
  nothing: () => 'there is nothing to look for',
  recalled: (rank, of) => `it is there: hit ${rank} of ${of}`,
  excluded: () => 'left out by the caller (excludeItem)',
  filtered: (what) => `the filter does not let it pass: ${what}`,
  echo: () => 'it is the same question, asked before: it answers nothing',
  superseded: () => 'it is no longer true, and the question is not about the past',
  behind_card: () => 'the fact it states is there in its place',
  beyond_limit: (rank, limit) =>
    rank === ''
      ? `it shares words, but more than ${limit} others rank before it`
      : `it ranks ${rank}, and ${limit} were asked for`,
  over_budget: (words) =>
    `it shares only ${words}: so common that newer messages used up what may be read (recall.postingsBudget)`,
  beyond_scan: () => 'it is older than the messages looked through for parts of words',
  below_threshold: () => 'too little of it agrees with the question',
  only_stop_words: (words) =>
    `it shares only ${words} with the question: words without content, not searched`,
  no_description: () => 'the question describes nobody',
  no_vectors: () => 'no message has a vector of this model yet: recollect reembed',
  embedder_failed: () => 'the embedder failed',
  aborted: () => 'stopped before the embedder answered',
  no_vector: () => 'it has no vector of this model yet: recollect reembed',
  no_part: () => "no part of the question's words stands in it",
  no_shared_term: () => 'it shares no word with the question, nor with what was looked for beside it',
  slot_not_asked: (asked, own) =>
    own === ''
      ? `it states no fact about ${asked}`
      : `the question asks for ${asked}; this fact is about ${own}`,
  entity_differs: (asked, own) =>
    own === ''
      ? `its facts are not about ${asked}`
      : `the question is about ${asked}; this fact is about ${own}`,
  no_card: () => 'no fact was read from it',
  differs: () => 'it says something else',
  not_among_found: () => 'not among what was found',
}

/** What `recall --trace` and `why-not` say. */
export const trace = {
  title: 'How it was found',
  line: (name: string, value: string): string => `${name}: ${value}`,
  separator: ', ',
  comma: ', ',
  because,
  tiers,
  understood: 'The question',
  asksFor: 'asks',
  types: {
    what_kind: 'what kind',
    how_many: 'how many',
    recency: 'what holds now',
    update: 'what has changed',
    when: 'when',
    where: 'where',
    who: 'who',
    preference: 'likes and dislikes',
    why: 'why',
    how: 'how',
    yes_no: 'yes or no',
    generic: 'nothing in particular',
  },
  time: { past: 'in the past', current: 'at present', future: 'in the future' },
  whose: 'about',
  whom: { user: 'the user', addressee: 'the user', other: 'somebody else' },
  whomOf: (who: string): string => `the user's ${who}`,
  facts: 'facts asked for',
  noFacts: 'none in particular',
  readBy: 'read by',
  rule: (rule: string, confidence: string): string => `rule ${rule}, sure to ${confidence}`,
  noRule: 'no rule: taken as a search',
  words: (documents: number): string =>
    `Words looked for in ${plural(documents, 'message')} (as stems; Chinese in pairs)`,
  absent: (why: string, list: string): string => `${why} – in no message: ${list}`,
  from: {
    query: 'in the question',
    or_query: 'in the question',
    stopwords: 'in the question',
    variants: 'another form',
    synonyms: 'means the same',
    related: 'same topic',
    pronouns: 'pronoun',
    piece: 'part of a word in the question',
    feedback: 'from the best message found',
  } as Words,
  counts: (weight: string): string => `counts ${weight}`,
  inMessages: (n: number): string => `in ${plural(n, 'message')}`,
  onlyRead: (n: number): string => `only the newest ${n} read`,
  looked: 'Where it was looked',
  found: (n: number): string => (n === 0 ? 'nothing' : `${n} found`),
  notLooked: 'not looked',
  /** Of a question that asks for several things. */
  part: (n: number): string => `question ${n}, `,
  placed: (rank: number): string => `place ${rank}`,
  ranked: (shown: number, of: number): string => `Put in order: ${shown} shown of ${of}`,
  order: 'order',
  rules: {
    score: 'by what the searches gave',
    recency: 'the newest are lifted, since the question is about now',
  } as Words,
  parts: {
    slot: 'the fact asked for',
    facet: 'the kind asked for',
    about: 'what the question is about',
    denial: 'a denial',
    recency: 'newness',
    similarity: 'similarity',
    question_before: 'the question it answers',
    turn_after: 'the message after it',
    context: 'the talk around it',
    said_then: 'the time asked about',
    date: 'said at the time asked about',
    speaker: 'said by the one named',
    role: 'who said it',
    asking: 'it only asks',
    standing: 'a lasting wish',
    answer: 'the answer, from the history',
  } as Words,
  leftOut: (n: number): string => `Left out: ${n}`,
  stages: {
    exclude: 'by the caller',
    filter: 'the filter does not let them pass',
    active: 'no longer true, and the question is not about the past',
    echo: 'the same question, asked before: it answers nothing',
    fuse: 'the fact they state is there in their place',
    limit: 'rank behind those that were asked for',
    budget: 'so common that what may be read was used up',
    threshold: 'too little of them agrees with the question',
    scan: 'older than the messages looked through',
  } as Words,
  /** What a tier left out before it was named. */
  uncounted: (n: number, tier: string): string => `${n} more (${tier})`,
  more: (n: number): string => `and ${n} more; --json has them all`,
  evidence: 'Evidence',
  levels: { strong: 'strong', weak: 'weak', none: 'none' },
  proof: {
    card: 'there is a fact of what the question asks for',
    card_beside: 'there are facts of that kind, but not of what the question is about',
    node: 'there is private knowledge of what the question asks for',
    card_words: 'a fact that was written directly holds words of the question',
    contested: 'sources disagree about it',
    same: 'a message says the same as the question',
    nothing: 'nothing in the memory shares a word with the question',
    others: 'the messages found speak of somebody else',
    said_then: 'messages of the day the question names',
    bears_on: 'messages that bear on the conversation',
    by_others: 'another than the one asked about said what the question asks',
    withdrawn: 'the fact was withdrawn, and nothing has replaced it',
  } as Words,
  share: (percent: string): string => `the best message holds ${percent} % of what the question says`,
  timings: 'Time',
  steps: { prepare: 'understanding', fuse: 'ordering', answer: 'answering', total: 'all' } as Words,
  none: 'none',
}

/** What `why-not` says beside. */
export const whyNot = {
  title: { item: 'message', card: 'fact', node: 'knowledge', episode: 'episode' },
  outcome: { recalled: 'Recalled', dropped: 'Found, but left out', not_found: 'Not found' },
  instead: {
    behind: 'in its place',
    replaced_by: 'what is true now',
    source: 'the message it was read from',
  },
  hit: (rank: number): string => `hit ${rank}`,
  noHit: 'not a hit either',
  words: 'Words',
  lookedFor: 'looked for',
  has: { item: 'the message has', card: 'its message has', node: 'it has', episode: 'it has' },
  both: 'both have',
  empty: 'both have, without content',
  met: {
    query: (kind: string): string => `switched off for the question: ${kind}`,
    record: (kind: string): string => `known only in the other direction: ${kind}`,
  },
  couldMeet: 'What could have brought them together',
  noneKnown: 'no other form, synonym or topic known to the language packs joins them',
  score: 'Score',
  scores: (own: string, last: string): string => (last === '' ? own : `${own}; the last hit has ${last}`),
}
