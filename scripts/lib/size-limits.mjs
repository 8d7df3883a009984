/**
 * What a package may weigh, in kB: its main entry bundled, minified and compressed, dependencies aside. `loaded` comes at once, `whole`
 * with all that is loaded when it is used. Some five percent above what it is: growth is decided here, with its reason, and does not just
 * happen.
 * @type {Readonly<Record<string, { loaded: number, whole: number }>>}
 */
const SIZE_LIMITS_KB = {
  // What adapters for SDKs share is built in: 3 kB, as in that for OpenAI.
  '@recollect/ai-sdk': { loaded: 4.7, whole: 4.7 },
  // A command loads what it needs: what stands between the two is the other commands.
  '@recollect/cli': { loaded: 89, whole: 156 },
  // All of it: facts over time, provenance and erasure, forgetting that reaches every place, words for changes.
  '@recollect/core': { loaded: 14.5, whole: 134 },
  // The templates are files beside it.
  '@recollect/create-language-pack': { loaded: 2.3, whole: 2.3 },
  // Packs are their word lists. The English one grew by Chinese words for relatives, since it reads sentences of both languages, and by
  // what ends: things, pursuits, projects, plans and ills by the words they were told in. Both grew by words of twenty fields of life,
  // which say what bears on a message, by wishes, requests to the memory, and names of things. The readers of clauses with their frames,
  // and the types of new values, added 30 to each; what was learned of values (tables and, in English, classes of words) another 300 to
  // 430, 2,500 more predicates in English with their nouns 17, and what tells statements from the rest 17. Rules they cover are to go.
  '@recollect/extract-en': { loaded: 1070, whole: 1070 },
  '@recollect/extract-zh': { loaded: 1092, whole: 1092 },
  // Transcripts of Claude Code, Gemini, notes about the user in the shapes of six systems, and reading each field by itself: 5 kB.
  '@recollect/importers': { loaded: 18.5, whole: 18.5 },
  '@recollect/langgraph': { loaded: 4, whole: 4 },
  // What runs a model in this process is an entry of its own.
  '@recollect/llm-discovery': { loaded: 20.6, whole: 24.6 },
  // Arguments as clients send them, and a transport that outlives a message that is too long: 7 kB.
  '@recollect/mcp': { loaded: 28.1, whole: 28.1 },
  '@recollect/openai': { loaded: 6.4, whole: 6.4 },
  '@recollect/opentelemetry': { loaded: 0.5, whole: 0.5 },
  '@recollect/privacy': { loaded: 12.5, whole: 12.5 },
  // It was a part of core. Frames, and the parts of a pack that are made of its words, which each new language wrote again: 5 kB.
  // What reads packed tables: 0.5 kB, for a hundred less in each pack.
  '@recollect/rules': { loaded: 26.8, whole: 26.8 },
  // It was a part of core; `loaded` is its handles.
  '@recollect/sessions': { loaded: 3.5, whole: 41 },
  // It was a part of core; `loaded` is its handles.
  '@recollect/knowledge': { loaded: 2.7, whole: 44 },
  // It was a part of core.
  '@recollect/timeline': { loaded: 0.6, whole: 8.8 },
  '@recollect/server': { loaded: 32.9, whole: 32.9 },
  '@recollect/store-memory': { loaded: 14, whole: 14 },
  // What of a message nothing could read: 0.3 kB.
  '@recollect/store-kysely': { loaded: 42.5, whole: 42.5 },
  // Both SQL stores carry Kysely: its many small files take longer to load than everything else. Old names of columns in images: 0.1 kB.
  '@recollect/store-postgres': { loaded: 91.3, whole: 91.3 },
  // Three more drivers and what asks a libsql server brought 4.5 kB.
  '@recollect/store-sqlite': { loaded: 91, whole: 91 },
  // The kit for plugins brought 2.5 kB.
  '@recollect/testkit': { loaded: 115, whole: 115 },
  // Export, import and repair were parts of core: 6 kB. `loaded` is its handles.
  '@recollect/transfer': { loaded: 1.7, whole: 11 },
  // The page itself is files beside it.
  '@recollect/ui': { loaded: 1.2, whole: 1.2 },
  // What a thread runs is a file of its own.
  '@recollect/worker-extraction': { loaded: 0.8, whole: 0.8 },
}

/**
 * @param {string} name of the package @param {{ loaded: number, whole: number }} bytes
 * @returns {string[]}
 */
export function sizeProblems(name, bytes) {
  const limits = SIZE_LIMITS_KB[name]
  if (limits === undefined) return [`${name}: has no limit in scripts/lib/size-limits.mjs`]
  return Object.entries(limits).flatMap(([part, limit]) => {
    const kb = bytes[part] / 1024
    return kb <= limit ? [] : [`${name}: ${part}: ${kb.toFixed(1)} kB gzip, over its ${limit} kB`]
  })
}
