import type { LanguagePack } from '@recollect/core'
import type { LanguagePackOptions } from './options.ts'
import type { PackCase } from './pack-case.ts'
import { subjectOf } from './subject.ts'

/** A pack, or what makes one. */
export type PackUnderTest = LanguagePack | (() => LanguagePack)

/** Runs one case. Resolves `skipped` when the options lack what it needs. */
export async function runPackCase(
  pack: PackUnderTest,
  options: LanguagePackOptions,
  testCase: PackCase,
): Promise<'passed' | 'skipped'> {
  if (testCase.needs !== null && options[testCase.needs] === undefined) return 'skipped'
  await testCase.run(subjectOf(typeof pack === 'function' ? pack() : pack, options))
  return 'passed'
}
