const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** What commands say by which others reach a memory. */
export const reach = {
  serving: (url: string): string =>
    `The API is at ${url} and its description at ${url}/docs. Ctrl-C ends it.`,
  open: 'Anybody on this machine may use it; others cannot reach it.',
  guarded: (tokens: number): string => `${plural(tokens, 'token')} may use it.`,
  mcpHttp: (url: string): string => `MCP clients connect to ${url}. Ctrl-C ends it.`,
  mcpClient: (message: string): string => `The client sent something wrong, and was told: ${message}`,
  page: (url: string): string => `The page is at ${url}. Ctrl-C ends it.`,
  cannotOpen: (url: string): string => `The browser could not be started. Open ${url} yourself.`,
  ended: 'Ended.',
  errors: {
    portTaken: (port: number): string =>
      `The port ${port} is in use. Give another with --port, or --port 0 for a free one.`,
    addressUnknown: (host: string): string =>
      `This machine has no address ${host}. Use 127.0.0.1, 0.0.0.0 or one of its own.`,
    portForbidden: (port: number): string =>
      `The port ${port} may not be used by you. Take one above 1023 with --port.`,
    tokensNeeded: (host: string): string =>
      `At ${host} others can reach the memory: name a file of tokens with --tokens, or leave --host out.`,
    notAnOrigin: (given: string): string =>
      `"${given}" is no origin as browsers send it. Give one like https://app.example: in lower case, without a path.`,
    notAHost: (given: string): string =>
      `"${given}" is no name of a host. Give one like memory.example: in lower case, without a port.`,
    tokensFile: (file: string): string =>
      `"${file}" is no file of tokens: a JSON object such as { "<token>": { "id": "alice", "roles": ["writer"] } }.`,
    tokensMode: (file: string): string => `Others may read "${file}". Run: chmod 600 "${file}"`,
    onlyHttp: (option: string): string => `${option} is for --http. Add it, or leave ${option} out.`,
    notBuilt: 'The page was not built. Install @recollect/ui from the registry, or build it.',
  },
  unexpected: (method: string, route: string, message: string): string => `${method} ${route}: ${message}`,
  provenance: {
    path: {
      rule: 'a rule read it in what the user said',
      form: 'a field of a form the user submitted',
      model: 'a model read it in what the user said, and its words were checked',
      put: 'written directly',
      correction: 'written to put right what was wrong',
      move: 'handed over by another scope',
      import: 'imported',
      repair: 'written by a repair',
      unknown: 'the log of changes does not reach back so far',
    },
    how: 'How',
    said: 'Said',
    by: (who: string, when: string, session: string | null): string =>
      `by ${who}, ${when}${session === null ? '' : `, session ${session}`}`,
    gone: 'in a message that is gone, or in none',
    source: 'Source',
    rule: 'Rule',
    again: 'Said again in',
    change: 'Change',
    undone: (id: string): string => `undone by ${id}`,
    noChange: 'not in the log',
  },
}
