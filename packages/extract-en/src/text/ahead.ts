import { FUTURE_TIME } from '../lexicon/grammar/time.ts'

const MONTHS =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DAYS = '(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?'

/** Times of what is to come, more freely said than {@link FUTURE_TIME}: "monday", "the 14th of june", "over easter", "after exams". */
export const TIME_AHEAD = `(?:${FUTURE_TIME}|(?:(?:on|this|next|this coming|by|from|starting) )?${DAYS}\\b|(?:in|by|on|for|from|around|until|early|late|mid|end of|the end of|beginning of|start of)[ -](?:early |late |mid[ -])?(?:next )?${MONTHS}\\b|${MONTHS} \\d{1,2}|(?:on )?the \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTHS}|(?:on )?(?:valentine'?s(?: day)?|halloween|my birthday|boxing day|christmas (?:eve|day)|new year'?s (?:eve|day)|mother'?s day|father'?s day|bonfire night|good friday|labor day|memorial day|the fourth of july)|(?:for|over|at|after|before|by|during|around|until) (?:the )?(?:christmas|xmas|easter|thanksgiving|new years?|ramadan|eid|diwali|cny|chinese new year|half term|spring break|reading week|summer|winter|holidays|the summer|weekend|graduation|graduating|exams|uni|school|college|new year|end of (?:the |this |next )?(?:year|month|week|summer|term|semester)|wedding)|(?:at )?the weekend|end of (?:the |this |next )?(?:year|month|week|summer|term|semester)|in (?:about |around |less than |under )?(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}|a few|a couple(?: of)?) (?:hours?|days?|weeks?|months?|years?|weekends?)|in (?:the )?(?:new year|spring|summer|autumn|fall|winter)|in 20[2-9]\\d|tmr|tmrw|tmw|2moro|2mrw|2morrow|tomorow|when i (?:turn|graduate|finish|retire)|once i (?:turn|graduate|finish|retire)|any day now|this time next year)`
/** Told of the past, or so near that it is the day's own. */
export const LONG_PAST =
  /\b(?:in (?:an?|\d{1,2}|five|ten|two|a few) (?:mins?|minutes?|secs?|seconds?|hours?|hrs?)|yesterday|last (?:night|week|month|year|summer|weekend|[a-z]+day)|ago|went|was|were|had)\b/u
