const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const DAY = 'mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thur?s?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?'
const SEASON = 'spring|summer|fall|autumn|winter'
const COUNT =
  'a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|(?:half )?a dozen|a few|a couple(?: of)?|several|some|many|\\d{1,3}'
const UNIT = 'second|minute|hour|day|night|week|weekend|month|year|yr|decade'
const DATE = `(?:${MONTH})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:[-–]\\d{1,2})?(?:,? \\d{4})?|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})(?:,? \\d{4})?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|\\d{4}-\\d{2}-\\d{2}`

export { COUNT, MONTH as MONTH_NAME, SEASON }

/** Time words that place something in the past. */
export const PAST_TIME = `(?:(?:just )?(?:${COUNT}) ?(?:${UNIT})s? (?:ago|back)|last (?:${UNIT}|${DAY}|${MONTH}|${SEASON}|night|time)|yesterday|the other day|some time ago|a while (?:ago|back)|recently|this (?:morning|past (?:${UNIT}))|(?:in|since) (?:19|20)\\d{2}|back in \\d{4}|when i was (?:young(?:er)?|little|small|a (?:kid|child|teen(?:ager)?|boy|girl|student)|in [a-z ]{3,15}|\\d{1,2}))`

/** Time words that place something ahead. */
export const FUTURE_TIME = `(?:tomorrow|tonight|next (?:${UNIT}|${DAY}|${MONTH}|${SEASON})|this (?:${UNIT}|${DAY}|${MONTH}|${SEASON}|coming [a-z]{3,9})|in (?:${COUNT}) (?:${UNIT})s?|in the (?:${SEASON}|future|near future|fall)|in (?:${MONTH}|(?:20)\\d{2})|soon|someday|some day|one day|later this (?:${UNIT})|(?:on|by) (?:${DAY}|(?:the )?\\d{1,2}(?:st|nd|rd|th)))`

/** Dates that may lie on either side. */
export const ANY_DATE = `(?:on (?:the )?(?:${DATE})|(?:${DATE})|on (?:${DAY})|in (?:${MONTH})(?: \\d{4})?|in (?:19|20)\\d{2}|at the age of \\d{1,3}|today|tonight|at \\d{1,2}(?::\\d{2})? ?(?:am|pm)?)`

const SHORT_DAY = '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)s?'

/** How often. */
export const FREQUENCY = `(?:(?:on )?${SHORT_DAY} ?(?:n|and|&|\\+|\\/) ?${SHORT_DAY}|every ?(?:single |other |second |third )?(?:day|night|morning|evening|afternoon|week|weekend|month|year|summer|winter|spring|fall|autumn|lunchtime|season|christmas|shift|hour|${DAY}|${MONTH}|two weeks|few (?:days|weeks|months)|(?:two|three|four|five|six|\\d) (?:days|weeks|months|hours))s?|each (?:day|night|morning|evening|week|weekend|month|year|summer|winter|autumn|spring|${DAY})|(?:at|in) (?:the )?weekends?|daily|weekly|monthly|(?:once|twice|thrice|(?:one|two|three|four|five|six|a few|a couple|several|many|\\d{1,2}) ?(?:x|times|days|hours|nights|books?|miles|kms?|k|minutes|mins|pages|laps|steps)) (?:a|per|every|each) (?:day|week|month|year|night)|(?:on|during) (?:the )?(?:weekends?|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days)|on (?:saturday|sunday|monday|tuesday|wednesday|thursday|friday) (?:mornings?|evenings?|nights?|afternoons?)|in the (?:mornings|evenings|winter|summer|spring|fall|autumn)|all the time|most (?:days|nights|mornings|weekends|evenings|afternoons|sundays|saturdays|fridays|weeks)|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s? (?:mornings|evenings|nights|afternoons))`
