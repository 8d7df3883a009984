/** A line of a table of frames, taken apart: `predicates | complement: classes | slot | options`. */
export interface FrameLine {
  /** As they are written; each language parts them in its own way. */
  readonly predicates: string
  /** What stands between a predicate and the noun: prepositions, or the name of a shape (`obj`, `none`). */
  readonly complement: string
  /** Classes of the noun. */
  readonly classes: readonly string[]
  readonly slot: string
  /** By name; empty where an option has no value. */
  readonly options: ReadonlyMap<string, string>
}

/** Parts of a text between marks, without the white space around them; empty ones are left out. */
export const partsOf = (text: string, mark: string | RegExp): readonly string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Options of a line: `past of=kin` is two. */
export const optionsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    partsOf(text, /\s/u).map((one): [string, string] => {
      const [name = '', value = ''] = one.split('=')
      return [name, value]
    }),
  )

export function frameLine(line: string): FrameLine {
  const [predicates = '', noun = '', slot = '', options = ''] = line.split('|').map((part) => part.trim())
  const [complement = '', classes = ''] = noun.split(':').map((part) => part.trim())
  return { predicates, complement, classes: partsOf(classes, /\s/u), slot, options: optionsIn(options) }
}

/** The frames of a table, one a line. */
export const frameLines = (table: string): readonly FrameLine[] => partsOf(table, '\n').map(frameLine)
