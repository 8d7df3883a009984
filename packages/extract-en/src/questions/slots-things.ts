import type { SlotQuestion } from '@recollect/core/extraction'
import { alt } from '../text/patterns.ts'
import { ANIMALS, BREEDS } from '../lexicon/pets/animals.ts'
import { DEVICES, POSSESSIONS, SYSTEMS, VEHICLES } from '../lexicon/things/things.ts'
import { ADV, AM, DO, HAVE, I, MODS, MY, WHAT, facet, slot } from './slot-question.ts'

const HAVING = `(?:have|has|own|owns|got|use|using|uses|carry|buy|run|runs|wear|play on|type on|drive|drives|ride|rides|keep|keeps|on)`
/** "Which laptop do I use", "my laptop", "do I have an iPad", "is my tablet …". */
const thing = (words: string) =>
  `\\b${WHAT} (?:[a-z]+ ){0,2}?(?:${words})s?\\b(?! (?:is|are|was) (?:the|better|best|an?)\\b)(?=(?: (?:model|brand|do|does|did|am|are|is|was|have|has|'s|ve|i|you|u|he|she|they|we|my)\\b|\\s?\\??$))|\\b${MY} ${MODS}(?:${words})s?(?: (?:model|brand|type))?\\b(?! (?:user|number|case|bill|charger|password))|\\b(?:${DO} ${I} ${ADV}${HAVING}|${HAVE} ${I} ${ADV}got|got) (?:an? |any )?(?=(?:[a-z]+ )?(?:${words})s?\\b)|\\bhow many (?:[a-z]+ )?(?:${words})s? (?:do|does|did|have|has) ${I}\\b`

const PETS = `(?:${alt([...ANIMALS, 'animal', 'bunnie', 'puppie', 'kittie', 'huskie', 'ponie'].filter((word) => word !== 'rat' && word !== 'fish'))}|${alt(BREEDS)}|fish)(?:e?s)?`

const devices = [...DEVICES].map(([kind, list]) => {
  const bare = [
    'samsung',
    'galaxy',
    'nokia',
    'vivo',
    'moto',
    'dell',
    'asus',
    'surface',
    'switch',
    'pixel',
    'mac',
    'console',
  ]
  const spoken = [...list].filter((word) => !bare.includes(word))
  return facet(thing(alt(spoken)), kind, 'device', 'owns')
})

/** What one has and uses. Most specific first. */
export const thingQuestions: readonly SlotQuestion[] = [
  slot(
    `\\binsur(?:ance|er|ed)\\b|\\b(?:phone|data|mobile|internet|insurance|broadband|energy) (?:network|carrier|company|policy|plan|contract|provider|bill)\\b`,
    'uses',
    'income',
  ),
  slot(
    `\\b(?:operating system|(?:mac|pc|windows|linux|android|ios|iphone) or (?:an? )?(?:mac|pc|windows|linux|android|ios|iphone)|${WHAT} os|(?:version|flavou?r) of (?=(?:${alt(SYSTEMS)})\\b)|${MY} os|os (?:do|does|am|is|on)|linux distro|distro)\\b|\\b${AM} ${I} ${ADV}(?:on|using|running) (?=(?:${alt(SYSTEMS)})\\b)|\\b(?:${DO}) ${I} ${ADV}(?:use|run) (?=(?:${alt(SYSTEMS)})\\b)`,
    'os',
    'device',
  ),
  ...devices,
  slot(
    `\\b(?:devices?|gadgets?|monitor|printer|router)\\b(?<=(?:${MY}|${WHAT}|have|any|use|own)(?: [a-z]+){0,2})`,
    'device',
    'owns',
  ),
  slot(
    `\\b(?:what|which) (?:[a-z]+ )?(?:do|does|did|am) ${I} ${ADV}(?:drive|driving|ride|riding)\\b|${thing('car|vehicle|truck|bike|motorbike|motorcycle|bicycle|van|scooter|suv|wheels')}|\\bcar (?:do|does|did) ${I}\\b|\\b(?:${HAVE} ${I} ${ADV}got|${DO} ${I} ${ADV}(?:have|own|drive|ride)) (?=(?:an? |the |my )(?:[a-z]+ )?(?:${alt(VEHICLES)})\\b)|\\b(?:make|brand|colou?r|model) (?:is|of) ${MY} car\\b|\\b(?:do|does|did) ${I} ${ADV}drive (?=an? )`,
    'vehicle',
    'owns',
  ),
  slot(
    `\\b(?:how many|what|which|any|got any|kinds? of|breed of|sorts? of|types? of|names? of) (?:[a-z]+ )?${PETS}\\b(?<!(?:like|is|are) (?:[a-z]+ )?[a-z]+)(?=.{0,20}\\b(?:do|does|did|have|has|own|keep|we|i|you|my|are they|is (?:he|she|it)|pets)\\b|\\s?\\??$)|\\b${MY} (?:[a-z]+ ){0,1}?${PETS}\\b(?! (?:person|peeve|food|lover))|\\b(?:${DO} ${I} ${ADV}(?:have|own|keep|got)|${HAVE} ${I} ${ADV}(?:got)?|got|adopt(?:ed)?|keep(?:ing)?|raise|raising) ?(?:(?:an?|any|many|some|other|more) ){0,2}(?=(?:[a-z]+ )?${PETS}\\b)|\\bwhat breed\\b|\\bpets\\b(?! (?:need|should|eat))`,
    'pet',
  ),
  slot(
    `\\b(?:what|which|wat) (?:[a-z-]+ ){0,3}?(?:do|does|did|am|are|is|was) ${I} ${ADV}(?:us(?:e(?! to\\b)|ing)|shop at|bank with|subscribe to|subscribed to|pay with)\\b|\\bwho (?:do|does|is|'s) (?:${I}|${MY} [a-z]+) (?:bank|insured|insurance|with)\\b.{0,10}\\bwith\\b|\\b(?:what|which) (?:browser|app|editor|bank|airline|software|tools?|provider|search engine|streaming service|carrier|brand of [a-z]+)\\b(?=.{0,20}\\b(?:i|you|my|we)\\b)|\\b(?:do|does|did) ${I} ${ADV}use\\b(?! to\\b)|\\b${MY} (?:browser|bank|editor|ide|isp|carrier|provider|insurer)\\b`,
    'uses',
    'device',
  ),
  slot(
    `\\b(?:what|which) (?:[a-z]+ ){0,3}(?:do|does|did) ${I} ${ADV}(?:own|possess|collect)\\b|\\bpossessions\\b|\\bbelongings\\b|\\b(?:do|does|did) ${I} ${ADV}(?:own|possess|collect)\\b|\\b(?:what|which|how many) (?:kinds? of |sorts? of )?(?=(?:[a-z]+ )?(?:${alt(POSSESSIONS)}|watch)(?:e?s)? (?:do|does|did|have|has) ${I}\\b)|\\bhow many (?=(?!coffees?\\b|cups\\b|beers\\b|meals\\b|drinks\\b|times\\b|glasses\\b|days\\b|hours\\b|weeks\\b|months\\b|years\\b|minutes\\b|classes\\b|meetings\\b|people\\b)[a-z]+ (?:do|does|did) ${I} (?:own|have)\\b)|\\b(?:${DO} ${I} ${ADV}(?:have|got)|${HAVE} ${I} ${ADV}got) (?=(?:an? |any |my own )?(?:[a-z]+ )?(?:${alt(POSSESSIONS)})\\b)`,
    'owns',
    'uses',
  ),
]
