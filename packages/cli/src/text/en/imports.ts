const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** What `import` says of files of other systems. */
export const imports = {
  bar: 'Importing',
  progress: (done: number, total: number, found: number): string =>
    `${done}/${total} records, ${plural(found, 'fact')}`,
  formats: {
    mem0: 'mem0',
    chatgpt: 'ChatGPT',
    claude: 'Claude',
    'claude-code': 'Claude Code',
    gemini: 'Gemini',
    memories: 'notes about the user',
    jsonl: 'JSON lines',
    csv: 'CSV',
    'memory-jsonl': 'the reference MCP memory server',
  },
  roles: { user: 'user', assistant: 'assistant', tool: 'tool', system: 'system' },
  dry: 'A dry run: nothing was written. This would happen:',
  messages: (format: string, kept: number, roles: string): string =>
    `Kept ${plural(kept, 'message')} from ${format}${roles === '' ? '' : ` (${roles})`}.`,
  role: (count: number, role: string): string => `${count} ${role}`,
  known: (count: number): string =>
    `${plural(count, 'message')} ${count === 1 ? 'was' : 'were'} there already.`,
  facts: (written: number, known: number): string =>
    `Wrote ${plural(written, 'fact')} of the file${known > 0 ? `; ${known} ${known === 1 ? 'was' : 'were'} known` : ''}.`,
  found: (count: number): string => `Found ${plural(count, 'fact')} in what the user said.`,
  ignored: (count: number): string =>
    `${plural(count, 'statement')} by others became no ${count === 1 ? 'fact' : 'facts'}.`,
  quoted: (count: number): string =>
    `${plural(count, 'note')} about the user ${count === 1 ? 'was' : 'were'} worded by another system, kept as ${count === 1 ? 'a quotation' : 'quotations'}, and gave no facts. --trust reads such notes as what the user said.`,
  repaired: (total: number): string =>
    `Repaired ${total}: characters that no text needs were replaced or left out, or a long text was read in parts.`,
  leftOut: (total: number, reasons: string): string => `Left out ${total}: ${reasons}.`,
  reason: (count: number, reason: string): string => `${count} ${reason}`,
  reasons: {
    empty: 'without text',
    hidden: 'not shown in the conversation',
    branch: 'on abandoned branches',
    'not-text': 'reasoning, tools or pictures',
    malformed: 'malformed',
    'other-user': 'of other users',
    incomplete: 'on further pages',
    account: 'of the account',
    refused: 'refused',
  },
  more: (count: number): string => `  … and ${count} more; --json shows them`,
  undo: (id: string): string => `Take it back with: recollect undo ${id}`,
  undoMany: (count: number): string =>
    `It was written in ${plural(count, 'batch', 'batches')}: "recollect changes" lists what "recollect undo" takes back.`,
  stopped: 'Stopped; what is written stays. Run it again to go on.',
  graph: (entities: number, relations: number, facts: number): string =>
    `Read ${plural(entities, 'entity', 'entities')} and ${plural(relations, 'relation')} of the reference MCP memory server: ${plural(facts, 'fact')} written; what was there already was left as it is.`,
  dangling: (count: number): string =>
    `${plural(count, 'relation')} ${count === 1 ? 'has' : 'have'} an end that is no entity; kept all the same.`,
  notKept: (count: number): string =>
    `${plural(count, 'line')} held something that is no entity or relation, or more than one has: that was not kept.`,
  unreadable: (count: number): string =>
    `${plural(count, 'line')} cannot be read: an import would be refused.`,
  line: (line: number, reason: string): string => `  line ${line}: ${reason}`,
  detail: (text: string): string => text,
  errors: {
    noDryRun: '--dry-run is for files of other systems: an export of Recollect is read all or nothing.',
    onlyFor: (option: string, formats: string): string => `${option} is for --from ${formats}. Leave it out.`,
    notAField: (given: string, fields: string): string =>
      `--column takes field=column, where field is one of ${fields}, not "${given}".`,
    tooLarge: (most: number): string =>
      `The file holds more than ${most} bytes. Split it; an export of Recollect may be larger when it is named as a file.`,
  },
}
