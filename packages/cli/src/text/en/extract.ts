const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** What the command `extract` says. Words of the library (`sets`, `past`, rule ids) stand as they are in JSON. */
export const extract = {
  fields: {
    entity: 'entity',
    slot: 'slot',
    value: 'value',
    normal: 'normal form',
    polarity: 'polarity',
    relation: 'relation',
    tense: 'tense',
    facet: 'facet',
    when: 'time words',
    date: 'date',
    confidence: 'confidence',
    pack: 'pack',
    rule: 'rule',
    words: 'words',
    notes: 'refiners',
  },
  priority: (rule: string, priority: number): string => `${rule} (priority ${priority})`,
  none: 'changed nothing',
  rejected: 'Dropped:',
  unread: 'Stated, and read by no rule:',
  kinds: { fact: 'something is so', change: 'something changed' },
  lookedAt: 'Looked at:',
  asked: (score: number, anchored: number, rules: number): string =>
    `score ${score}; the anchor of ${anchored} of ${plural(rules, 'rule')} is in the text`,
  notAsked: 'score 0: not its language, not asked',
  verdicts: {
    role: (role: string): string =>
      `No card: only a user's words become facts, and this is said by the ${role}.`,
    disabled: 'No card: extraction is switched off (extraction.enabled).',
    language: 'No card: no language pack knows this language.',
    noAnchor: 'No card: no rule begins on these words.',
    noMatch: 'No card: rules were tried, and none fits.',
    dropped: (n: number): string => `No card: ${plural(n, 'draft')} found, all dropped.`,
  },
}

/** Dates that facts carry. */
export const dates = {
  precision: {
    minute: 'minute',
    hour: 'hour',
    part_of_day: 'part of a day',
    day: 'day',
    week: 'week',
    month: 'month',
    quarter: 'quarter',
    season: 'season',
    year: 'year',
    decade: 'decade',
    vague: 'vague',
  },
  ambiguous: 'ambiguous',
  open: 'open',
  since: (day: string): string => `since ${day}`,
  until: (day: string): string => `until ${day}`,
  separator: ', ',
  /** Behind what was said, its space with it. */
  note: (remark: string): string => ` (${remark})`,
  remark: (date: string, remark: string): string => `${date} (${remark})`,
}
