import { copyFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { path } from '../lib/place.mjs'
import { moduleOf } from './module-of.mjs'
import { atReaders } from './reader.mjs'

/** @typedef {import('./read-page.mjs').Page} Page @typedef {import('./module-of.mjs').Module} Module */

/** What pages use and do not have: templates, as the linter cannot know where they lead. */
const GIVEN = 'scripts/docs/stand-ins'

/** As packages are compiled. */
const options = () => ({
  ...ts.parseJsonConfigFileContent(
    ts.readConfigFile(path('tsconfig.base.json'), ts.sys.readFile).config,
    ts.sys,
    path(),
  ).options,
  lib: ['lib.es2023.d.ts'],
  typeRoots: [path('node_modules/@types')],
  jsx: ts.JsxEmit.ReactJSX,
})

/**
 * Blocks of TypeScript that do not compile. One program for all of them; of it only the blocks are checked. @param {readonly Page[]}
 * pages
 */
export const typeProblems = (pages) =>
  atReaders(async (folder) => {
    const modules = pages.flatMap((page) => page.blocks.flatMap((block) => moduleOf(page, block)))
    for (const { file, text } of modules) writeFileSync(join(folder, file), text)
    const own = readdirSync(path(GIVEN)).map((name) => ({
      file: name.replace('.tmpl', ''),
      name: `${GIVEN}/${name}`,
      line: 0,
    }))
    for (const { file, name } of own) copyFileSync(path(name), join(folder, file))
    const checked = [...own, ...modules]
    const program = ts.createProgram(
      checked.map(({ file }) => join(folder, file)),
      options(),
    )
    return checked.flatMap((module) => problemsOf(program, join(folder, module.file), module))
  })

/** @param {ts.Program} program @param {string} file @param {Omit<Module, 'text'>} module */
function problemsOf(program, file, { name, line }) {
  const source = program.getSourceFile(file)
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ start = 0, messageText }) => {
      const at = source?.getLineAndCharacterOfPosition(start).line ?? 0
      return `${name}:${line + at + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
    },
  )
}
