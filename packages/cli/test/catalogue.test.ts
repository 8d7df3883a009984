import { describe, expect, it } from 'vitest'
import { COMMANDS } from './support/commands.ts'
import { FLAGS } from '../src/argv/flags.ts'
import { catalogue } from '../src/text/index.ts'

/** Every text of a catalogue by its path; functions are called with their own number of words. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  // Texts for the library's codes: the compiler checks that there is one for each.
  if (path === '.errors.fromLibrary') return []
  if (typeof value === 'function') {
    const made: unknown = Reflect.apply(
      value,
      null,
      Array.from({ length: value.length }, (_, i) => String(i + 1)),
    )
    return [[path, String(made)]]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`))
}

const [en, zh] = [texts(catalogue('en')), texts(catalogue('zh'))]

describe('the two catalogues', () => {
  it('leave nothing empty or undefined', () => {
    for (const [path, text] of [...en, ...zh]) {
      expect([path, text.trim()]).not.toEqual([path, ''])
      expect([path, text]).not.toEqual([path, expect.stringContaining('undefined')])
    }
  })

  it('are in their own language', () => {
    const data = /^\.(?:lang|slots\.|help\.examples\.)/u
    const han = /\p{sc=Han}/u
    const foreign = zh.filter(([path, text]) => !data.test(path) && !han.test(text)).map(([path]) => path)
    expect(foreign).toEqual([
      '.errors.inWords',
      '.errors.where.file',
      '.output.lists.chain',
      '.output.doctor.checks.node',
      '.output.doctor.checks.sqlite',
      '.output.doctor.undo',
      '.dates.separator',
      '.dates.note',
      '.dates.remark',
      '.trace.line',
      '.trace.separator',
      '.trace.comma',
      '.versions.at.separator',
      '.versions.diff.changed',
      '.versions.log.fact',
      '.versions.log.separator',
      '.versions.undone.fact',
      '.imports.role',
      '.imports.reason',
      '.reach.unexpected',
    ])
    expect(en.filter(([, text]) => han.test(text))).toEqual([])
  })

  it('describe every command and option there is', () => {
    expect(COMMANDS.map(({ name }) => name).sort()).toEqual(Object.keys(catalogue('en').help.commands).sort())
    expect(Object.keys(FLAGS).sort()).toEqual(Object.keys(catalogue('en').help.options).sort())
    for (const { options } of COMMANDS) expect(new Set(options).size).toBe(options.length)
  })
})
