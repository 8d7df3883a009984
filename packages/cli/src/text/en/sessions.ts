import { argument } from '../../util/argument.ts'

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
const pairs = (n: number): string => plural(n, 'pair')
const sessionsOf = (n: number): string => plural(n, 'session')
/** `Archived`, or for a dry run `Would archive`. */
const verb = (dry: boolean, done: string, would: string): string => (dry ? `Would ${would}` : done)

/** What is said of sessions: the Q-A log, working memory, contexts. */
export const sessions = {
  logged: {
    one: (place: string): string => `Logged as ${place}.`,
    kept: (significance: string): string => `Answer kept: significance ${significance}.`,
    marked: (significance: string): string => `Answer kept: marked. Significance ${significance}.`,
    notKept: (significance: string): string => `Answer not kept: significance ${significance}.`,
    noAnswer: 'No answer.',
    topics: (topics: string): string => `Topics: ${topics}.`,
    many: (count: number, place: string, answers: number): string =>
      `Logged ${pairs(count)} as ${place}; ${plural(answers, 'answer')} kept.`,
    components: {
      length: (n: string): string => `length ${n}`,
      complexity: (n: string): string => `complexity ${n}`,
      technical: (n: string): string => `technical ${n}`,
      important: (n: string): string => `important ${n}`,
      actionable: (n: string): string => `actionable ${n}`,
    },
    byHand: 'set by hand',
  },
  pair: { notKept: 'answer not kept', archived: 'archived' },
  renamed: (from: string, to: string, count: number): string =>
    `The topic “${from}” is “${to}” now: ${pairs(count)}.`,
  pairs,
  topicSince: (at: string): string => `last ${at}`,
  list: {
    answers: (n: number): string => `${plural(n, 'answer')} kept`,
    last: (at: string): string => `last ${at}`,
    archived: (at: string): string => `archived ${at}`,
    archivedPairs: (n: number): string => `${n} archived`,
    channel: (id: string): string => `channel ${id}`,
    merging: (into: string): string => `being merged into ${into}: run the merge again to finish it`,
    noArchived: 'No session is archived.',
    none: 'There is no session.',
  },
  stats: {
    messages: 'messages',
    facts: 'current facts',
    factsOf: (active: number, total: number): string => `${active} of ${plural(total, 'version')}`,
    coverage: 'messages with facts',
    unread: 'messages with statements nothing read',
    vectors: 'messages with a vector',
    vectorsOf: (embedded: number, items: number): string => `${embedded} of ${items}`,
    sessions: 'sessions',
    pairs: 'pairs',
    archivedOf: (n: number, archived: number): string =>
      archived === 0 ? String(n) : `${n}, ${archived} of them archived`,
    answers: 'answers kept',
    significance: 'average significance',
    compression: 'compression ratio',
    size: 'size of 100 pairs',
    bytes: (n: string): string => `${n} bytes`,
  },
  upkeep: {
    progress: (done: number, total: number): string => `${done}/${total} pairs`,
    archiving: 'Archiving',
    restoring: 'Restoring',
    merging: 'Merging',
    rescoring: 'Scoring',
    pruning: 'Pruning',
    archived: (dry: boolean, ids: number, count: number): string =>
      `${verb(dry, 'Archived', 'archive')} ${sessionsOf(ids)} with ${pairs(count)}.`,
    nothingToArchive: 'Nothing to archive: put away already, or not old enough.',
    restored: (dry: boolean, ids: number, count: number): string =>
      `${verb(dry, 'Restored', 'restore')} ${sessionsOf(ids)} with ${pairs(count)}.`,
    nothingToRestore: 'None of them is archived.',
    merged: (dry: boolean, count: number, ids: number, into: string, variables: number): string =>
      `${verb(dry, 'Moved', 'move')} ${pairs(count)}${variables > 0 ? ` and ${plural(variables, 'variable')}` : ''} of ${sessionsOf(ids)} into ${into}.`,
    rescored: (dry: boolean, count: number, ids: number): string =>
      `${verb(dry, 'Changed', 'change')} the score or the topics of ${pairs(count)} in ${sessionsOf(ids)}.`,
    nothingToRescore: 'Every score and every topic is as it would be found now.',
    prunedAnswers: (dry: boolean, count: number, bytes: string): string =>
      `${verb(dry, 'Deleted', 'delete')} ${plural(count, 'answer')}: ${bytes} bytes.`,
    prunedSessions: (dry: boolean, ids: number, count: number, bytes: string): string =>
      `${verb(dry, 'Deleted', 'delete')} ${sessionsOf(ids)} with ${pairs(count)}: ${bytes} bytes.`,
    nothingToPrune: 'There is nothing to delete.',
    more: (n: number): string => `and ${n} more`,
    stopped: 'Stopped; what is done stays done. Run it again to go on.',
  },
  confirmPrune: {
    answers: (n: number): string =>
      `Delete the text of ${plural(n, 'answer')}? This cannot be undone. [y/N] `,
    sessions: (n: number): string => `Delete ${sessionsOf(n)} for good? This cannot be undone. [y/N] `,
  },
  confirmDelete: (id: string, count: number): string =>
    `Delete the session ${id} with ${pairs(count)}, its variables and what its forms became? This cannot be undone. [y/N] `,
  deleted: (id: string, count: number): string => `Deleted the session ${id} with ${pairs(count)}.`,
  working: {
    none: 'The session has no variables.',
    written: (names: string): string => `Written: ${names}.`,
    removed: (names: string): string => `Removed: ${names}.`,
    unchanged: 'Nothing changed.',
    size: (bytes: string, max: string): string => `${bytes} of ${max} bytes.`,
    expires: (at: string): string => `until ${at}`,
    form: (title: string, version: number): string => `Submitted: ${title} (v${version}).`,
    recalled: (n: number): string =>
      n === 0 ? 'No field is new or changed.' : `${plural(n, 'field')} can be recalled.`,
    evicted: (n: number, names: string, max: number): string =>
      `To keep within ${max} bytes, the ${plural(n, 'oldest variable was', 'oldest variables were')} removed: ${names}.`,
  },
  context: {
    sections: {
      wishes: 'wish',
      same: 'same question',
      topic: 'topic',
      recent: 'recent',
      facts: 'fact',
      working: 'variable',
      recalled: 'message',
    },
    used: (tokens: number, budget: number): string => `${tokens} of ${budget} tokens`,
    omitted: (kinds: string): string => `no room for: ${kinds}`,
    kind: (n: number, kind: string): string => `${kind} (${n})`,
    noRoom: 'the budget has no room for a context',
  },
  index: {
    exported: (count: number, file: string): string => `Wrote ${pairs(count)} to ${file}.`,
    imported: (count: number, skipped: number): string =>
      `Read ${pairs(count)}${skipped > 0 ? `; ${skipped} were there already` : ''}.`,
    log: (ids: number, count: number, variables: number): string =>
      `With ${plural(ids, 'new session')}, ${pairs(count)} and ${plural(variables, 'variable')}.`,
    notJson: (where: string, detail: string): string =>
      `${where} is not JSON (${detail}). Use a whole qa-index.json. Nothing was changed.`,
  },
  errors: {
    notAShare: (flag: string, value: string): string =>
      `${flag} takes a number from 0 to 1 such as 0.85, not "${value}". Nothing was changed.`,
    notASeq: (value: string): string =>
      `<seq> takes the number of a pair from 1, as "recollect recent" shows it, not "${value}".`,
    notJsonPair: (where: string, detail: string): string =>
      `${where} is not JSON (${detail}). Write one pair a line, such as {"q": "…", "a": "…"}. Nothing was logged.`,
    notAPair: (where: string, detail: string): string =>
      `${where} is not a pair: ${detail}. Use {"q": …} with a, user, topics, significance, mark, at, channel. Nothing was logged.`,
    notAPairOfNames: {
      variable: (value: string): string =>
        `<value> takes name=value, not "${value}". For other values than texts give one JSON object. Nothing was written.`,
      field: (value: string): string =>
        `<value> takes field=value, not "${value}". For other values than texts give one JSON object. Nothing was stored.`,
      slot: (value: string): string =>
        `--slot takes field=slot such as city=location, not "${value}". Nothing was stored.`,
    },
    givenTwice: (name: string): string => `"${name}" is given twice. Leave one out. Nothing was stored.`,
    noField: (name: string, there: string): string =>
      `--slot names the field "${name}", which is not in the form. There is: ${there}. Nothing was stored.`,
    notJsonObject: (where: string, detail: string): string =>
      `${where} is not JSON (${detail}). Write one object, such as {"city": "Porto"}. Nothing was written.`,
    notAnObject: (where: string): string =>
      `${where} is not a JSON object. Write one, such as {"city": "Porto"}. Nothing was written.`,
    noSessions:
      'There is no session in this scope yet. Begin one: "recollect log" or "recollect working set" with --session.',
    whichSession: (ids: string): string => `Say which session with --session. There are: ${ids}.`,
    noSession: (id: string, similar: string): string =>
      `There is no session "${id}" in this scope. ${similar ? `There is: ${similar}. ` : ''}Run "recollect sessions" for the list.`,
    noPair: (id: string, seq: number, last: number): string =>
      `The session "${id}" has no pair ${seq}. ${last === 0 ? 'It has none yet.' : `The last one is ${last}.`} Run "recollect recent --session ${argument(id)}" to see them.`,
    noTopic: (topic: string, similar: string): string =>
      `No pair has the topic "${topic}"; archived ones do not count. ${similar ? `There is: ${similar}. ` : ''}Run "recollect topics" for the list.`,
    noVariable: (name: string, similar: string): string =>
      `The session has no variable "${name}". ${similar ? `There is: ${similar}. ` : ''}Run "recollect working get" for the list.`,
    slotOfAnother: (slot: string): string =>
      `A field states a fact about the user: --slot takes a slot such as location, not "${slot}". Nothing was stored.`,
    oneToPrune: 'Say what to delete: exactly one of --answers and --sessions-before.',
    needsYes: 'This cannot be undone. Add --yes to confirm; without a terminal nobody can be asked.',
  },
}
