import { words } from './words.ts'

/** What happens once and is worth keeping, by kind: the beginnings of a predicate in the past tense, as pattern text. */
const A =
  '(?:(?:an?|the|my|our|his|her|their|its|another|some|two|three|four|both|\\d{1,3}|new|first|second|third|very|brand|old|own|dream|second[- ]hand|used|little|big|small|local|whole|entire) ){0,4}'
const KIN_NOUN =
  '(?:baby|bab(?:y|ies)|boy|girl|kids?|child(?:ren)?|sons?|daughters?|twins|triplets|grandchild|grandson|granddaughter|siblings?|niece|nephew)'
const BODY =
  '(?:arm|leg|wrist|ankle|foot|toe|finger|thumb|hand|nose|collarbone|rib|hip|knee|shoulder|elbow|back|neck|skull|jaw|tooth|pelvis|acl|meniscus|achilles|hamstring|rotator cuff|tendon|ligament|tailbone|hands|ribs|spine|kneecap|calf|groin|eye|ear|head|mcl|tibia|femur)'
const JOB =
  '(?:job|role|position|internship|apprenticeship|placement|career|gig|secondment|side hustle|residency|traineeship)'
const FIRM =
  '(?:business|company|shop|store|restaurant|bakery|studio|startup|start-up|cafe|café|salon|practice|clinic|bar|pub|gym|agency|firm|etsy shop|online shop|food truck|channel|youtube channel|podcast|blog|charity|brand|label|band|club|foundation|nonprofit|non-profit|daycare|farm stand|market stall|bookshop|brewery|gallery|franchise|b&b|school)'
const COUPLE =
  '(?:wife|husband|boyfriend|girlfriend|partner|fianc[eé]e?|bf|gf|ex|soulmate|future (?:wife|husband)|better half|other half)'
const PARTY =
  '(?:party|wedding|funeral|reunion|shower|barbecue|bbq|picnic|dinner|potluck|christening|baptism|bar mitzvah|bat mitzvah|quincea[nñ]era|housewarming|sleepover|get[- ]together|gathering|thanksgiving|christmas|diwali|eid|easter|hanukkah|birthday|anniversary|hen do|stag do|bachelorette|bachelor party|prom|gala|fundraiser|ceremony|memorial|wake(?! (?:up|him|her|them|me|my))|graduation|vigil|fest|street party|brunch|retirement do|leaving do|send-?off|game night|quiz night|movie night|poker night|dinner party|mehndi|sangeet|engagement)'
const OUTING =
  '(?:concert|gig|festival|carnival|museum|zoo|aquarium|exhibition|exhibit|opera|ballet|musical|rodeo|circus|theme park|amusement park|water park|national park|disneyland|disney world|legoland|comic[- ]?con|convention|game|match|final|grand prix|race|play|show|theatre|theater|gallery|safari|spa|escape room|wine tasting|stand-?up|comedy club|drive-?in|planetarium|renaissance fair|fair|parade|pride|protest|march|rally|workshop|retreat|conference|seminar|book club|book signing|meet and greet|premiere|air show|(?:christmas|farmers|night|flea) market|casino|rave)'
const SIGHT =
  '(?:northern lights|aurora|eclipse|whales?|pyramids|taj mahal|grand canyon|eiffel tower|great wall|great barrier reef|machu picchu|niagara falls|stonehenge|colosseum|dolphins|pope|queen|king|president|dalai lama|mona lisa)'
const SPORTING =
  '(?:marathon|half|half[- ]marathon|ultra|ultramarathon|triathlon|ironman|5k|10k|parkrun|spartan race|tough mudder|century ride|swimathon|race|relay|fun run|sprint|obstacle course|cycling tour|channel swim|open water swim|duathlon|colou?r run)'
const STAGE_OF_SCHOOL =
  "(?:school|nursery|kindergarten|preschool|reception|primary|elementary|middle school|secondary|high school|sixth form|college|uni|university|grad school|med school|medical school|law school|nursing school|year \\d{1,6}|\\d(?:st|nd|rd|th) grade|first grade|my (?:degree|masters?|phd|a[- ]?levels|gcses|training|studies|course|apprenticeship|mba)|(?:an? )?(?:phd|masters|master's|mba|degree|course|bootcamp|boot camp|diploma|evening class|night class|training program(?:me)?)|culinary school|art school|beauty school|trade school|vet school|film school|flight school|seminary|basic training|boot camp)"
const PAPER =
  "(?:degree|ph\\.?d|doctorate|master'?s?|bachelor'?s?|diploma|ged|mba|license|licence|driver'?s licen[cs]e|driving licen[cs]e|pilot'?s licen[cs]e|certificate|certification|qualification|a[- ]?levels|gcses|citizenship|green card|visa|passport|black belt|work permit|residency|pr|results|real estate licen[cs]e|scholarship|bursary|learner'?s permit)"
const SUMS = '(?:debts?|loans?|mortgage|student loans?|student debt|credit cards?|overdraft|car loan|house)'
const VALUABLE =
  '(?:wallet|purse|phone|passport|bike|bicycle|car|van|truck|scooter|laptop|bag|handbag|backpack|luggage|suitcase|camera|credit card|card|identity|motorbike|motorcycle|tools|package|ring|engagement ring|wedding ring|watch|guitar|job|house|home|savings|money|id|ipad|airpods|catalytic converter|tent|jewellery|jewelry|kayak|boat|e-?bike|tablet)'
const DISASTER =
  '(?:robbed|mugged|burgled|burglarized|scammed|hacked|evicted|arrested|fined|sued|catfished|stalked|doxxed|assaulted|attacked|jumped|carjacked|pickpocketed|deported|banned|audited|kidnapped|struck by lightning|flooded|stranded|rear[- ]ended|run over|hit by (?:an? )?(?:car|bus|bike|truck|cyclist|van|drunk driver)|broken into|pulled over|kicked out|disowned|jilted|towed|lost at sea|caught shoplifting|sent to (?:prison|jail)|sentenced|bailed|subpoenaed|baptised|baptized|confirmed|ordained|naturali[sz]ed|sworn in|knighted)'
