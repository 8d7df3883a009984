/** A command that measures, and how it is called. */
export interface AllPart {
  readonly name: string
  readonly args: readonly string[]
  /** What makes it short; nothing for one that is short anyway. */
  readonly quick: readonly string[]
  /** What makes it write its figures down. */
  readonly results: readonly string[]
}

const part = (name: string, more: Partial<AllPart> = {}): AllPart => ({
  name,
  args: [name],
  quick: ['--quick'],
  results: ['--results'],
  ...more,
})

/** In the order they run: quality first, then what the verbs cost, then all around them. */
export const ALL_PARTS: readonly AllPart[] = [
  part('labels', { quick: [], results: ['--readme'] }),
  part('retrieval', {
    args: ['retrieval', '--baselines'],
    quick: ['--set', 'en'],
    results: ['--ablation', '--results'],
  }),
  part('context', { quick: [] }),
  part('extract'),
  // Look-up, recall, answer and remember, on databases that are made once.
  part('verbs'),
  part('import'),
  part('sessions'),
  part('encryption'),
  part('server'),
  part('postgres'),
  part('peers'),
  part('memory'),
  part('start'),
  part('size'),
]

/** Commands that take hours, or need a file of one's own. */
export const LEFT_OUT: readonly { readonly name: string; readonly why: string }[] = [
  { name: 'intents', why: 'learns for minutes: pnpm bench intents' },
  { name: 'changes', why: 'learns for minutes: pnpm bench changes' },
  { name: 'statements', why: 'learns for minutes: pnpm bench statements' },
  { name: 'spans', why: 'learns for minutes: pnpm bench spans' },
  { name: 'faults', why: 'takes hours: pnpm bench faults' },
  { name: 'fuzz', why: 'takes hours: pnpm bench fuzz' },
  { name: 'cold', why: 'is about a database of yours: pnpm bench cold --file PATH' },
]
