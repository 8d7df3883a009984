import type { SegmentRules } from '@recollect/core'

/**
 * Sentences end at 。！？ and line breaks; clauses at commas, at a space between Chinese words (spoken transcripts mark pauses so) and
 * before 但是 and its like. 、 joins a list and cuts nothing. A space after 是, 在 or 叫 belongs to what follows.
 */
export const segment: SegmentRules = {
  sentenceEnd: /[。!?…;\n~]|\.{2,}|\.(?=\s|$)/gu,
  clauseEnd:
    /,|:(?=["“「])| (?=\p{Script=Han})(?<=[^是在叫为到用\s] )|(?=但是|然后|因为|所以|而且)(?<=[^,\s])/gu,
}
