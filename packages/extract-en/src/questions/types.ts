import type { QuestionRule } from '@recollect/core/extraction'

const LIKE =
  'like|likes|love|loves|enjoy|enjoys|prefer|prefers|preferred|liked|hate|hates|dislike|dislikes|adore|fancy'
/** Subjects of a question: the speaker, the hearer, or somebody with a name. */
const WHO = "(?:i|you|u|we|they|he|she|my [a-z]+|[a-z]+(?: and [a-z]+)?(?:'s [a-z]+)?)"
const AUX =
  "(?:do|does|did|r|is|are|was|were|am|have|has|had|can|could|will|would|should|shall|may|might|isn't|aren't|don't|doesn't|didn't|haven't|hasn't|won't|can't|wasn't|weren't|couldn't|wouldn't|ain't)"
const NOW =
  'right now|currently|current|now|at the moment|at present|these days|nowadays|latest|newest|most recent|most recently|recently|lately|up to date|up-to-date|as of (?:now|today)'

const rule = (
  id: string,
  type: QuestionRule['type'],
  pattern: string,
  examples: readonly string[],
  counterExamples: readonly string[],
): QuestionRule => ({
  id: `en/${type.replace('_', '-')}.${id}`,
  type,
  pattern: new RegExp(pattern, 'u'),
  examples,
  counterExamples,
})

/**
 * In order of priority. Questions for reasons, and "what kind of X do you like", go before their general kind: the words that
 * would decide (now, kind of) only narrow them.
 */
