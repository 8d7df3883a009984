import type { SlotQuestion } from '@recollect/core'

const I = '(?:i|you|u|we|he|she|they|my [a-z]+|your [a-z]+|[a-z]+)'
const MY = "(?:my|your|ur|our|his|her|their|[a-z]+'s)"

let count = 0
const slot = (pattern: string, ...slots: readonly string[]): SlotQuestion => ({
  id: `en/slot.${String((count += 1))}.${slots[0] ?? ''}`,
  pattern: new RegExp(pattern, 'u'),
  slots,
})
const facet = (pattern: string, name: string, ...slots: readonly string[]): SlotQuestion => ({
  ...slot(pattern, ...slots),
  facet: name,
})

const FAV = 'fav(?:ou?rite|e)?s?'
const favorite = (words: string, name: string) =>
  slot(
    `\\b${FAV}(?: [a-z]+){0,1}? (?:${words})\\b|\\b(?:${words}) (?:is|are) ${MY} ${FAV}`,
    `favorite_${name}`,
    'likes',
  )

const KIN =
  '(?:wife|husband|girlfriend|boyfriend|sister|brother|mother|mom|father|dad|son|daughter|boss|friend|best friend|roommate|partner|cousin|uncle|aunt|teacher|neighbou?r|coworker|dog|cat|pet|puppy|kitten)'

