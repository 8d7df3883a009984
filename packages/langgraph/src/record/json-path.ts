import { isPlain } from './json-value.ts'

const TOKEN = /\[(?<index>\*|-?\d{1,9})\]|\{(?<names>[^}]{0,1000})\}|(?<name>[^.[\]{}]+)/gu

/**
 * What stands at a path of a JSON value: `metadata.title`, `authors[0].name`, `list[-1]`, `chapters[*].content`, `*`, `{title,body}`, and
 * `$` for the whole. Nothing where there is nothing. Paths of LangGraph's index configuration. Pure.
 */
export const valuesAt = (value: unknown, path: string): readonly unknown[] =>
  path === '$' ? [value] : [...path.matchAll(TOKEN)].reduce(step, [value])

const step = (values: readonly unknown[], { groups = {} }: RegExpMatchArray): readonly unknown[] =>
  values.flatMap((value) => {
    const { index, names, name } = groups
    if (index !== undefined) return Array.isArray(value) ? elements(value, index) : []
    if (names !== undefined) return names.split(',').flatMap((one) => valuesAt(value, one.trim()))
    if (name === '*' && Array.isArray(value)) return elements(value, '*')
    if (name === '*') return isPlain(value) ? Object.values(value) : []
    return isPlain(value) && name !== undefined && Object.hasOwn(value, name) ? [value[name]] : []
  })

const elements = (list: readonly unknown[], index: string): readonly unknown[] =>
  index === '*' ? list : list.slice(Number(index)).slice(0, 1)
