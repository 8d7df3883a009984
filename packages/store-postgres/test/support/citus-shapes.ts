import { TABLES } from '../../src/schema/tables.ts'

const DISTRIBUTED = [...TABLES, 'item_vectors'].join('|')
/** A table that rows are read from or changed in, with the name it goes by. */
const USED = new RegExp(
  `\\b(?:from|join|update|using) (?<table>${DISTRIBUTED})\\b(?: (?:as )?(?!set|where|order|limit|group|join|cross|on\\b)(?<alias>\\w+))?`,
  'gu',
)
const INSERTION = /^insert into (?<table>\w+) \((?<first>\w+)/u
const FROM_SCOPES = /^insert into \w+ \([^)]*\) select s\.id,.* from scopes as s, .*where s\.id = \$1/su
const CONFLICT = /on conflict \((?<first>\w+)/u
const COUNTED = /\b(?:nextval|currval|lastval)\(/u
const MOVED = /\bset (?:[^()]*, )?(?:scope|id) = /u

/** What tells the node of a row. */
const columnOf = (table: string): string => (table === 'scopes' ? 'id' : 'scope')

/** How often a scope is named by a value that is bound, to the table of a name, or to no table by name. */
const told = (text: string, name: string | null, column: string): number => {
  const place = name === null ? `(?<![\\w.])${column}` : `(?<![\\w.])${name}\\.${column}`
  return [...text.matchAll(new RegExp(`${place} = \\$\\d+`, 'gu'))].length
}

/** The names of tables whose scope is not named. */
function untold(text: string): readonly string[] {
  const uses = [...text.matchAll(USED)].map(({ groups }) => {
    const table = groups?.['table'] ?? ''
    return { column: columnOf(table), name: groups?.['alias'] ?? table }
  })
  return ['id', 'scope'].flatMap((column) => {
    const names = uses.filter((use) => use.column === column).map(({ name }) => name)
    const left = [...new Set(names)].flatMap((name) =>
      names.filter((other) => other === name).slice(told(text, name, column)),
    )
    return left.slice(told(text, null, column))
  })
}

function faultsOfInsertion(text: string): readonly string[] {
  const { table = '', first } = INSERTION.exec(text)?.groups ?? {}
  const conflict = CONFLICT.exec(text)?.groups?.['first'] ?? columnOf(table)
  return [
    ...(first === columnOf(table) ? [] : ['what is inserted does not begin with its scope']),
    ...(/ select /u.test(text) && !FROM_SCOPES.test(text)
      ? ['it inserts what no table of a node gives']
      : []),
    ...(conflict === columnOf(table) ? [] : ['a conflict is looked for on every node']),
  ]
}

/**
 * Why Citus could not leave a statement to the one node of its scope; empty for none. It takes a table for one of many nodes unless its
 * distribution column is told, refuses to copy what it inserts under row-level security, and knows no sequence of one node on another.
 */
export function unfitForCitus(statement: string): readonly string[] {
  const text = statement.replaceAll('"', '').replaceAll(/\s+/gu, ' ').trim()
  return [
    ...untold(text).map((name) => `${name} is not told its scope`),
    ...(text.startsWith('insert into') ? faultsOfInsertion(text) : []),
    ...(COUNTED.test(text) ? ['a sequence is of one node'] : []),
    ...(MOVED.test(text) ? ['a row would move to another node'] : []),
  ]
}
