/** What `--help` says of the commands by which others reach a memory, and of those that came with them. */
export const reachHelp = {
  commands: {
    provenance: 'who said a fact, in which words, by which way it came, and which change wrote it',
    serve: 'serve the memory as a REST API over HTTP',
    mcp: 'serve the memory to MCP clients, over standard input and output or HTTP',
    ui: 'open the memory in the browser',
    completion: 'print what makes a shell complete commands and options',
  },
  examples: {
    provenance: ['recollect provenance 0197…', 'recollect provenance 0197… --json'],
    serve: [
      'recollect serve',
      'recollect serve --port 8080 --scope alice',
      'recollect serve --host 0.0.0.0 --tokens tokens.json',
      'recollect serve --origin https://app.example --allowed-host memory.internal',
    ],
    mcp: [
      'recollect mcp --scope alice',
      'recollect mcp --reference --scope graph',
      'recollect mcp --http --port 8081',
    ],
    ui: ['recollect ui', 'recollect ui --port 8082 --no-open'],
    completion: [
      'source <(recollect completion bash)',
      'recollect completion zsh > ~/.zfunc/_recollect',
      'recollect completion fish > ~/.config/fish/completions/recollect.fish',
    ],
  },
  arguments: {
    importFile:
      'file to read: an export of Recollect, ChatGPT or Claude (.zip or conversations.json), mem0, a memory.jsonl, JSON lines, CSV; - or nothing means standard input',
    shell: 'bash, zsh or fish',
  },
  options: {
    importFrom:
      'auto, recollect, mem0, chatgpt, claude, memory-jsonl, jsonl or csv; jsonl and csv must be named',
    importDryRun: 'write nothing, and say what would become of the file',
    importUser: 'who the user is: whose memories of a mem0 export, or which speaker of JSON lines or CSV',
    encoding: 'of a CSV file: utf-8, utf-16le, utf-16be, gb18030 or windows-1252; default by its bytes',
    column:
      'which column or field holds text, role, at, session, speaker, key, slot or value; may be repeated',
    plain: 'from or to: that database is not encrypted, though keys are configured',
    copyFromConfig: 'the configuration file to open --from with: its keys, server and database',
    host: 'the address to listen at; default 127.0.0.1, all others need --tokens',
    port: 'the port to listen at; 0 takes a free one',
    origin: 'the origin of a page that may use it from a browser, as https://app.example; may be repeated',
    allowedHost: 'a name by which it may be asked, beside those of this machine; may be repeated',
    tokens: 'a file of bearer tokens and whom they stand for, which nobody else may read',
    http: 'over HTTP instead of standard input and output',
    reference: 'the nine tools of the reference memory server, as a drop-in for it',
    mcpSession: 'the session of what is remembered and of contexts, where a call names none',
    noOpen: 'print the address, and do not open a browser',
  },
}