const ILLNESS =
  '(?:covid|corona|malaria|dengue|pneumonia|chickenpox|chicken pox|measles|mumps|mono|glandular fever|shingles|meningitis|appendicitis|sepsis|food poisoning|lyme disease|typhoid|tonsillitis|norovirus|whooping cough|scarlet fever|tb|hepatitis|salmonella|kidney stones|frostbite|heatstroke|hypothermia|concussion|a concussion|a hernia|tetanus|cholera|a blood clot|whiplash|vertigo|an infection)'
const TREATMENT =
  '(?:surgery|operation|stroke|mini[- ]stroke|heart attack|seizure|biopsy|miscarriage|stillbirth|abortion|concussion|c[- ]section|caesarean|root canal|transplant|mastectomy|hysterectomy|vasectomy|bypass|hip replacement|knee replacement|blood transfusion|panic attack|breakdown|nervous breakdown|allergic reaction|bad fall|nasty fall|fall|aneurysm|haemorrhage|colonoscopy|endoscopy|mri|ct scan|mammogram|ultrasound|appendectomy|lumpectomy|cardiac arrest|pulmonary embolism|asthma attack|relapse|chemo|chemotherapy|radiotherapy|laser eye surgery|lasik|cataract op|op|brain bleed|burnout|ivf|overdose|kidney stone|ectopic pregnancy|hair transplant|nose job|wisdom teeth|embolism)'
const TAKEN_OUT =
  '(?:appendix|gallbladder|tonsils|wisdom (?:teeth|tooth)|tooth|teeth|kidney|spleen|cyst|mole|tumou?r|polyp|stitches|cast|braces|ovary|uterus|womb|thyroid|adenoids|lump|pins|cataracts?|implant|gallstones|breast|hip|knee|pacemaker) (?:taken |pulled |cut |put )?(?:out|removed|off|in|replaced|fitted|done|extracted)'
const FED =
  '(?:milk|bread|eggs|groceries|food|lunch|dinner|breakfast|coffee|tea|snacks?|pizza|sandwich(?:es)?|beers?|drinks?|chips|fruit|veg|vegetables|chocolate|candy|sweets|ice cream|water|juice|cake|gum|cigarettes|toilet paper|books?|ticket for the bus|bus ticket|round|burgers?|bagels?|donuts?|stuff|things|things?|something|anything|nothing|it|that|this|one|them|him|her|you|bottle|soda|cokes?|fries|meals?|takeaway|takeout|wings|tacos|sushi|salads?|wine|vodka|stamps|petrol|gas|fuel|time|into)'

