import type { Outcome } from './outcome.ts'
import { keyOf, messageOf, questionOf, valueOf } from './messages.ts'
import type { WorkerLine, WriteLine } from './worker/task.ts'

/** What a memory holds, each thing as often as it is there. */
export interface Found {
  readonly items: readonly { readonly key: string; readonly id: string; readonly text: string }[]
  readonly values: readonly string[]
  readonly questions: readonly string[]
  /** Faults of chains, index and file. */
  readonly broken: number
}

/** What must be in a memory, from what its writers said. What was under way when they ended may be there or not. */
export class Ledger {
  readonly #texts = new Map<string, { readonly text: string; readonly id: string | null }>()
  readonly #values = new Set<string>()
  readonly #questions = new Set<string>()
  #underWay: readonly WriteLine[] = []
  acknowledged = 0

  /** Hears what one writer said up to its end. */
  hear(lines: readonly WorkerLine[]): void {
    for (const line of lines) {
      if (line.said === 'begin') this.#underWay = [...this.#underWay, line]
      if (line.said === 'done') this.#done(line)
    }
  }

  /** A write of one number that the caller of this made, and that was acknowledged. */
  did(what: WriteLine['what'], n: number, id?: string): void {
    this.acknowledged += 1
    this.#add({ what, ...(id === undefined ? {} : { id }) }, n)
  }

  #done(line: WriteLine): void {
    this.#underWay = this.#underWay.slice(0, -1)
    if (line.what === 'checkpoint' || line.what === 'open') return
    this.acknowledged += line.numbers.length
    for (const n of line.numbers) this.#add(line, n)
  }

  #add({ what, id }: Pick<WriteLine, 'what' | 'id'>, n: number): void {
    if (what === 'put') this.#values.add(valueOf(n))
    else if (what === 'log') this.#questions.add(questionOf(n))
    else if (what === 'forget') this.#texts.delete(keyOf(n))
    else this.#texts.set(keyOf(n), { text: messageOf(n), id: id ?? null })
  }

  /** Compares; afterwards what was under way counts as it was found. */
  settle(found: Found): Pick<Outcome, 'lost' | 'duplicated' | 'broken'> {
    const open = this.#underWay.map((line) => this.#resolve(line, found))
    this.#underWay = []
    const items = new Map(found.items.map((item) => [item.key, item]))
    const asSaid = ([key, { text, id }]: readonly [string, { text: string; id: string | null }]): boolean =>
      items.get(key)?.text === text && (id === null || items.get(key)?.id === id)
    return {
      lost:
        [...this.#texts].filter((entry) => !asSaid(entry)).length +
        missing(this.#values, found.values) +
        missing(this.#questions, found.questions),
      duplicated:
        surplus(
          this.#texts,
          found.items.map(({ key }) => key),
        ) +
        surplus(this.#values, found.values) +
        surplus(this.#questions, found.questions),
      broken: found.broken + open.filter((whole) => !whole).length,
    }
  }

  /** Takes a write that was under way as done or not done. False: it was done by half. */
  #resolve(line: WriteLine, found: Found): boolean {
    if (line.what === 'checkpoint' || line.what === 'open') return true
    const there = line.numbers.map((n) => isThere(line, n, found))
    const isDone = line.what === 'forget' ? !there.includes(true) : there.includes(true)
    if (isDone) for (const n of line.numbers) this.#add(line, n)
    return new Set(there).size <= 1
  }
}

function isThere({ what }: WriteLine, n: number, found: Found): boolean {
  if (what === 'put') return found.values.includes(valueOf(n))
  if (what === 'log') return found.questions.includes(questionOf(n))
  return found.items.some(({ key }) => key === keyOf(n))
}

function missing(wanted: ReadonlySet<string>, found: readonly string[]): number {
  const there = new Set(found)
  return [...wanted].filter((each) => !there.has(each)).length
}

/** Those that are there and should not be, and those that are there again. */
function surplus(wanted: { has(key: string): boolean }, found: readonly string[]): number {
  const seen = new Set<string>()
  return found.filter((each) => {
    const again = seen.has(each)
    seen.add(each)
    return again || !wanted.has(each)
  }).length
}