export const typeRules: readonly QuestionRule[] = [
  rule(
    'reason',
    'why',
    "\\b(?:why|how come|what for|for what reason|what(?:'s| is| was) the reason)\\b(?! not\\?)",
    ['why did I move?', 'how come I quit?'],
    ['what is my name?'],
  ),
  rule(
    'favorite',
    'preference',
    "^(?!how\\b|why\\b|when\\b|where\\b).*\\b(?:fav(?:ou?rite|e)?s?)\\b|\\b(?:what|which|who)(?:'s| is)? (?:kinds?|types?|sorts?|else|other|(?!am\\b|is\\b|are\\b|was\\b|were\\b)[a-z]+(?: [a-z]+){0,2}) (?:of [a-z]+(?: [a-z]+)? )?(?:do|does|did)? ?" +
      WHO +
      ` (?:really |also |usually |most )?(?<!\\b(?:what|how)(?:'s| is| are| was) .{1,40}(?=like\\s?\\??$))(?<!\\b(?:look|looks|be|pay|feel|sound|weather|is) )(?:${LIKE})\\b(?! to be called)|(?:can't|cannot|couldn't) (?:i |you |he |she |we )?(?:stand|bear)\\b|\\bwhat (?:do|does|did) ${WHO} (?:really |also |most |not )?(?:${LIKE})\\b`,
    ['what is my favorite color?', 'what sort of films do I like?', 'what do I like to do?'],
    ['how did you know that was my favorite?', 'what do I do?'],
  ),
  rule(
    'identity',
    'what_kind',
    "\\b(?:who am i(?! (?:named|called|related|employed|with|seeing|dating|meeting|visiting|working|living|going|married|engaged))|who i am|what am i(?! (?:[a-z]+ly |still |now )?(?:[a-z]+ing\\b|doing|going|supposed|looking|allergic|afraid|working|wearing|reading|missing|to do|good|studying|planning|saving|aiming|building|writing|into|interested|fond|keen|called|paid|good|best|scared|terrified|on))|what (?:kind|kinds|type|types|sort|sorts|breed)(?: of)?\\b|what(?:'s| is) my (?:identity|profile|user type|job|occupation|profession|role)|what(?:'s| is) [a-z]+'s identity|which (?:kind|type|sort) of|what (?:do|does) (?:you|i|he|she) (?:do for (?:a )?(?:living|work)|look like)|how would you describe me|am i an? [a-z]+ or an? |what is (?!the\\b|my\\b|your\\b|his\\b|her\\b|our\\b|their\\b|it\\b|that\\b|this\\b|wrong\\b|up\\b|new\\b|for\\b|in\\b)[a-z]+ ?(?:,|\\?|$))",
    ['who am I?', 'what kind of user am I?', 'what type of games do I own?'],
    ['what am I doing?', 'who is my boss?'],
  ),
  rule(
    'amount',
    'how_many',
    "\\bhow (?:many|much|old|long|often|far|tall|big|heavy|high|deep|fast|frequently|large|wide|expensive|regularly|soon)\\b|\\bwhat(?:'s| is| was) (?:my|your|his|her|the|[a-z]+'s) (?:age|height|weight|salary|income|pay|total|number of|price|gpa|score|count|average)\\b|\\bthe number of\\b|\\bwhat (?:number|percentage|percent|amount|age|height|distance)\\b|\\bhow (?:many|much)",
    ['how many siblings do I have?', 'how old am I?', 'what is my age?'],
    ['what is my phone number?', 'how do I cook rice?'],
  ),
  rule(
    'now',
    'recency',
    `^(?:my |our )?(?:last|latest) [a-z]+(?: [a-z]+)?\\s?\\?*$|^(?!where (?:are|am|do|does) [a-z]+ (?:live|living) now).*\\b(?:${NOW})\\b(?! (?:travel|store|gas|hospital|on\\b))`,
    ['what is my current address?', 'where do I work now?', 'what did I buy recently?'],
    ['where did I live?'],
  ),
  rule(
    'living-now',
    'recency',
    '\\bwhere (?:are|am|do|does) [a-z]+ (?:live|living) now',
    ['where am I living now?'],
    ['where was I born?'],
  ),
  rule(
    'before',
    'update',
    '\\b(?:used to|use to|before the [a-z0-9]+ one\\b|before (?!(?:my|the|you|going|bed|work|noon|dinner|lunch|breakfast|i|we|submitting|accepting)\\b|\\?)|before (?:i|we|he|she) (?:[a-z]+ed|became|was|were|went|got|had|left)\\b|previous(?:ly)?|former(?:ly)?|in the past|(?<!\\bwhen did [a-z ]{1,20})changed?(?: from| since)?|still(?! (?:remember|rmb|recall|know)\\b)|any ?more|no longer|switch(?:ed)? from|originally|compared (?:to|with)|(?<!time |the )difference between|(?:old name|(?:old|last) (?:address|job|phone|number|email|employer|company|car|apartment|city|place))|last year|has changed|have changed|moved from|upgrad(?:ed?) from|replace[sd]?|earlier|over time|history of (?!(?:[a-z]+ ){0,2}(?:disease|cancer|illness|diabetes|stroke))|back then|what happened to my|first (?:job|address|phone|employer|company|apartment|city)|(?:live|work) first|(?:at first|initially)|(?:places|cities|towns|addresses|where) (?:that |where |all )?(?:have )?(?:i|we)(?:[^a-z ]ve| have)? (?:all |ever )?lived|(?:have|has) (?:i|we) (?:ever |recently )?moved(?! (?:on|in))|(?:last|prior) (?:email|apartment))\\b|\\bimprove(?:d)? between\\b|^(?!(?:have|has|had) ).*\\bbefore\\s?[?.!]?$',
    [
      'where did I use to live?',
      'what did I drive before?',
      'do I still smoke?',
      'what was my previous job?',
    ],
    ['where do I live?'],
  ),
  rule(
    'time',
    'when',
    "\\b(?:when(?! (?:i|we|you|they|he|she|it)(?:'m|'re|'s|'ve|'d)?\\b)|what (?:time|date|day|year|month|week)|which (?:day|year|month|date)|since when|how soon|until when|by when)\\b|\\bwhens|when(?:'s| is| was| did| do| does| are| am| were| will| can| should| have| has)\\b",
    ['when is my birthday?', 'what time is the retro?'],
    ['what do I do when I am sad?'],
  ),
  rule(
    'place',
    'where',
    "\\bwhere(?! i | we | the (?!\\w+ is))|\\b(?:what|which) (?:city|country|state|town|place|address|neighbou?rhood|village|province|county|part of|district|street|region|area)\\b|\\bwhat(?:'s| is|s) my (?:home ?town|address|location|birthplace)\\b|\\b(?:in|from|at|to) (?:which|what) (?:city|country|state|town|place|school|company|hospital|shop|store|restaurant|hotel|church|venue|building|house)",
    ['where do I live?', 'which town am I based in?', 'whats my hometown?'],
    ['who is my boss?'],
  ),
  rule(
    'person',
    'who',
    "^(?:(?:and|so|hey|but|ok|well|also|hi) )*(?:who|whom|whose|who's|whos)\\b|[.!,;] *(?:and |so )?(?:who|whom|whose|who's|whos)\\b|\\b(?:with|to|from|by|about) whom\\b|\\bwhat(?:'s| is| are) my (?:wife|husband|girlfriend|boyfriend|sister|brother|mother|mom|father|dad|son|daughter|boss|friend|best friend|roommate|partner|cousin|uncle|aunt|teacher|neighbou?r|coworker)(?:'s|s'|s)? names?|\\bnames? of my (?:wife|husband|girlfriend|boyfriend|sister|brother|mother|mom|father|dad|son|daughter|boss|friend|roommate|partner)\\b(?!'s)",
    ['who is my boss?', "what is my wife's name?"],
    ['what do I do?', 'the man who called'],
  ),
  rule(
    'liking',
    'preference',
    `^(?:(?:and|so|hey|but|ok|well|also|hi|yes|no|oh|i do|cool)[ .,!]{1,4}){0,8}(?:do|does|did|would|don't|doesn't|didn't) ${WHO} (?:also |really |still |not |even )?(?:${LIKE}|care for)\\b(?! to (?:know|talk|chat|meet|see|go|join|hear|order|have|buy))|[.!?,;] *(?:and |so |or )?(?:do|does|did|don't) ${WHO} (?:also |really |still )?(?:${LIKE})\\b|\\b(?:am|are|is) ${WHO} (?:a fan of|fond of|into|keen on)\\b|\\bi (?:don't |do not )?(?:really )?(?:${LIKE}) [a-z ]{3,40},? right\\b|\\b(?:think|opinion|feel) (?:of|about) |\\b(?:what|which) (?:[a-z]+ ){1,4}(?:do|does) (?:i|you|he|she|[a-z]+) (?:${LIKE})|\\b(?:what|which) .{1,40}\\bi (?:really |most )?(?:preferred|prefer|liked|love)\\b(?! to)|\\bhow do you like\\b|\\binterested me\\b|\\bmy (?:preferences?|hobby|hobbies|taste|likes|dislikes)\\b`,
    ['do I like chicken?', 'what do I think of opera?'],
    ['would you like to chat?'],
  ),
  rule(
    'manner',
    'how',
    '^(?:(?:and|so|hey|but|ok|well|also|hi|hmm|oh)[ ,]{1,3}){0,8}how(?! (?:about|come|dare|(?:should|do i (?:want|like)) you (?:to )?(?:answer|reply|respond|talk|speak|write)))\\b|[.!,;?] *(?:and |so )?how (?:do|does|did|can|could|should|would|is|are|am|was|were|will|have|has|to)\\b|\\bin what way\\b|\\bhow (?:do|does|did|can|could|should) (?:i|you|we|he|she|they)\\b(?! (?:(?:want|like) you to |)(?:answer|reply|respond|talk|speak|address)\\b)|\\bhow to\\b',
    ['how do I get to work?', 'how should I cook this?'],
    ['how come?'],
  ),
  rule(
    'closed',
    'yes_no',
    `^(?:(?:and|so|hey|but|ok|okay|well|also|hi|hello|oh|wow|woah|really|then|exactly|yes|no|yeah|cool|nice|or|hmm|lol|haha|perfect|great|sure|wait|i see|i do|please|honestly|just)[ .,!]{1,4}){0,8}${AUX} (?:not )?(?:${WHO}|there|it|this|that|the|any|your|my|anyone|everyone|these|those|\\d+)\\b|[.!?,;] *(?:and |so |or |but )?${AUX} (?:${WHO}|there|it|this|that|the|any|your|my|anyone|these|those)\\b|^(?:you|u) (?:are|r|were|have|like|live|work|know|can|think|mean|want|remember)\\b[^.]*\\?|^i(?:'m| am|'ve| have| was| do| don't| live| work| like)? (?![^?]*\\b(?:what|which|who|where|when|how|why)\\b)[^.?]*\\?$|\\b(?:right|correct|isn't it|aren't you|don't you|am i|don't i|aren't i)\\s?\\?`,
    ['am I a doctor?', 'do you have a dog?', 'I live in Rome, right?'],
    ['what is my name?'],
  ),
]