export const HAPPENINGS: readonly (readonly [slot: string, beginnings: readonly string[]])[] = [
  [
    'event_death',
    [
      'passed(?: away| on(?= ?$| (?:last|in|at|yesterday|from|when|this)\\b)| peacefully|(?= (?:in|last|when|this|on (?:the \\d|mon|tue|wed|thu|fri|sat|sun|christmas|new)|at|two|three|\\d)\\b|$))',
      'died',
      'was (?:killed|murdered|put to sleep|buried|cremated)',
      'got (?:killed|murdered)',
      'lost (?:his|her|their) (?:battle|fight|life)',
      'committed suicide',
      'took (?:his|her) own life',
      'drowned',
      'miscarried',
      'buried (?:(?:my|our) [a-z]+|grand[a-z]+|dad|mum|mom|nan|gran|granny|auntie|uncle)',
      'said goodbye to (?:my|our) (?:[a-z]+ )?(?:dog|cat|horse|rabbit|grandma|grandpa|nan|gran|father|mother|dad|mum|mom|boy|girl)',
      "scattered [a-z' ]{3,25} ashes",
    ],
  ],
  [
    'event_family',
    [
      `had ${A}(?:beautiful |healthy |lovely |gorgeous |tiny |premature |baby |wee ){0,2}${KIN_NOUN}(?! (?:over|round|around|with|clothes|shower|to|name|at|who|for|sit))`,
      `gave birth`,
      `became ${A}(?:mom|mum|dad|mother|father|parents?|grandparents?|grandma|grandpa|grandmother|grandfather|nan|aunt|auntie|uncle|godmother|godfather|godparents?|stepmum|stepdad|foster (?:parents?|carers?|mum|mom|dad)|carers?|guardians?)`,
      `adopted ${A}(?:[a-z]+ )?${KIN_NOUN}`,
      'was (?:adopted|fostered|christened|raised by|put up for adoption)',
      'were (?:adopted|fostered|raised by)',
      `welcomed ${A}(?:[a-z]+ )?${KIN_NOUN}`,
      "found out (?:that )?(?:i'm|i am|im|we're|we are|she's|she is|i was|we were) (?:pregnant|expecting|having|adopted)",
      'found my (?:birth|biological|real) (?:mother|mum|mom|father|dad|parents|family|brother|sister)',
      'fell pregnant',
      'got (?:pregnant|custody|full custody)',
      'had a miscarriage',
      '(?:took|said) (?:his|her|their) first (?:steps?|words?)',
      '(?:started|began) (?:walking|crawling|talking|teething)',
      'moved out',
      'left home',
      'flew the nest',
      'ran away from home',
      'lost (?:his|her) first tooth',
      'went into labou?r',
      "had (?:his|her|my|our|my [a-z]+'s) (?:christening|baptism|bar mitzvah|bat mitzvah|first communion|gender reveal|baby shower)",
      '(?:had|did) (?:an? |the )?gender reveal',
      'fostered',
      'taught (?:me|us) (?:how )?to (?!(?:be|never|always|not)\\b)[a-z]+',
      'had (?:[a-z]+ |\\d{1,6} )?(?:puppies|kittens|pups|kits|foals?|calves|piglets|lambs|chicks)',
    ],
  ],
  [
    'event_relationship',
    [
      '(?:were|was) married (?:in|on|at|by|last)',
      '(?:got|were|was) (?:engaged|(?<=got )married|divorced|hitched|remarried|dumped|ghosted|cheated on|stood up|back together|separated|proposed to|widowed)(?! for | to me for )',
      'remarried',
      'divorced(?! for)',
      'separated from',
      '(?:split|broke) up(?! (?:laughing|the|a|my|our|into|his|her))',
      'broke (?:it|things) off',
      'broke off (?:the|our|my|his|her) engagement',
      'broke up with',
      'ended (?:it|things) with',
      'called off (?:the|our|my|his|her) (?:wedding|engagement)',
      'called it quits',
      'proposed(?= to |$| (?:in|on|at|last|yesterday|during|while))',
      'popped the question',
      'eloped',
      'tied the knot',
      'renewed (?:our|their) vows',
      `met (?:my|the) (?:(?:now|current|future|first) )?(?:${COUPLE}|love of my life)`,
      `met (?:his|her) (?:new )?${COUPLE}`,
      'fell in love(?: with)?',
      `cheated on (?:me|him|her|my [a-z]+)`,
      'left (?:me|him for|her for|my husband|my wife|her husband|his wife|my boyfriend|my girlfriend)',
      'dumped (?:me|him|her|my [a-z]+)',
      'moved in (?:with|together)',
      '(?:started|began) (?:dating|seeing|going out)',
      'asked (?:me|him|her|my [a-z]+) (?:to marry|to be (?:his|her|my)|out|to the prom|to prom)',
      'came out(?: to| as|$| (?:last|in|this|when))',
      'filed for (?:divorce|separation|custody)',
      'signed (?:the|our|my) divorce papers',
      'got back with',
      'went (?:on|out on) (?:an? |my |our )?(?:first |blind |tinder |second )?dates?(?! night)',
      'married (?!life|to|with|for|and|couple|people|but|in law)[a-z]+',
      'made up with',
      'reconciled with',
      'had an affair',
      'had (?:my|our|his|her) (?:first kiss|wedding|engagement party|bachelorette|hen do|stag do)',
      'celebrated (?:my|our) [a-z0-9 ]{0,20}anniversary',
    ],
  ],
  [
    'event_work',
    [
      '(?:got|was|were|been|getting) (?:just |recently |finally |unexpectedly |made )?(?:promoted|fired|sacked|laid off|hired|let go|made redundant|redundant|demoted|headhunted|transferred|furloughed|offered (?:an? |the |my )?[a-z ]{0,15}(?:job|role|position|internship|promotion|contract|spot|place)|appointed|elected|deployed|posted to|seconded|discharged|suspended from work|tenured|made (?:partner|manager|permanent)|relocated|poached|employee of the month|on the night shift)',
      `(?:got|landed|accepted|found|took|turned down|lost|quit|left|started|began|finished|resigned from|scored|secured|was offered|applied for|interviewed for|had an interview for|got offered|ended|changed|swapped|switched|picked up) ${A}(?:[a-z-]+ ){0,2}(?:${JOB}s?)(?! interview questions)`,
      `got ${A}(?:[a-z-]+ )?(?:promotion|raise|pay ?rise|bonus|job offer|offer|redundancy|severance|first client|first pay ?che(?:ck|que)|first paycheck|tenure|warning at work|callback|pay cut|demotion|interview)`,
      '(?:started|began) (?:freelancing|driving for|volunteering|teaching|training as|my shift at|interning|an? new job)',
      '(?:quit|left) (?:working|teaching|nursing|the (?:army|navy|force|marines|company|firm|police|military|industry|business|family business|air force|job)|(?:my|his|her) (?:job|position|role|company|boss))',
      'quit (?=$|last|yesterday|on|today|after|without)',
      'resigned',
      '(?:was|were|got|has been) (?:just |recently )?made (?:head|partner|manager|captain|team|permanent|redundant|supervisor|director|lead|vice|assistant|chief|foreman|sergeant|an? )',
      'handed in (?:my|his|her) (?:notice|resignation)',
      'gave (?:my|in my|his|her) (?:two weeks?|notice)',
      'retired',
      'came out of retirement',
      `(?:opened|launched|founded|co-founded|started|set up|registered|incorporated|franchised) ${A}(?:[a-z-]+ ){0,2}${FIRM}(?! (?:account|card|door|bag|project))`,
      `(?:bought|sold|closed|shut down|took over) (?:an?|my|our|the family|his|her|their) (?:[a-z-]+ ){0,2}(?:business|company|shop|restaurant|bakery|cafe|salon|pub|franchise|practice)(?! (?:card|suit|door))`,
      'went (?:freelance|self[- ]employed|bankrupt|part[- ]time|full[- ]time|on strike|back to work|on maternity leave|on paternity leave|on leave|into business|out of business|solo)',
      'joined (?:the )?(?:army|navy|marines|air force|police|fire brigade|fire department|military|coast guard|peace corps|reserves|national guard|circus|civil service|family business|raf|foreign legion|startup|firm|nhs|union|board)',
      'joined [a-z0-9&. ]{2,30} as an? ',
      'enlisted',
      'signed (?:an?|my|the) (?:[a-z]+ ){0,2}(?:contract|deal|lease)',
      '(?:closed|sealed|landed) (?:an?|my|the|our) (?:[a-z]+ ){0,2}(?:deal|client|account|sale|round)',
      '(?:passed|finished|completed) (?:my )?probation',
      'had (?:an?|my) (?:[a-z]+ ){0,2}(?:interview|performance review|disciplinary|last day|first day|trial shift|audition)',
      '(?:did|completed|finished) (?:an?|my) (?:[a-z]+ ){0,2}(?:internship|placement|apprenticeship|work experience|training|residency|shift)',
      '(?:changed|switched|swapped) (?:careers?|jobs|departments|teams)',
      'was in (?:the army|the navy|the military) ',
      'called in sick',
      'went to (?:an?|my) (?:job )?interview',
      'raised (?:\\$|£|€)?\\d[\\d,.]{0,9}(?:k|m| million)?',
      'qualified as',
      'trained as',
    ],
  ],
  [
    'event_education',
    [
      'graduated(?! cylinder)',
      'matriculated',
      'dropped out(?! of (?:the )?(?:race|sight))',
      'enrolled (?:in|at|on)',
      'signed up (?:for|to)',
      'got (?:in ?to|accepted|admitted|expelled|suspended|rejected|waitlisted|kicked out of|held back|detention)(?! (?:trouble|bed|the car|a (?:fight|argument)|it|an argument|reading|watching|the habit))',
      '(?:was|were) (?:accepted|admitted|expelled|suspended|rejected from|waitlisted|valedictorian|head boy|head girl|prom (?:king|queen))',
      `got (?:my|a|an|his|her|the|full|dual|us|uk|our) (?:[a-z']+ ){0,2}${PAPER}`,
      '(?:passed|failed|flunked|aced|nailed|bombed|smashed|retook|resat|sat|took|cleared|survived) (?:my|the|his|her|an?|all (?:of )?my|all my|our) (?:[a-z0-9-]+ ){0,3}(?:tests?|exams?|finals?|midterms?|sats?|gcses|a[- ]?levels|bar|boards|theory|practical|driving|viva|course|class|module|year|quiz|interview|thesis|assessment|citizenship|licen[cs]e|cpa|mcat|lsat|ielts|toefl|gre|gmat|nclex|certification|road test|degree|grade \\d|piano exam|swimming test|lifeguard test|maths?|physics|chemistry|calculus|orgo|biology)',
      '(?:passed|failed|aced|flunked) (?:maths?|physics|chemistry|calculus|orgo|biology|statistics|stats|english|history|algebra|probation|year \\d{1,6}|first year|second year|grade \\d{1,6})',
      `(?:finished|completed|left|quit) (?:my |his |her |the |a |an )?(?:[a-z-]+ ){0,2}(?:school|college|uni|university|degree|studies|thesis|dissertation|course|bootcamp|masters?|phd|training|exams|finals|semester|a[- ]?levels|gcses|first year|second year|final year|coursework|apprenticeship|certification|program(?:me)?|diploma|module|residency)`,
      '(?:defended|submitted|handed in|turned in) (?:my|his|her) (?:[a-z]+ )?(?:thesis|dissertation|phd|final project|masters?|coursework)',
      `(?:started|began) ${STAGE_OF_SCHOOL}`,
      '(?:started|began|took|took up) (?:[a-z]+ )?(?:lessons|classes|evening classes|night classes|an? [a-z ]{2,25}(?:course|class))',
      '(?:transferred|switched|moved) (?:to|from) [a-z ]{0,25}(?:college|university|school|uni)',
      'studied abroad',
      'went back to (?:school|college|uni|university|education)',
      'went to (?:college|uni|university|grad school|med school|law school|boarding school|night school) in',
      '(?:learned|learnt|taught myself) (?:how )?to (?!(?:live with|accept|love|deal|let go|be|trust|cope|say no|appreciate|not)\\b)[a-z]+',
      'taught (?:my|our) [a-z]+ (?:how )?to [a-z]+',
      'skipped a (?:grade|year)',
      'got (?:an? (?:first(?! aid)|2:1|2:2|third|distinction|merit|a\\*|[abc][+-]|[abc]) (?:on|in|for)|straight as?|all as)',
      'got (?:\\d{1,3}(?:%| percent| out of| on| in))',
    ],
  ],
  [
    'event_achievement',
    [
      "won(?! (?:over|back|some|it|him|her|me|you|t)\\b|'t)(?= [a-z0-9£$€])",
      `(?:ran|completed|finished|did|cycled|walked|swam|hiked|rode) ${A}(?:[a-z0-9-]+ ){0,3}${SPORTING}(?! (?:of|against) )`,
      '(?:climbed|summited|hiked(?: up)?|conquered|walked|cycled|kayaked|swam|rode) (?:up )?(?:mount|mt|ben|snowdon|kilimanjaro|everest|the (?:camino|appalachian|pennine|inca|west highland|pacific|coast|whole|entire|english channel|channel|length|three peaks)|across|from [a-z]+ to)',
      '(?:came|finished|placed|ranked|got) (?:in )?(?:joint )?(?:first|second|third|fourth|fifth|last|top|1st|2nd|3rd|\\d{1,6}th)(?= (?:in|at|out|place|overall|of)|$)',
      '(?:broke|beat|set|smashed|hit|got) (?:my|the|a|an|our) (?:[a-z0-9-]+ ){0,3}(?:record|pb|pr|personal best|high score|best time|deadlift pr)',
      "(?:made|got into|qualified for|reached|got to|made it (?:to|into)|was selected for|got picked for|was picked for|tried out for) (?:the|my|our|a|state|regional|national|varsity) ?(?:[a-z0-9-]+ ){0,2}(?:team|squad|finals?|semi-?finals?|quarter-?finals?|varsity|nationals|regionals|olympics|playoffs|orchestra|choir|shortlist|semis|county|top \\d{1,6}|honou?r roll|dean's list|world cup|championships?)",
      '(?:hit|reached|passed|got to|surpassed|gained) (?:my|\\d[\\d,.]{0,9}k?|a hundred|a thousand|one thousand|a million|level \\d{1,6}|diamond|platinum|grandmaster|\\d{1,6})(?: [a-z]+){0,3} ?(?:followers|subscribers|subs|goal|goals|target|streak|days sober|days clean|sales|customers|members|downloads|views|rank|weight|milestone|level|elo)',
      'scored (?:an?|my|the|two|three|four|\\d|first|in|on|highest|against)',
      '(?:published|self-published|released|sold|dropped|finished writing|wrote|recorded|finished|exhibited) (?:my|our|an?|the) (?:[a-z]+ ){0,3}(?:book|novel|album|single|song|ep|paper|article|poem|story|app|game|painting|painting|comic|cookbook|memoir|film|documentary|manuscript|screenplay|quilt|sculpture|short film|track|mixtape|thesis|puzzle|cosplay|model)',
      'had (?:my|an?|our) (?:[a-z]+ ){0,2}(?:poem|story|article|paper|photo|letter|painting|work|book|song|piece) (?:published|accepted|featured|exhibited|printed|shown|played)',
      'got (?:my [a-z ]{0,20})?published',
      '(?:was|were|got) (?:awarded|crowned|elected|selected|chosen|nominated|shortlisted|featured|inducted|drafted|scouted|signed|voted|named|promoted to|picked|recognised|recognized|honou?red)(?! to| by my parents)',
      `(?:received|earned|got|was given|won|picked up|collected|claimed) (?:an?|my|the|our|his|her|first|second) (?:[a-z-]+ ){0,3}(?:award|medal|trophy|prize|certificate|honou?r|grant|recognition|fellowship|rosette|ribbon|badge|belt|scholarship|commendation|standing ovation|title|crown|grammy|oscar|brown belt|black belt|hole in one)`,
      `(?:paid off|cleared|finished paying(?: off)?) (?:all )?(?:of )?(?:my|our|the|his|her) (?:[a-z]+ ){0,2}${SUMS}`,
      '(?:lost|dropped|shed|gained|put on) (?:about |over |almost |nearly )?(?:\\d{1,6}|ten|twenty|thirty|forty|fifty|a hundred|half a|two|three|four|five|six) (?:lbs?|pounds|kgs?|kilos?|stone)',
      '(?:performed|sang|danced|acted|spoke|presented|competed|starred|modell?ed|busked|exhibited) (?:at|in|on) (?!(?:home|the (?:shower|car|phone|kitchen|rain|morning|mirror|other|same))\\b)[a-z]+',
      'played (?:at|in) (?:an?|the|my|our) (?:[a-z]+ ){0,2}(?:finals?|orchestra|band|festival|tournament|cup|league|concert|match|gig|show|wedding|championships?|playoffs|nationals|arena|stadium|hall|competition|recital)',
      '(?:played|did|gave|had|performed) (?:an?|my|our|the) (?:[a-z]+ ){0,2}(?:gig|talk|speech|ted talk|tedx|concert|recital|solo|set|show|performance|keynote|debut|stand-?up set|open mic|audition|presentation|exhibition)',
      '(?:landed|nailed|bagged|pulled off|got|bowled|threw|hit|caught|made|dunked) (?:an?|my|the) (?:first |[a-z]+ )?(?:backflip|hole in one|hat[- ]trick|muscle[- ]up|pull[- ]up|kickflip|perfect game|strike|home run|touchdown|three[- ]pointer|bullseye|royal flush|lead role|lead|main part|solo|part in)',
      '(?:fixed|rebuilt|restored|built|renovated|refurbished|redid|redecorated|remodell?ed|finished|converted) (?:my|our|the|an?) (?:[a-z-]+ ){0,3}(?:kitchen|bathroom|car|engine|house|shed|deck|treehouse|loft|basement|attic|garage|garden|motorbike|motorcycle|boat|pc|computer|robot|guitar|greenhouse|patio|pond|fence|van|campervan|bike|bookcase|bookshelf|table|chicken coop|cabin|gazebo|extension|studio|drone|playhouse|pergola|sauna|nursery|telescope)',
      'became (?:an? |the )?(?:[a-z-]+ ){0,2}(?:citizen|champion|captain|manager|president|partner|director|doctor|nurse|teacher|lawyer|vegan|vegetarian|christian|muslim|buddhist|catholic|jew|supervisor|lead|chef|foster|homeowner|member|prefect|head [a-z]+|team [a-z]+|professor|councill?or|mayor|deacon|priest|landlord|paramedic|firefighter|police officer|pilot|millionaire)',
      '(?:stayed|been|got|hit|celebrated) (?:\\d{1,6}|one|two|three|four|five|six|nine|ten) (?:days|weeks|months|years) (?:sober|clean|smoke[- ]free|cancer[- ]free)',
      '(?:caught|grew|baked|made|knitted|sewed|crocheted|brewed|cooked) my (?:first|biggest|own wedding)',
    ],
  ],
  [
    'event_health',
    [
      `(?:broke|fractured|sprained|twisted|dislocated|tore|ruptured|pulled|injured|hurt|burned|burnt|shattered|snapped|bruised|cut|sliced|cracked|strained|popped|busted|chipped|knocked out|lost|scalded|crushed) (?:my|his|her|a|an|both|two|three|his own) (?:[a-z]+ ){0,2}${BODY}s?\\b`,
      `(?:had|has had|underwent|needed|survived|suffered|got|went through|came through|recovered from) (?:${A}(?:[a-z-]+ ){0,3})?${TREATMENT}\\b(?! (?:of (?:fun|laughs?)|room))`,
      `(?:had|got) ${A}${TAKEN_OUT}`,
      'got (?:diagnosed(?! (?:with|as))|vaccinated|jabbed|stitches|braces|lasik|hearing aids|a hearing aid|a pacemaker|an iud|glasses|contacts|injured|bitten by|bit by|stung by|hit by|concussed|hospitali[sz]ed|sectioned|admitted|sober|clean|discharged|the all clear|an infection|a tick bite|a black eye|frostbite|sunstroke|my cast off|my braces off|a root canal|false teeth|dentures|invalided)',
      '(?:was|were|been|is) (?:diagnosed(?! (?:with|as))|hospitali[sz]ed|admitted to|rushed to|taken to hospital|taken to the (?:hospital|er)|discharged|sectioned|institutionali[sz]ed|in hospital|in the hospital|in a coma|in intensive care|in icu|bitten by|stung by|prescribed|referred to|cured|declared cancer[- ]free|paraly[sz]ed)',
      `(?:got|caught|contracted|came down with|had|developed|suffered) ${ILLNESS}\\b`,
      'tested positive',
      'went (?:to (?:the )?(?:er|a&e|a and e|emergency room|hospital|rehab)\\b|into (?:hospital|the hospital|rehab|remission|surgery|a coma|anaphylactic shock|early labou?r)|blind|deaf|into cardiac)',
      'ended up in (?:the )?(?:hospital|er|a&e|icu|rehab|psych ward)',
      'spent [a-z0-9 ]{2,20} in (?:the )?(?:hospital|icu|rehab|nicu)',
      '(?:fainted|collapsed|passed out|blacked out|had a fit|relapsed|overdosed|choked on)',
      'fell (?:off|down|from|out of|through|in the|into) (?!love\\b|place\\b|the trap)[a-z]+',
      'beat (?:breast |lung |skin |bowel )?(?:cancer|leukemia|leukaemia|covid|anorexia|addiction)',
      '(?:donated|gave) (?:blood|plasma|a kidney|bone marrow|my hair|stem cells)',
      '(?:started|finished|began|stopped|completed|had|did) (?:[a-z]+ ){0,3}(?:chemo|chemotherapy|radiotherapy|dialysis|ivf|physio|physiotherapy|physical therapy|therapy|treatment|counselling|counseling|insulin|rehab|antidepressants|medication|hrt|testosterone|estrogen|testosterone)',
      'lost (?:my|his|her|all my|all her) (?:hearing|sight|eyesight|vision|voice|hair|sense of (?:smell|taste)|leg|memory)',
      'transitioned',
    ],
  ],
  [
    'event_move',
    [
      'moved (?:to (?:an?|the|my|our) (?:new|bigger|smaller|different|other|countryside|coast|city)|into|out|in|back home|from|house|here|home|away|across|abroad|down|up|over|again|countries|cities|apartments|flats)',
      'relocated',
      'emigrated',
      'immigrated',
      'migrated',
      'settled (?:in|down)',
      'came to (?:the )?(?:us|usa|uk|states|america|canada|australia|england|britain|germany|ireland|this country) ',
      'came here (?:from|in|when|as)',
      'fled',
      'bought our first home',
      '(?:signed|broke|renewed) (?:a|the|my|our) lease',
    ],
  ],
  [
    'event_travel',
    [
      'went (?:on (?:an? |our |my |the )?(?:[a-z0-9-]+ ){0,3}(?:holidays?|vacation|trip|cruise|honeymoon|safari|road trip|pilgrimage|expedition|retreat|tour|staycation|city break|getaway|exchange|mission|school trip|babymoon|hajj|umrah)|abroad|overseas|backpacking|travell?ing|camping|glamping|skiing|snowboarding|scuba diving|sailing|interrailing|island hopping|sightseeing|home for (?:christmas|easter|the holidays|eid|diwali))',
      'took (?:an?|my|our|the|(?:my|our) [a-z]+ (?:on|to)) (?:[a-z0-9-]+ ){0,3}(?:trip|cruise|road trip|vacation|holiday|gap year|sabbatical|ferry|sleeper train|night train|flight|honeymoon)',
      'took (?:the |a )?(?:train|ferry|bus|coach|eurostar|flight|plane) (?:to|from|across) (?!(?:work|school|town|the|my|uni|college|class|campus|home)\\b)[a-z]+',
      '(?:drove|road[- ]tripped|cycled|sailed|hitchhiked|backpacked|biked|motorbiked|rode|walked) (?:all the way )?(?:across|around|round|through|along|coast to coast|cross[- ]country|(?:from [a-z ]+ )?to [a-z]+ and back)',
      '(?:flew|sailed|jetted) (?:back |home |out |over |in )?(?:to|from|into) ',
      'visited (?!(?:my (?:doctor|dentist|gp)|the (?:doctor|dentist|gp|website|site|page|store|shop)|your|a (?:doctor|website|site))\\b)(?:the |my |our |an? )?[a-z]+',
      "spent (?:the |an? |my |our |last |two |three |\\d{1,6} |a few |ten |all )?(?:lovely |whole |entire |amazing |great |long |romantic )?(?:days?|weeks?|weekend|months?|summer|winter|spring|year|nights?|christmas|easter|thanksgiving|new year'?s?|holidays?|honeymoon|vacation) (?:in|at|on|with|hiking|camping|backpacking|skiing|touring|volunteering|exploring|sailing|travell?ing)",
      "(?:got|came|am|was|'m|just) back (?:home )?from (?!(?!(?:camping|skiing|travell?ing|backpacking|hiking|touring|sailing|snowboarding|fishing)\\b)[a-z]+ing\\b|work|the (?:gym|store|shop|shops|dentist|doctor)|school|a (?:walk|run)|lunch|class|my (?:run|walk)|break)[a-z]+",
      'returned (?:home )?from [a-z]+',
      'travell?ed (?:to|across|around|through|all|with|solo|the world|in|by|abroad|for)',
      '(?:backpacked|honeymooned|holidayed|interrailed|camped|vacationed|toured|glamped|stayed) (?:in|around|through|across|at|by|on|near|for) (?!home|school|work|bed|up|my (?:room|friend)|the same|the house|a friend)[a-z]+',
      'hiked (?:in|up|the|along|through|around|to|part) [a-z]+',
      '(?:landed|touched down|arrived) (?:in|at) (?!(?:work|school|home|the office|trouble|my)\\b)[a-z]+',
      'drove from [a-z ]{2,25} to ',
      'got to (?:see|visit|go to) (?:the )?[a-z]+',
      'missed (?:my|our|the) (?:connecting |connection |return )?(?:flight|connection|ferry|plane)',
    ],
  ],
  [
    'event_purchase',
    [
      '(?:picked up|ordered|scored) (?:myself |ourselves )?(?:an?|my|our) (?:[a-z]+ )?(?:new|brand new|second[- ]hand|used|vintage|custom|first)\\b',
      `(?:bought|purchased|pre-?ordered|splurged on|treated myself to|snagged|inherited|leased|invested in|financed|won|put (?:an? (?:offer|deposit)|down an? (?:offer|deposit)) (?:in )?on|upgraded to|traded in|thrifted) (?:(?:myself|ourselves|himself|herself|my [a-z]+|her|him|our [a-z]+|us|me|everyone) )?(?:an?|my|our|the|two|three|four|six|some|new|tickets?|his|her|their|first|\\d{1,6}|shares|stocks?|crypto|bitcoin|concert|gold)\\b(?! (?:[a-z]+ ){0,2}?${FED}\\b)`,
      'got (?:myself |ourselves |him |her |my [a-z]+ )?(?:an?|my|our|some|two) (?:[a-z]+ )?(?:new|brand new|second[- ]hand|used|vintage|electric|first|rescue|puppy|kitten|dog|cat|pup|tattoo|piercing|motorbike|treadmill|air fryer|piano|guitar|telescope|drone|tesla|peloton|nose piercing|mortgage|allotment|hot tub|campervan|horse|pony|hamster|rabbit|parrot|tortoise|chickens|bunny|ps5|playstation|xbox|switch|kindle|macbook|ipad|iphone)\\b(?! (?:friend|girlfriend|boyfriend|job|one|idea|email|problem|message))',
      '(?:sold|gave away|donated|traded) (?:my|our|the|his|her) (?:[a-z]+ ){0,3}(?:car|house|flat|apartment|bike|motorbike|boat|horse|guitar|piano|van|home|farm|collection|truck|caravan|laptop|console|ps5|xbox|business|shares|stocks|jewellery|wedding dress|hair|kidney|crypto|bitcoin|land|condo|camper|drums|tickets|clothes|books|records|comics|cards)',
      '(?:closed|exchanged|completed) on (?:our|my|the|a)',
      '(?:paid|put down) (?:an? |the )?(?:deposit|down payment)',
      '(?:rescued|adopted|rehomed|took in|fostered) (?:an?|my|our|two|three|some|the|another) [a-z]+',
      'got (?:the|our) keys(?= ?$| (?:to|for|today|on|yesterday|last))',
      'got (?:approved for|preapproved|pre-approved|the keys|a mortgage)',
    ],
  ],
  [
    'event_social',
    [
      `(?:hosted|threw|organi[sz]ed|attended|crashed|catered|planned|held|had|went to|celebrated|been to|did|dj'?d|officiated(?: at)?|missed) ${A}(?:[a-z0-9'-]+ ){0,4}${PARTY}\\b(?! (?:is|was|are|at home alone|plans|tomorrow|then|with cereal|for one|ready))`,
      'celebrated (?!with you)[a-z0-9]+',
      '(?:met up|caught up|reconnected|got together|hung out|had a reunion|reunited) with (?:my|an? |some|old|the)[a-z ]+',
      '(?:bumped|ran) into (?:my|an? (?:old|former|ex)|an ex)',
      "met (?:my|his|her|our) (?:[a-z-]+ ){0,3}(?:parents|in-laws|family|idol|hero|heroes|birth mother|birth father|half[- ](?:brother|sister)|pen ?pal|niece|nephew|grandson|granddaughter|girlfriend's|boyfriend's|best friend|online friend|biological)",
      'met (?:the (?:president|pope|prime minister|queen|king|mayor|band|author|cast|governor)|(?:tom|taylor|keanu|barack|elton|paul) [a-z]+)',
      'made (?:an? |some |two |three |lots of |loads of )?(?:new )?(?:friends?|best friend)(?! (?:requests?|with the idea))',
      'had (?:[a-z]+ ){0,3}(?:over|round) for',
      "(?:was|were|am|been) (?:the |a |my [a-z]+'s |his |her )?(?:best man|bridesmaids?|maid of honou?r|groomsman|usher|flower girl|page boy|witness at|godparents?)",
      'had (?:a |an )?(?:huge |big |massive |bad |nasty |major )?(?:fight|falling[- ]out|row|argument|bust[- ]up) with (?:my|our)',
      'fell out with',
      'stopped (?:talking|speaking) to (?:my|me)',
      'joined (?:an?|my|our|the) (?:[a-z-]+ ){0,3}(?:club|gym|choir|band|team|league|society|group|church|class|orchestra|pta|book club|discord|community|union|rowing|allotment|scouts|guild|congregation|drama|circle)',
      'volunteered (?:at|for|with|in)',
      'protested|marched (?:in|for|against)',
    ],
  ],
  [
    'event_leisure',
    [
      `(?:went to|attended|visited|been to|took (?:my|our|the) [a-z]+ to|saw) ${A}(?:[a-z0-9'-]+ ){0,4}${OUTING}\\b(?! (?:of (?:you|it)|room|is|was good at))`,
      `saw (?:the |my first |an? )?(?:[a-z]+ ){0,2}${SIGHT}`,
      'saw [a-z0-9 ]{3,30} (?:live|in concert|perform live|in person|on broadway|in the west end|at (?:the )?[a-z0-9]+ (?:arena|stadium|hall|garden|square))',
      'went (?:skydiving|bungee jumping|paragliding|paintballing|ziplining|zip ?lining|white water rafting|rafting|snorkell?ing|kayaking|canoeing|surfing|ice skating|horse riding|horseback riding|rock climbing|whale watching|deep sea fishing|go-?karting|hang gliding|parasailing|rollerskating|scuba diving|stargazing|hiking|fishing|hunting|bowling|wild swimming|caving|abseiling|birdwatching|foraging|clubbing|karaoke|hot air ballooning|apple picking|strawberry picking|trick or treating|carol singing|night fishing|mushroom picking|line dancing|sledding)',
      'went (?:on|in|up in) (?:an?|my first|the) (?:[a-z]+ )?(?:hot air balloon|helicopter|rollercoaster|roller coaster|zip ?line|hike|boat|boat trip|bike ride|ghost tour|wine tour|balloon ride|helicopter ride|submarine|camel|seaplane|gondola)',
      '(?:tried|did|had|took) (?:my first|[a-z -]{3,25} for the first time)',
      'did (?:an?|my|our) (?:first )?(?:[a-z]+ )?(?:skydive|bungee jump|parachute jump|escape room|pottery class|cooking class|wing walk|firewalk|abseil|scuba dive|ayahuasca|photoshoot|cosplay|detox|juice cleanse)',
      'was on (?:tv|the (?:radio|news|telly|bbc)|a (?:game|quiz|talent) show)',
      'was an extra in',
      '(?:rode|swam with|fed|petted|held|went swimming with|cuddled) (?:an? |the |some )?(?:elephants?|camels?|dolphins?|sharks?|turtles|koala|python|sloth|kangaroos?|rollercoaster|tiger|manatees|stingrays)',
    ],
  ],
  [
    'event_other',
    [
      `(?:got|was|were|been|almost got) (?:just |recently |nearly )?${DISASTER}`,
      `(?:got|had) (?:my|our|his|her) (?:[a-z]+ ){0,2}(?:${VALUABLE}|place|flat|apartment|account|nose|ears?|belly button|hair|roof|windows?|tyres?|tires?|shed|garage|instagram|email) (?:stolen|nicked|snatched|hacked|broken into|burgled|towed|clamped|totall?ed|pierced|repossessed|slashed|smashed|keyed|redone|fixed|cut off|dyed|egged|vandali[sz]ed|robbed|flooded|impounded|cloned|pickpocketed)`,
      'fought (?:in|for|against) [a-z]+',
      'served (?:in|with|on|two|three|one|\\d{1,6}|as) [a-z]+',
      'lost (?:everything|all (?:of )?(?:my|our)|half (?:my|our))',
      `lost (?:my|our|his|her) (?:[a-z]+ ){0,2}(?:${VALUABLE}|virginity|faith|way in the|appeal|case|licen[cs]e|deposit|custody|scholarship|visa|business|life savings|luggage)\\b`,
      '(?:was|were|got|been) (?:in|into|involved in) (?:an?|my|the) (?:[a-z]+ ){0,3}(?:accident|crash|collision|wreck|car crash|pile-?up|fender bender|fire|earthquake|flood|hurricane|tornado|fight|avalanche|shooting|riot|stampede|tsunami|hit and run)',
      '(?:had|survived|witnessed|caused) (?:an?|my|the|our) (?:[a-z0-9]+ ){0,3}(?:accident|crash|collision|wreck|fire|flood|break-?in|earthquake|hurricane|tornado|tsunami|shooting|gas leak|power cut|burst pipe|leak|near[- ]death experience|fender bender|home invasion|robbery|shipwreck|bombing|plane crash|house fire|lightning strike|murder|stabbing)',
      "(?:crashed|totall?ed|wrecked|wrote off|dented|flipped|rolled) (?:my|our|the|his|her|dad's|mum's) (?:[a-z']+ ){0,2}(?:car|van|bike|motorbike|truck|scooter|suv|boat|drone|quad|quad bike|moped)",
      'got (?:an?|my|his|her) (?:[a-z]+ ){0,2}(?:tattoo|piercing|nose ring|speeding ticket|parking ticket|dui|fine|restraining order|belly piercing|citizenship|mohawk|buzz ?cut|perm|second chance|criminal record|caution|summons|flat tyre|flat tire|divorce)',
      '(?:shaved my head|dyed my hair|bleached my hair|cut (?:all )?my hair|chopped (?:off )?my hair|grew a (?:beard|moustache|mustache)|shaved off my|changed my (?:name|surname|last name)|legally changed)',
      'converted to',
      '(?:took|got) (?:my|the|his|her) (?:oath|citizenship|vows)',
      '(?:went|been|got sent) to (?:prison|jail|court|trial|war|small claims court)',
      'did (?:time|jury duty)',
      'had jury duty',
      'voted for the first time',
      'found (?:an?|\\$|£|€)(?: ?\\d{1,6}| [a-z]+ ){0,2}(?:wallet|fossil|ring|kitten|stray|treasure|lump|note|mouse|snake|bat)',
      '(?:saved|rescued) (?:an?|my|the|our) [a-z ]{0,15}(?:life|dog|cat|kitten|child|man|woman|bird|swimmer|boy|girl)',
      '(?:started|began|launched|quit|deleted) (?:an?|my|our|all my) (?:[a-z-]+ ){0,2}(?:blog|vlog|channel|podcast|newsletter|diary|journal|diet|garden|allotment|facebook|instagram|twitter|tiktok|social media|account|collection|band|novel|petition|gofundme|youtube channel|book club|support group|compost|vegetable patch|savings account|side project)',
      '(?:appeared|testified|sued|reported (?:my|him|her|them) to)',
      'ran for (?:office|mayor|president|city council|student council|council|senate|congress|parliament)',
      'enlisted|was drafted',
      '(?:ran|raised) (?:£|\\$|€|over|\\d)[a-z0-9£$€,. ]{1,20} for (?:charity|cancer|the)',
      'planted (?:an?|my|our|\\d{1,6}|some|two|three) [a-z ]{3,25}',
      'filed for bankruptcy',
      'declared bankruptcy',
      'went viral',
      'got my (?:first|own) [a-z]+',
    ],
  ],
]

