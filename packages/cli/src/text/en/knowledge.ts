import { modelErrors } from './model-errors.ts'

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
const episodesOf = (n: number): string => plural(n, 'episode')
const messagesOf = (n: number): string => plural(n, 'message')
const is = (n: number): string => (n === 1 ? 'is' : 'are')

/** What is said of episodes, of private knowledge, and of the model that finds it. */
export const knowledge = {
  gapTypes: {
    proper_noun: 'proper name',
    personal_fact: 'personal fact',
    specific_detail: 'detail',
    contextual_meaning: 'meaning here',
  },
  relationships: {
    related: 'related to',
    evolved_from: 'evolved from',
    part_of: 'part of',
    similar_to: 'similar to',
    opposite_to: 'opposite to',
    temporal: 'before',
  },
  /** Read from the other end. */
  relationshipsBack: {
    related: 'related to',
    evolved_from: 'evolved into',
    part_of: 'has as a part',
    similar_to: 'similar to',
    opposite_to: 'opposite to',
    temporal: 'after',
  },
  reasons: {
    quote_not_found: 'its quote does not stand in the conversation',
    quote_not_the_users: 'its quote is not the words of the user',
    value_not_founded: 'its quote does not say so',
    confidence: 'too little confidence',
    malformed: 'not of the shape that was asked for',
    truncated: 'cut off',
    unknown_node: 'names knowledge that is not there',
    too_long: 'too long',
    span: 'its place in the message is wrong',
  },
  discovered: {
    steps: {
      cut: {
        bar: 'Cutting episodes',
        line: (done: number, total: number): string => `${done}/${total} messages`,
      },
      discover: {
        bar: 'Discovering',
        line: (done: number, total: number): string => `${done}/${total} episodes`,
      },
    },
    dryRun: 'A dry run: nothing is written.',
    scope: (name: string): string => `Scope ${name}`,
    guess: (text: string): string => `guess: ${text}`,
    verdicts: {
      new: 'new',
      evolves: 'evolves',
      files: 'past',
      reinforces: 'said again',
      none: 'known',
      quarantined: 'quarantined',
    },
    edges: {
      new: 'new',
      reinforces: 'shown again',
      none: 'known',
      weak: 'too weak, not kept',
      quarantined: 'quarantined',
    },
    version: (n: number): string => `v${n}`,
    facts: (n: number): string => `facts found beside the rules: ${n}`,
    nothing: 'nothing that common knowledge would not have told',
    failed: (message: string): string => `failed: ${message}`,
    cut: (dry: boolean, messages: number, added: number, merged: number): string =>
      `${messagesOf(messages)} ${dry ? 'would be cut into' : 'cut into'} ${episodesOf(added)}${merged > 0 ? `, ${merged} of them merged into earlier ones` : ''}.`,
    nothingToCut: 'No new message to cut.',
    waiting: (n: number): string =>
      `${messagesOf(n)} ${n === 1 ? 'waits' : 'wait'}: the conversation may still be going on. --now takes ${n === 1 ? 'it' : 'them'} in.`,
    totals: (compared: number, fresh: number, evolved: number, again: number, quarantined: number): string =>
      `${episodesOf(compared)} compared: ${fresh} new, ${evolved} evolved, ${again} said again, ${quarantined} quarantined.`,
    usage: (calls: number, input: string, output: string): string =>
      `${plural(calls, 'model call')}, ${input} tokens in, ${output} out.`,
    cost: (cost: string): string => `Cost ${cost}, in the currency of the prices.`,
    givenUp: (n: number): string =>
      `${episodesOf(n)} ${n === 1 ? 'was' : 'were'} given up, all tries having failed. "recollect episodes --state failed" says why; "recollect episodes retry" tries again.`,
    owed: (n: number): string => `${episodesOf(n)} ${is(n)} owed to a model.`,
    goOn: 'Run it again to go on.',
    nothingOwed: 'Nothing is owed.',
    needsModel:
      'Comparing them needs a model: set OPENAI_MODEL and OPENAI_API_KEY (for a local server OPENAI_BASE_URL), or pass --model and --model-url. Until then they are told by rules, and found.',
    stopped: (message: string): string => `Stopped: ${message}`,
    until: (at: string): string => `It makes sense to go on from ${at}.`,
    kept: 'What is done stays done, and no message is lost.',
  },
  /** Why a model gave nothing, by the message. */
  modelErrors,
  /** Why discovery stopped, in the words of a user of the command: by the code, where no message above fits. */
  stops: {
    MODEL_UNAVAILABLE:
      "the model's server cannot be reached or does not answer. Check --model-url (OPENAI_BASE_URL) and the network: recollect doctor --online. Then run it again.",
    MODEL_REFUSED:
      'the server refuses the request. Check the key (OPENAI_API_KEY), the name of the model and the address.',
    MODEL_INVALID_RESPONSE:
      "the model's replies cannot be used. Take another model, or set model.structured in the configuration.",
    BUDGET_EXHAUSTED:
      'what the scope may spend on models today is spent. Raise discovery.budget in the configuration, or wait.',
    ABORTED: 'interrupted.',
  } as Readonly<Record<string, string>>,
  episodes: {
    none: 'There is no episode yet. "recollect discover" cuts them.',
    noneSuch: 'There is no such episode.',
    states: { owed: 'owed', discovered: 'discovered', failed: 'failed', skipped: 'skipped' },
    messages: messagesOf,
    told: (by: string): string => `told by ${by}`,
    compared: (by: string, at: string): string => `compared by ${by}, ${at}`,
    attempts: (n: number, error: string): string => `${plural(n, 'attempt')} failed, the last: ${error}`,
    retry: 'Give it all its attempts again: recollect episodes retry',
    tellsOf: 'Tells of',
    confirm: (title: string): string =>
      `Delete the episode “${title}” and what was learned from it alone? The messages stay. This cannot be undone. [y/N] `,
    forgot: (title: string): string =>
      `Deleted the episode “${title}”; its messages are owed to an episode again.`,
    retried: (n: number): string =>
      n === 0
        ? 'No episode had failed.'
        : `${episodesOf(n)} will be tried again: run "recollect discover" or "recollect worker".`,
  },
  nodes: {
    none: 'There is no private knowledge yet. "recollect discover" finds it, with a model.',
    confidence: (share: string): string => `confidence ${share}`,
    importance: (share: string): string => `importance ${share}`,
    since: (at: string): string => `since ${at}`,
    found: (n: number, at: string): string => `found by ${plural(n, 'search', 'searches')}, last ${at}`,
    context: 'context',
    said: 'said',
    timeline: 'Evolution',
    episodes: 'Episodes',
    related: 'Related',
    goneEpisode: 'its episode is gone',
    steps: (n: number): string => plural(n, 'step'),
    matched: (words: string): string => `matches ${words}`,
    confirm: (key: string): string =>
      `Delete “${key}” with all its values? Episodes and messages stay. This cannot be undone. [y/N] `,
    confirmDismiss: 'Remove everything in quarantine? This cannot be undone. [y/N] ',
    forgot: (key: string): string => `Deleted the knowledge “${key}”.`,
    dismissed: (n: number): string => (n === 0 ? 'There was nothing to remove.' : `Removed ${n}.`),
    noQuarantine: 'Nothing is in quarantine.',
    kinds: { node: 'knowledge', relationship: 'relationship', card: 'fact', reply: 'reply' },
  },
  graph: { none: 'There is nothing to draw: no private knowledge yet.' },
  hits: { episode: 'episode', tellOfIt: 'told of in' },
  policy: 'Order',
  policies: {
    factual: 'facts and knowledge first',
    contextual: 'episodes and messages first',
    comprehensive: 'knowledge with its episodes',
    balanced: 'by the type of the question',
  },
  imported: (episodes: number, nodes: number): string =>
    `Among it ${episodesOf(episodes)} and ${plural(nodes, 'piece')} of knowledge.`,
  stats: {
    episodes: 'episodes',
    episodesOf: (total: number, owed: number, failed: number, skipped: number): string =>
      [
        String(total),
        ...(owed > 0 ? [`${owed} owed`] : []),
        ...(failed > 0 ? [`${failed} failed`] : []),
        ...(skipped > 0 ? [`${skipped} skipped`] : []),
      ].join(', '),
    nodes: 'private knowledge',
    relationships: 'relationships',
    quarantined: 'in quarantine',
    discoveryRate: 'found in an episode',
    evolution: 'changes of a value',
    density: 'relationships of a node',
    query: 'search for knowledge',
    milliseconds: (ms: string): string => `${ms} ms`,
    size: 'size of knowledge',
    perEpisode: (bytes: string, each: string): string => `${bytes} bytes, ${each} an episode`,
    usage: 'model, 30 days',
    usageOf: (calls: number, tokens: string, cost: string): string =>
      `${plural(calls, 'call')}, ${tokens} tokens${cost === '' ? '' : `, cost ${cost}`}`,
  },
  doctor: {
    noModel: 'none: episodes are told by rules, and nothing is compared',
    configured: (name: string, url: string, key: string): string => `${name} at ${url}, ${key}`,
    keySet: (name: string): string => `key in ${name}`,
    noKey: 'no key',
    notAsked: 'not asked; --online asks it',
    answers: 'answers',
    discovery: (messages: number, owed: number, failed: number, quarantined: number): string =>
      `${messagesOf(messages)} in no episode yet, ${episodesOf(owed)} owed, ${failed} failed, ${quarantined} in quarantine`,
    fixFailed: '"recollect episodes --state failed" says why; "recollect episodes retry" tries them again',
    unsupported: 'this database keeps no episodes',
  },
  errors: {
    noKey:
      "No key for OpenAI's server. Set OPENAI_API_KEY, or name another server with --model-url, OPENAI_BASE_URL or model.baseURL. Nothing was sent.",
    notAnAddress: (url: string): string =>
      `The address of the model's server is no http(s) address such as http://localhost:11434/v1: "${url}". Correct --model-url, OPENAI_BASE_URL or model.baseURL. Nothing was sent.`,
    secretInAddress: (url: string): string =>
      `The address of the model's server has a user or password in it: "${url}". Leave them out of --model-url, OPENAI_BASE_URL or model.baseURL, and put the key into OPENAI_API_KEY. Nothing was sent.`,
    noModel:
      'No model is configured: episodes are cut and told by rules, and not compared. Set OPENAI_MODEL and OPENAI_API_KEY, or pass --model.',
    noNode: (given: string, similar: string): string =>
      `There is no knowledge under "${given}" in this scope. ${similar ? `There is: ${similar}. ` : ''}Run "recollect nodes" for the list.`,
    noEpisode: (id: string): string =>
      `There is no episode "${id}" in this scope. Run "recollect episodes" for the list.`,
    everyOutOfRange: '--every takes a minute to 30 days, such as 15m or 1h.',
    graceOfNode: 'Knowledge is deleted for good: leave --grace out.',
  },
}
