import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { own } from '@recollect/core/plugin'

export type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** The objects of a JSONL file of the project's own. */
export async function readRows(file: string): Promise<Row[]> {
  const rows: Row[] = []
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    const value: unknown = line.trim() === '' ? null : JSON.parse(line)
    if (isRow(value)) rows.push(value)
  }
  return rows
}

/** A text in a row; `otherwise` when it has none. */
export const text = (row: Row, name: string, otherwise = ''): string => {
  const value = own(row, name)
  return typeof value === 'string' ? value : otherwise
}

export const texts = (row: Row, name: string): string[] => {
  const value = own(row, name)
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

export const rows = (row: Row, name: string): Row[] => {
  const value = own(row, name)
  return Array.isArray(value) ? value.filter(isRow) : []
}

export const flag = (row: Row, name: string): boolean | null => {
  const value = own(row, name)
  return typeof value === 'boolean' ? value : null
}

/** The fields of an object in a row; none when there is none. */
export const row = (of: Row, name: string): Row => {
  const value = own(of, name)
  return isRow(value) ? value : {}
}