/** Most specific first. Patterns speak of "I" and "you" alike: whose fact is meant is told by the entity. */
export const slotQuestions: readonly SlotQuestion[] = [
  favorite('colou?rs?|shades?', 'color'),
  favorite('foods?|dish(?:es)?|meals?|snacks?|desserts?|cuisine|fruits?|tacos|pizza', 'food'),
  favorite('drinks?|beverages?|beer|wine', 'drink'),
  favorite('movies?|films?', 'movie'),
  favorite('books?|novels?', 'book'),
  favorite('songs?', 'song'),
  favorite('music|genres?', 'music'),
  favorite('artists?|bands?|singers?|composers?|musicians?|rappers?', 'artist'),
  favorite('sports?', 'sport'),
  favorite('teams?', 'team'),
  favorite('animals?', 'animal'),
  favorite('seasons?', 'season'),
  favorite('subjects?|class(?:es)?', 'subject'),
  favorite('games?|video games?', 'game'),
  favorite('places?|city|cities|country|spot|attraction|vacation', 'place'),
  favorite('shows?|series', 'show'),
  favorite('hobby|hobbies|pastime|activity', 'hobby'),
  slot(`\\b${FAV}\\b`, 'favorite_*', 'likes'),
  slot(`\\b(?:e-?mail)\\b`, 'email'),
  slot(
    `\\b(?:twitter|instagram|facebook|wechat|qq|discord|telegram|snapchat|github|linkedin|handle|username|account)\\b`,
    'account',
  ),
  slot(
    `\\b(?:phone|telephone|cell|mobile|contact) ?number\\b|\\b${MY} number\\b|\\bnumber (?:do|can|should) [a-z]+ (?:call|reach)|how (?:can|do) (?:i|you) (?:call|reach) me`,
    'phone',
  ),
  slot(
    `\\b(?:should|do|can|shall|would) (?:you|i|people|friends|they) call (?:me|you)\\b|\\bnicknames?\\b|\\bgo by\\b|\\bwant to be called\\b|\\blike to be called\\b`,
    'nickname',
    'name',
  ),
  slot(
    `\\b${MY} ${KIN}(?:'s|s'|s)? names?\\b|\\bnames? of ${MY} ${KIN}\\b|\\b${MY} ${KIN} (?:called|named)\\b|\\bpets'? names?\\b`,
    'name',
    'nickname',
  ),
  slot(
    `\\b(?:${MY} (?:real |full |first |last |actual )?name|who (?:am i|are you)\\b|am i called|are you called|name really|your name|my name|what am i called|is (?:your|my) name)\\b`,
    'name',
    'nickname',
    'user_type',
  ),
  slot(`\\bhow old\\b|\\b${MY} age\\b|\\bwhat age\\b`, 'age', 'birthday'),
  slot(
    `\\bbirthdays?\\b|\\bdate of birth\\b|\\bwhen (?:was|were|is) [a-z]+(?: [a-z]+)? born\\b|\\bborn on\\b|\\byear (?:was|were) [a-z]+ born\\b`,
    'birthday',
  ),
  slot(`\\bblood type\\b`, 'blood_type'),
  slot(`\\bhow tall\\b|\\b${MY} height\\b`, 'height'),
  slot(`\\bhow (?:much (?:do|does) [a-z]+ weigh|heavy)\\b|\\b${MY} weight\\b`, 'weight'),
  slot(`\\b(?:zodiac|star sign|horoscope|sun sign)\\b|\\bwhat sign\\b`, 'zodiac'),
  slot(
    `\\b(?:male or female|man or (?:a )?woman|boy or (?:a )?girl|gender)\\b|\\bam i (?:a )?(?:man|woman|male|female|boy|girl)\\b`,
    'gender',
  ),
  slot(`\\ballerg(?:y|ies|ic)\\b`, 'allergy'),
  slot(`\\b(?:hair|eyes?|skin|glasses|look like|tattoos?|beard|appearance)\\b`, 'appearance'),
  slot(`\\b(?:religio(?:n|us)|church|faith|christian|muslim|buddhist|atheist|god)\\b`, 'religion', 'belief'),
  slot(`\\b(?:believe in|values|beliefs?)\\b`, 'belief'),
  slot(`\\b(?:sexual orientation|gay|lesbian|bisexual)\\b`, 'orientation'),
  slot(`\\bnationality\\b|\\bcitizen(?:ship)?\\b`, 'nationality', 'hometown'),
  slot(`\\bethnic(?:ity)?\\b|\\bwhat race\\b`, 'ethnicity'),
  slot(
    `\\b(?:how much (?:money )?(?:do|does|did) [a-z]+ (?:earn|make|have|get paid)|salary|income|${MY} pay|the pay|get paid|money do (?:i|you) (?:have|make|earn))\\b`,
    'income',
  ),
  slot(
    `\\bhow (?:long|many (?:years|months|weeks|days))\\b.*\\b(?:work(?:ed|ing)?|liv(?:ed|ing)|been|stud(?:y|ied|ying))\\b|\\bhow long (?:have|has)\\b`,
    'tenure',
  ),
  slot(
    `\\bhow long did .*(?:date|married|together)\\b|\\b(?:married|single|dating|divorced|engaged|relationship status|in a relationship|seeing (?:someone|anyone)|(?:have|got) (?:a|any) (?:steady )?(?:boyfriend|girlfriend|partner))\\b`,
    'relationship_status',
  ),
  slot(`\\b(?:children|kids|child)\\b`, 'family.child', 'family.son', 'family.daughter'),
  slot(`\\b(?:siblings?)\\b`, 'family.sibling', 'family.brother', 'family.sister'),
  slot(
    `\\bhow many brothers\\b|\\b(?:have|has|got) (?:a|an|any) brothers?\\b`,
    'family.brother',
    'family.sibling',
  ),
  slot(
    `\\bhow many sisters\\b|\\b(?:have|has|got) (?:a|an|any) sisters?\\b`,
    'family.sister',
    'family.sibling',
  ),
  slot(`\\b(?:how many|any|have) (?:sons?)\\b`, 'family.son', 'family.child'),
  slot(`\\b(?:how many|any|have) (?:daughters?)\\b`, 'family.daughter', 'family.child'),
  slot(`\\b(?:how many|any|have|who (?:is|are)) (?:${MY} )?(?:best |close )?friends?\\b`, 'relation.friend'),
  slot(`\\bwho (?:is|are|was) ${MY} (?:boss|manager|supervisor)\\b`, 'relation.boss'),
  slot(`\\bwho (?:is|are) ${MY} (?:roommates?|flatmates?)\\b`, 'relation.roommate'),
  slot(`\\bwho (?:is|are) ${MY} (?:wife|husband|partner|spouse)\\b`, 'family.*', 'name'),
  slot(`\\bspeak\\b|\\blanguages?\\b|\\bmother tongue\\b`, 'language'),
  slot(
    `\\b(?:dogs?|cats?|pets?|puppy|kitten|animals? (?:do|does|did) (?:i|you) have|(?:have|own|keep) (?:any |many )?animals|horses?|huskies)\\b`,
    'pet',
  ),
  slot(
    `\\b(?:what (?:car|vehicle|truck|bike)|(?:car|vehicle) (?:do|does|did)|drive\\b(?! me)|which car|${MY} (?:car|vehicle|truck)|have (?:a|the) car)\\b`,
    'vehicle',
  ),
  facet(
    `\\b(?:what|which) (?:phone|mobile|smartphone|cell ?phone)\\b|\\b${MY} (?:phone|mobile)(?: model)?\\b`,
    'phone',
    'device',
    'user_type',
  ),
  facet(
    `\\b(?:what|which) (?:computer|laptop|pc)\\b|\\b${MY} (?:computer|laptop|pc)\\b`,
    'computer',
    'device',
  ),
  slot(`\\b(?:operating system|which os|what os)\\b|\\b${MY} os\\b`, 'os'),
  slot(`\\b(?:device|devices|gadgets?|tablet|watch do)\\b`, 'device'),
  slot(
    `\\b(?:personal best|personal record|best [a-z0-9 ]+ (?:time|score)|${MY} (?:[a-z0-9]+ )?(?:pb|pr|record|high score|gpa|rating|best time))\\b|\\baccuracy\\b`,
    'record',
  ),
  slot(
    `\\bwhere (?:do|does|did) ${I} (?:use to |used to |currently |now )?work\\b|\\bwhere ${I} (?:work|am working)\\b|\\bwhere (?:am|are|is|was) ${I} working\\b|\\b(?:which|what) (?:company|city (?:do|did) i work|place do i work)|\\b(?:${MY} (?:current |previous |old |new )?(?:employer|company|workplace))\\b|\\bwork (?:for|at)\\b|\\bcity (?:do|did|does) [a-z]+ work in\\b|\\bwho (?:do|does|did) [a-z]+ work for`,
    'employer',
    'occupation',
  ),
  slot(
    `\\bwhere\\b.*\\b(?:from|grow up|grew up|born|raised|come from)\\b|\\b(?:home ?town|birthplace)\\b|\\bfrom (?:which|what) (?:city|country|state)|\\b(?:are|r|is|am) ${I} from\\b|\\b(?:what|which) (?:city|country|state|place|town) (?:are|am|is|do) [a-z]+ (?:from|come from)\\b`,
    'hometown',
    'location',
  ),
  slot(
    `\\bwhere\\b.*\\b(?:live|lives|living|lived|reside|based|located|home|move|moved|staying)\\b|\\b${MY} (?:current |new |old |previous |home |latest )*(?:address|location|residence)\\b|\\b(?:what|which) (?:city|town|country|state|place|neighbou?rhood|part of|area|street) (?:do|does|did|am|are|is|was|were)\\b|\\b(?:do|does|did|am|are) ${I} (?:still |currently )?(?:live|living|based)\\b|^where (?:am|are) (?:i|you)(?: now| right now| currently)?\\??$`,
    'location',
    'living_situation',
  ),
  slot(`\\b(?:live|living) (?:alone|with)\\b|\\broommates?\\b|\\brent\\b`, 'living_situation'),
  slot(
    `\\b(?:which|what) (?:school|college|university)\\b|\\b${MY} (?:school|college|university|alma mater)\\b|\\bgo to (?:school|college)\\b|\\bwhere (?:do|does|did) ${I} (?:study|go to (?:school|college))`,
    'school',
    'education',
  ),
  slot(
    `\\b(?:${MY} major|majoring|what (?:do|does|did|am|are) [a-z]+ (?:study|studying|major))\\b`,
    'major',
    'education',
  ),
  slot(`\\b(?:degree|grades?|education|graduate|year (?:of|in) school|in school)\\b`, 'education', 'school'),
  slot(
    `\\bkind of (?:[a-z]+ )?(?:user|person|player|gamer|reader) (?:am|are|is)\\b|\\bwhat (?:am i|are you)\\b(?! [a-z]+ing)|\\b${MY} (?:identity|user type)\\b|[a-z]+'s identity\\b|\\bam i (?:a|an) [a-z]+ (?:user|person)\\b`,
    'user_type',
    'occupation',
    'personality',
  ),
  slot(
    `\\b(?:goals?|dreams? (?:job|car|house)|want to (?:be|become|do|learn|buy)|aiming for|wish|ambition|saving (?:up )?for|looking for)\\b`,
    'goal',
    'plan',
  ),
  slot(
    `\\b(?:jobs?|occupation|profession|career|for a living|for work|${MY} role)\\b|\\bwhat (?:do|does) (?:you|u|i|he|she)(?: all)? do\\b(?! (?:for fun|in|on|with|when|if|now|next|about|after|to))|\\bwhat (?:you|u|i) do ?(?:\\?|$)|\\bdo (?:i|you) work\\b|\\bteach\\b|\\bare (?:you|i) an? (?:[a-z]+ ){0,2}(?:[a-z]+(?:er|or|ist|ian)|nurse|chef|student|doctor|lawyer)\\b|\\bam i (?:still )?(?:not )?(?:an? )(?:[a-z]+ ){0,2}[a-z]+\\b|\\bi am not an? [a-z]+ ?\\?|\\bretired\\b`,
    'occupation',
    'user_type',
  ),
  slot(
    `\\b(?:hobby|hobbies|free time|spare time|for fun|pastimes?|games (?:do|does|did) [a-z]+ play|sports? (?:do|does|did) [a-z]+ play|play (?:any|a) (?:[a-z]+ )?(?:sports?|games?)|(?:start|started) enjoying|into (?:painting|[a-z]+ing))\\b|\\b(?:indoor|outdoor) activit`,
    'hobby',
    'likes',
  ),
  slot(
    `\\b(?:instruments?|good at|can (?:i|you) (?:swim|cook|drive|sing|play|dance)|skills?|know how to|learn(?:ed)? (?:how )?to)\\b`,
    'skill',
    'hobby',
  ),
  slot(`\\b(?:vegan|vegetarian|diet)\\b`, 'diet', 'user_type'),
  slot(
    `\\b(?:smoke|smoking|drink (?:a lot of |any )?(?:alcohol|milk|coffee|tea|beer|wine)|volunteer|exercise|work out|habits?|routine|every (?:day|morning|week|sunday)|run in the park|wake up|go to bed|drink\\b)`,
    'habit',
    'hobby',
  ),
  slot(`\\b(?:afraid|scared|fears?|phobia|terrified)\\b`, 'fear', 'dislikes'),
  slot(
    `\\b(?:hate|dislike|can't stand|don't like|do not like|doesn't like|not like)\\b`,
    'dislikes',
    'likes',
  ),
  slot(`\\bprefer\\b`, 'preference', 'likes'),
  slot(
    `\\b(?:like|likes|love|loves|enjoy|enjoys|into|fan of|fond of|interests?|think of|opinion (?:of|on)|interested)\\b(?!\\?? (?:to (?:chat|talk|meet|know)))`,
    'likes',
    'dislikes',
    'hobby',
  ),
  slot(
    `\\b(?:disease|illness|health|medical|condition|sick|pregnant|medication|diagnosed|surgery|injur(?:y|ed))\\b`,
    'health',
    'event_health',
  ),
  slot(
    `\\b(?:personality|character|shy|introvert|extrovert|weakness(?:es)?|strengths?|crazy|what am i like)\\b`,
    'personality',
  ),
  slot(
    `\\b(?:project|writing|working on|screenplay|novel|essay|thesis|mobile game|build(?:ing)?)\\b`,
    'project',
  ),
  slot(
    `\\b(?:plans?|planning|going to|gonna|scheduled|upcoming|flying|next (?:week|month|year|weekend|summer))\\b`,
    'plan',
    'goal',
  ),
  slot(`\\b(?:club|society|member of|belong to|team am i)\\b`, 'affiliation'),
  slot(`\\b(?:use|uses|using)\\b`, 'uses', 'device'),
  slot(
    `\\b(?:ever|never) (?:been|[a-z]+ed|seen|done|tried|gone|eaten|flown)\\b|\\b(?:have|has) ${I} (?:ever |not )?(?:been|seen|tried|done|flown|[a-z]+ed)\\b`,
    'experience',
    'event_travel',
  ),
  slot(
    `\\b(?:travel(?:ed|led)?|trip|visit(?:ed)?|vacation|camped|went to|gone to|flight)\\b`,
    'event_travel',
    'experience',
  ),
  slot(`\\b(?:win|won|achieve(?:d)?|award|tourney|tournament)\\b`, 'event_achievement'),
  slot(`\\b(?:buy|bought|purchase(?:d)?)\\b`, 'event_purchase', 'owns'),
  slot(`\\b(?:meet|met|party|parade|festival|wedding|attend(?:ed)?)\\b`, 'event_social', 'event_leisure'),
  slot(
    `\\b(?:do|does) (?:i|you) (?:have|own)\\b|\\bpossessions?\\b|\\bown\\b`,
    'owns',
    'pet',
    'vehicle',
    'device',
  ),
  slot(
    `\\bwhat (?:time|day|date)\\b|\\b(?:meeting|standup|deadline|appointment|schedule)\\b`,
    'generic',
    'plan',
  ),
]
