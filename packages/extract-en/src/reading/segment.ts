import type { SegmentRules } from '@recollect/rules'
import { CHINESE_STATEMENT } from '../lexicon/spelling/chinese-statement.ts'
import { GOVERNING, PREDICATE } from '../lexicon/grammar/predicates.ts'

/** Words that open a new statement after a comma or a conjunction. */
const OPENER =
  "(?:i|i'm|im|i'am|i've|ive|i'd|i'll|me|my(?! (?:[a-z-]+ ){0,2}[a-z-]+ ?(?:[,.!?)]|$))|we|we're|we've|our|he|he's|she|she's|they|they're|it|it's|its|there|that|this|you|your|but|so|because|cuz|since|although|though|while|however|which|who|who's|whose|where|what|whats|what's|how|why|when|if|can|could|would|do|does|did|are|is|will|should|have you|has|any|anyone|anybody|also|currently|living|working|been|just got|just moved|then|now|yes|no|yeah|thanks|thank|please|kinda|for example|at least|actually|especially)"
const AFTER_AND =
  "(?:i(?! (?:are|were|both|broke up|split up)\\b)|i'm|im|i've|ive|i'd|i'll|my|we|he|she|they|it|it's|you|now|currently|living|am|was|would|am|have|what|how|who|do|are|can|it|(?:mum|mom|dad|grandma|grandpa|nan|hubby|wife|husband)(?='s| (?:is|was|works|lives|still|has|loves|hates|teaches|runs|owns|died|passed)\\b))"

/** Words that take back what was said just before. */
const TAKES_BACK =
  '(?:(?:oh|ah|um|ugh|er) )?(?:sorry|oops|whoops|no wait|wait no|scratch that|scrap that|strike that|typo|correction|my bad|my mistake)'

/** "I do not live in Boston but in Austin" is one statement. */
const DENIES_IN = "\\b(?:not|[a-z]{1,6}n't|dont|doesnt) (?:live|work|study|come)s? (?:in|at|for|from) "

/**
 * Sentences end at marks followed by space, so that numbers, versions, addresses and "Dr. No" stay whole; a full stop glued to a
 * new "I …" ends one too. "My wife and I" is one subject. Commas end a clause only before words that open a statement,
 * in English or in Chinese: lists stay in one clause.
 */
export const segment: SegmentRules = {
  sentenceEnd:
    /\n+|[!?。]+|…|(?<!\b(?:dr|mr|mrs|ms|st|jr|sr|vs|prof|e\.g|i\.e|u\.s|a\.m|p\.m|approx|dept|inc|ltd|d\.c|u\.k|n\.y|l\.a|b\.c|u\.s\.a))\.(?=\.{0,9}(?:\s|$|["'\u201d)]))|(?<=\b(?:d\.c|u\.[sk]|n\.y|l\.a|b\.c|u\.s\.a))\.(?=\s(?:i|i'm|im|my|we)\s)|\.(?=(?:i|i'm|im|my|but|and|we|so|yes|no)\s)|\.{2,9}/gu,
  clauseEnd: new RegExp(
    `\\s?;\\s?|\\s?:\\s(?=${OPENER}\\b)|\\s[-–—]+\\s|\\s?[—]\\s?|\\s?\\((?!\\+?\\d[\\d -]{0,5}\\))\\s?|(?<!\\(\\+?\\d[\\d -]{0,5})\\)\\s?|,?\\sbut(?= )(?!(?<=${DENIES_IN}[^,.;!?]{1,30},?\\sbut) (?:rather |actually |in fact )?(?:in|at|for|from) )|,?\\s(?:because|cuz|coz|cos|cus|bcoz|bcos|bcz|becoz|becos|becuz|'cause|so that|so(?= (?:i|my|we|he|she|they|it|can|what|how|do|you)\\b)|although|even though|though|whereas)(?= )|,?\\s(?=while (?:i|i'm|my|he|she|we|they)\\b)|\\s?,\\s?(?=(?:and |or |so |but )?${OPENER}\\b)|\\s?,\\s?(?=${TAKES_BACK}\\b)|\\s(?=(?:sorry|oops|whoops),? i mean)|\\s?,\\s?(?=${CHINESE_STATEMENT})|(?<!^(?:(?:if|when|since|because|as|so|but|then|before|after|until|while|though|unless|ok|oh|well|btw|by the way|actually),? )?(?:me|(?:my|our|the) [a-z]{2,12}))\\s(?:and|n|&)\\s(?=${AFTER_AND}\\b)|,?\\s(?:(?:and|n|&)\\s|(?<=,\\s))(?=${PREDICATE})(?<!\\b(?:${GOVERNING}|(?<!\\b(?:moved|relocated|returned|went|go|been|back|close|next|married|engaged|related|allergic|listening|listen|travel|commute) )to)\\b[^,;.!?]{1,80})`,
    'gu',
  ),
}
