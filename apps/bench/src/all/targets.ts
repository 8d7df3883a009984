/** A figure of a headline, and what it is to reach; one without a bound is only shown. */
export interface Target {
  readonly key: string
  readonly name: string
  readonly unit?: 'share'
  readonly atLeast?: number
  readonly atMost?: number
}

export const TARGETS: readonly Target[] = [
  { key: 'labels.plain', name: 'plain facts with a right card', unit: 'share', atLeast: 0.92 },
  { key: 'labels.facts', name: 'all facts with a right card', unit: 'share', atLeast: 0.75 },
  { key: 'labels.precision', name: 'cards that are right', unit: 'share', atLeast: 0.93 },
  {
    key: 'labels.non-facts',
    name: 'texts without a fact that gave a wrong card',
    unit: 'share',
    atMost: 0.03,
  },
  { key: 'labels.question-type', name: 'types of questions that are right', unit: 'share', atLeast: 0.92 },
  { key: 'labels.question-slot', name: 'slots asked for that are right', unit: 'share', atLeast: 0.9 },
  { key: 'labels.scenario-facts', name: 'scenarios with all facts right', unit: 'share', atLeast: 1 },
  { key: 'labels.scenarios', name: 'scenarios with all answers right', unit: 'share', atLeast: 0.95 },

  { key: 'retrieval.en', name: 'recall@5, English' },
  { key: 'retrieval.mixed', name: 'recall@5, mixed' },
  { key: 'retrieval.zh', name: 'recall@5, Chinese' },
  { key: 'retrieval.not-first', name: 'sets on which another system is better', atMost: 0 },
  {
    key: 'retrieval.refused',
    name: 'questions without an answer that are recognised',
    unit: 'share',
    atLeast: 0.7,
  },
  {
    key: 'retrieval.wrongly-refused',
    name: 'questions with an answer that are refused',
    unit: 'share',
    atMost: 0.05,
  },

  { key: 'extract.microsPer40', name: 'extraction, µs CPU for 40 characters, both packs', atMost: 25 },
  { key: 'extract.rules', name: 'extraction with 1,000 idle rules over 200', atMost: 1.3 },
  { key: 'extract.overLoop', name: 'extraction over a loop of all patterns, at worst' },

  { key: 'lookup.ratio', name: 'card look-up over its bare statement, largest database', atMost: 3 },
  { key: 'lookup.cpuRatio', name: 'the same in processor time' },
  { key: 'lookup.p50', name: 'card look-up, p50 ms, largest database' },
  { key: 'lookup.p95', name: 'card look-up, p95 ms, largest database', atMost: 1 },
  { key: 'lookup.growth', name: 'card look-up, growth of p50 from smallest to largest', atMost: 2 },
  { key: 'recall.ratio', name: 'recall over its bare statements', atMost: 2.5 },
  { key: 'recall.cpuRatio', name: 'the same in processor time' },
  { key: 'recall.p50', name: 'recall, p50 ms', atMost: 0.4 },
  { key: 'recall.p95', name: 'recall, p95 ms', atMost: 2 },
  { key: 'recall.growth', name: 'recall, growth of p50', atMost: 1.5 },
  { key: 'recall.within', name: 'recall, p50 ms, in the largest scope', atMost: 2 },
  { key: 'answer.ratio', name: 'answer over its bare statements' },
  { key: 'answer.cpuRatio', name: 'the same in processor time' },
  { key: 'answer.p50', name: 'answer, p50 ms' },
  { key: 'answer.p95', name: 'answer, p95 ms' },
  { key: 'answer.growth', name: 'answer, growth of p50' },
  { key: 'remember.ratio', name: 'remember over its bare transaction', atMost: 2 },
  { key: 'remember.cpuRatio', name: 'the same in processor time' },
  { key: 'remember.p50', name: 'remember, p50 ms' },
  { key: 'remember.p95', name: 'remember, p95 ms' },
  { key: 'remember.growth', name: 'remember, growth of p50', atMost: 2.5 },
  { key: 'import.perSecond', name: 'import, messages a second', atLeast: 10_000 },
  { key: 'import.listsPerSecond', name: 'lists remembered, messages a second' },

  { key: 'sessions.look-up-p95', name: 'look-ups in a large Q-A log, p95 ms at worst', atMost: 1 },
  { key: 'sessions.append', name: 'appending a pair over its bare inserts', atMost: 1.5 },
  { key: 'encryption.sensitive', name: 'sensitive slots encrypted, dearest call over none', atMost: 1.25 },
  { key: 'encryption.everything', name: 'everything encrypted, dearest call over none', atMost: 1.25 },
  { key: 'server.ratio', name: 'throughput over HTTP over in process', atLeast: 0.6 },
  { key: 'server.crowd-errors', name: 'errors of 200 clients at once', atMost: 0 },

  { key: 'postgres.writers-bad', name: 'Postgres, 32 writers: errors, gaps, losses', atMost: 0 },
  { key: 'postgres.growth-p95', name: 'Postgres, growth of p95 at worst', atMost: 1.5 },
  { key: 'postgres.import', name: 'Postgres, import over COPY', unit: 'share', atLeast: 0.4 },
  { key: 'postgres.remember', name: 'Postgres, remember over its bare transaction', atMost: 2 },
  { key: 'postgres.recall', name: 'Postgres, recall over its bare statements' },

  { key: 'memory.opened', name: 'a process with an open database, MB resident' },
  { key: 'memory.recalls-growth', name: 'kB of heap that 10,000 recalls leave behind' },
  { key: 'memory.scope', name: 'kB of heap a scope' },
  { key: 'memory.export-ratio', name: 'peak of an export, 100,000 messages over 10,000' },
  { key: 'memory.import-ratio', name: 'peak of an import, 100,000 messages over 10,000' },

  { key: 'start.bare', name: 'node alone, ms' },
  { key: 'start.imports', name: 'core, both packs and the store imported, ms' },
  { key: 'start.recall', name: 'the same, a database opened and a first recall, ms', atMost: 250 },

  { key: 'size.core-loaded', name: 'core, kB loaded, without zod', atMost: 25 },
  { key: 'size.core-whole', name: 'core, kB in all' },
  { key: 'size.install', name: 'core, both packs and store installed, MB', atMost: 30 },
]
