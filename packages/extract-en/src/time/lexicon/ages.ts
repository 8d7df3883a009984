export type AgeSide = 'past' | 'future' | 'lean'

const SMALL =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const NUMBER = `(?:\\d{1,2}|one|${SMALL}|(?:twenty|thirty|forty|fifty|sixty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)`
const AGED = `(?<years>${NUMBER})\\b(?: ?(?:years?[ -]old|yrs? old|y\\/?o)\\b)?`
const CHILD =
  '(?:an? (?:(?:little|small|young|wee) )?(?:kid|child|boy|girl|baby|toddler|teen|teenager|adolescent|infant|youngster|lad|preteen|tween))'
const YOUNG = '(?<young>(?:(?:very|really|so|much|a lot) )?(?:young|younger|little|small))'
const STAGE =
  '(?:(?:high|middle|elementary|primary|secondary|grade|grammar|junior high|boarding|law|med|medical|grad|graduate|nursing|art|business) school|junior high|kindergarten|preschool|college|uni|university|undergrad|(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade|the (?:army|navy|military|marines|air force))'
const TENS = "(?:[2-6]0['’]?s|twenties|thirties|forties|fifties|sixties)"
const MINE = `my (?:(?:(?:early|mid|late)[ -])?(?:childhood|youth|teens|teenage years|school days|school years|college days|college years|${TENS}))`
const ABOUT = '(?:(?:about|only|just|still|around|like|maybe|almost|barely|abt|back) )?'

const sticky = (source: string) => new RegExp(`${source}(?![a-z\\d])`, 'uy')

/** Ages and stages of life. Group `years`: a number; group `young`: words that must end the clause. */
export const AGES: readonly { readonly starts: string; readonly pattern: RegExp; readonly side: AgeSide }[] =
  [
    {
      starts: 'when',
      pattern: sticky(
        `when (?:i|we|he|she) (?:was|were|wuz|turned|became|hit|reached) ${ABOUT}(?:(?:the age of )?${AGED}|${CHILD}|${YOUNG}|born|growing up|in ${MINE}|(?:in|at) ${STAGE})`,
      ),
      side: 'past',
    },
    {
      starts: 'as',
      pattern: sticky(`as (?:${CHILD}|kids|children|teenagers)`),
      side: 'past',
    },
    {
      starts: 'in during back throughout',
      pattern: sticky(`(?:back )?(?:in|during|throughout) (?:${MINE}|childhood)`),
      side: 'lean',
    },
    {
      starts: 'in during after before back out',
      pattern: sticky(
        `(?:back )?(?:in|during|after|before|out of) ${STAGE}\\b(?! (?:students?|teachers?|kids?|friends?|sweetheart|degree|town|football|basketball))`,
      ),
      side: 'lean',
    },
    {
      starts: 'right straight just',
      pattern: sticky(`(?:right|straight|just) (?:after|out of) ${STAGE}`),
      side: 'lean',
    },
    {
      starts: 'after',
      pattern: sticky(
        'after (?:i |we )?(?:graduation|graduated|graduating)\\b(?: from [a-z]{2,12}(?: school)?)?',
      ),
      side: 'lean',
    },
    {
      starts: 'at by from since',
      pattern: sticky(
        `(?:at|by|from|since) (?:(?:the |an? )?(?:(?:young|early) )?age (?:of )?${AGED}|an? (?:young|early) age)`,
      ),
      side: 'lean',
    },
    {
      starts: 'at',
      pattern: sticky(`at (?<years>${NUMBER}) ?(?:years? old|yrs? old|years? of age|y\\/?o)`),
      side: 'lean',
    },
    {
      starts: 'when by once',
      pattern: sticky(
        `(?:when|once|by the time) (?:i|we) (?:(?:turn|am|reach|hit) ${AGED}|(?:get|am) (?:old|older|married)|retire|grow up|grow old|graduate)`,
      ),
      side: 'future',
    },
    {
      starts: 'when by once',
      pattern: sticky(
        `(?:when|once|by the time) (?:i['’]?m|we['’]re) (?:${AGED}|older|old|retired|grown up|done with ${STAGE})`,
      ),
      side: 'future',
    },
  ]

/** After "since" and "until". */
export const STAGE_OF_LIFE = sticky(
  `(?:(?:i|we) (?:was|were|turned) (?:(?:about|only|just|around|like) )?(?:${AGED}|${CHILD}|${YOUNG}|born|in ${STAGE})|childhood|birth|${STAGE}|graduation|(?:i |we )?graduat(?:ed|ing)\\b(?: from [a-z]{2,12}(?: school)?)?|${MINE}|age (?<at>${NUMBER}))`,
)

export const STAGE_STARTS: readonly string[] =
  'i we childhood birth high middle elementary primary secondary kindergarten preschool college uni university graduation my age graduating graduated grade grammar junior law med medical grad graduate nursing boarding the'.split(
    ' ',
  )
