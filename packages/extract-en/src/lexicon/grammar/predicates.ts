const ADVERB = '(?:(?:also|really|still|usually|always|just|absolutely|both|currently) )?'
const DENIED = "(?:do not|don'?t|can'?t|cannot|never|no longer) [a-z]"

/** Beginnings of a predicate as the speaker says it of himself; each needs a word after it that no noun phrase would have there. */
const BARE = [
  'live (?:in|on|at|with|near|alone|outside|next|by|abroad|here)',
  'work (?:at|for|as|in|from|with|part|full|remotely|nights)',
  'study (?!(?:a lot|hard|at home|there|it|with|for|together|every|all|too|here)\\b)[a-z]',
  '(?:love|hate|enjoy|adore|dislike|prefer) (?!(?:it|this|that|you|for|and|of|in|from|is|him|her|them|how|when|what|the (?:way|idea|fact))\\b)[a-z]',
  'like (?!(?:it|this|that|these|those|i|you|him|her|them|a|an|when|if|how|what|so|really|the (?:idea|way|fact))\\b)[a-z]',
  'own (?:an?|two|three|four|several|my|\\d)',
  'play (?:the|guitar|piano|violin|drums|bass|tennis|football|soccer|basketball|golf|chess|video)',
  'drive (?:an?|my)',
  'speak [a-z]',
  'teach [a-z]',
  'collect [a-z]',
  'run (?:an?|my)',
  '(?:run|swim|cycle|walk|lift|train|exercise|meditate|work out) (?:about|around|every|at least|roughly|most|\\d|twice|once|two|three|four|five|six|daily|on (?:weekends|weekdays))',
  'sleep (?:from|in|at|on|with|until|till|about)',
  'wear (?:an?|my|glasses|contacts|hearing|braces|dentures)',
  'use (?:an?|my)',
  'want (?:to|an?)',
  'wanna',
  DENIED,
].join('|')

const THIRD = [
  'lives? (?:in|on|at|with|near|alone|outside|next|by|abroad)',
  'works (?:at|for|as|in|from|with|part|full|remotely|nights)',
  'studies (?!(?:a lot|hard|at home|there|it|with|for|together|every|all|too|here|and)\\b)[a-z]',
  '(?:loves|hates|enjoys|adores|dislikes|likes|prefers) (?!(?:it|this|that|you|him|her|them|and|of|to be called)\\b)[a-z]',
  'owns [a-z\\d]',
  'has (?!(?:been|to|a (?:lot|good|great))\\b)[a-z\\d]',
  'plays (?:the|guitar|piano|violin|drums|bass|tennis|football|soccer|basketball|golf|chess|video)',
  'drives (?:an?|my|his|her)',
  'speaks [a-z]',
  'teaches [a-z]',
  'is (?!(?:it|he|she|that|this|there|what|why|how)\\b)[a-z\\d]',
  "(?:does not|doesn'?t|can'?t) [a-z]",
].join('|')

const PAST = [
  'lived (?:in|on|at|with|near|abroad)',
  'worked (?:at|for|as|in)',
  'studied [a-z]',
  'grew up',
  'used to',
  'moved (?:to|everything|all)',
  'switched (?:to|over)',
].join('|')

/** What may follow "and" without a subject of its own. */
export const PREDICATE = `${ADVERB}(?:${BARE}|${THIRD}|${PAST})`

/** Their first words, with "have" and "am", which the cutter takes alone. */
export const PREDICATE_HEAD =
  "(?:also|really|still|usually|always|just|absolutely|both|currently|lives?|works?|stud(?:y|ies|ied)|loves?|hates?|enjoys?|adores?|dislikes?|prefers?|likes?|owns?|plays?|drives?|speaks?|teach(?:es)?|collects?|runs?|wears?|uses?|wants?|wanna|ha(?:ve|s)|got|do not|don'?t|does not|doesn'?t|can'?t|cannot|never|no longer|lived|worked|studied|grew|used|moved|switched|sleep|swim|cycle|walk|lift|train|exercise|meditate)"

/** Words before "and" that govern what follows it too, so that it is no statement of its own: "I want to live in X and work as Y". */
export const GOVERNING =
  "(?:want(?:s|ed)? (?:[a-z]+ )?to|wanna|hop(?:e|es|ed|ing)|plan(?:s|ned|ning)?|going|gonna|need(?:s|ed)?|told|asked|decided|try|tried|trying|dream(?:s|ed|t)?|wish(?:es)?|would|i'd|he'd|she'd|we'd|will|i'll|we'll|could|should|might|may|must|if|when|whether|unless|let's|imagine|who|whom|which|that|people|you)"