/** Verbs those beginnings start with. */
export const HAPPENING_VERBS = words(`
accepted, aced, acted, arrived, touched, able, adopted, appeared, applied, asked, attended, backpacked, bagged, baked, beat, became, been, began, biked, blacked out, bleached, bombed, bought, bowled, brewed, broke, bruised, built, bumped, buried, burned, burnt, busked, busted, called, came, camped, catered, caught, caused, celebrated, changed, cheated, chipped, choked, chopped, claimed, cleared, climbed, closed, co-founded, collapsed, collected, committed, competed, completed, conquered, contracted, converted, cooked, cracked, crashed, crocheted, crushed, cuddled, cut, cycled, danced, declared, defended, deleted, dented, developed, did, died, dislocated, divorced, dj'd, donated, dropped, drove, drowned, dumped, dunked, dyed, earned, eloped, emigrated, ended, enlisted, enrolled, exchanged, exhibited, failed, fainted, fed, fell, filed, financed, finished, fixed, fled, flew, flipped, flunked, fostered, fought, served, shipped, found, founded, fractured, franchised, gained, gave, getting, glamped, got, graduated, grew, had, handed, held, hiked, hit, hitchhiked, holidayed, honeymooned, hosted, hung, hurt, immigrated, incorporated, inherited, injured, interrailed, interviewed, invested, jetted, joined, kayaked, knitted, knocked, landed, launched, learned, learnt, leased, left, legally changed, lost, made, marched, married, matriculated, met, migrated, miscarried, missed, modelled, modeled, motorbiked, moved, nailed, needed, opened, ordered, organised, organized, overdosed, paid, passed, performed, petted, picked, placed, planned, planted, played, popped, pre-ordered, preordered, presented, proposed, protested, published, pulled, purchased, put, qualified, quit, raised, ran, ranked, reached, read, rebuilt, received, reconciled, reconnected, recorded, recovered, redecorated, redid, refurbished, registered, rehomed, relapsed, released, relocated, remarried, remodeled, remodelled, renewed, renovated, reported, resat, rescued, resigned, restored, retired, retook, returned, reunited, rode, rolled, ruptured, said, sailed, sang, sat, saved, saw, scalded, scattered, scored, sealed, secured, self-published, separated, set, settled, sewed, shattered, shaved, shed, shut, signed, skipped, sliced, smashed, snagged, snapped, sold, spent, splurged, split, spoke, sprained, starred, started, stayed, stopped, strained, studied, submitted, sued, suffered, summited, surpassed, survived, swam, swapped, switched, taught, tested, testified, threw, thrifted, tied, took, tore, totaled, totalled, toured, traded, trained, transferred, transitioned, traveled, travelled, treated, tried, turned, twisted, underwent, upgraded, vacationed, visited, volunteered, voted, walked, was, welcomed, went, were, witnessed, won, wrecked, wrote, caught up, road-tripped, ruptured
`)
