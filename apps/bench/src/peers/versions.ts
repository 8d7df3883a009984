/** Packages of the systems that are no dependency of this repository, in the exact versions that are measured. */
export const INSTALLS = {
  'mcp-memory': { '@modelcontextprotocol/server-memory': '2026.8.31' },
  // What its documentation recommends beside it: names in texts, English endings. Its SQLite is that of this repository.
  mem0: { mem0ai: '3.3.1', compromise: '14.17.0', natural: '8.1.1' },
  memvid: { '@memvid/sdk': '2.0.159' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

export type InstallName = keyof typeof INSTALLS
