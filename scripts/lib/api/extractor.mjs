import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { path, readJson } from '../place.mjs'
import { combined, entriesOf } from './entries.mjs'

const SILENT = { default: { logLevel: ExtractorLogLevel.None } }

/** As a user's compiler would read the declarations: strictly, with the types of Node. */
const compilerOptions = (dir) => ({
  target: 'ES2022',
  lib: ['ES2023'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  types: ['node'],
  typeRoots: [path(dir, 'node_modules/@types')],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
})

/** @returns {import('@microsoft/api-extractor').IConfigFile} */
const configuration = (dir, into, entry) => ({
  projectFolder: path(dir),
  mainEntryPointFilePath: entry,
  newlineKind: 'lf',
  compiler: { overrideTsconfig: { compilerOptions: compilerOptions(dir), files: [entry] } },
  apiReport: {
    enabled: true,
    includeForgottenExports: true,
    reportFolder: into,
    reportTempFolder: join(into, 'temp'),
    reportFileName: 'report',
  },
  docModel: { enabled: true, includeForgottenExports: true, apiJsonFilePath: join(into, 'model.json') },
  dtsRollup: { enabled: false },
  tsdocMetadata: { enabled: false },
  // Docstrings are Markdown and checked by `undocumented`; what the compiler says is not a matter of taste.
  messages: {
    extractorMessageReporting: SILENT,
    tsdocMessageReporting: SILENT,
    compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
  },
})

function invoke(config) {
  const said = []
  const { errorCount } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      if (message.logLevel === ExtractorLogLevel.Error) said.push(message.text)
      message.handled = true
    },
  })
  if (errorCount > 0) throw new Error(`API Extractor: ${said.join('\n')}`)
}

/**
 * Reads the built declarations of a package.
 * @param {string} dir such as `packages/core`
 */
export function extract(dir) {
  if (!existsSync(path(dir, 'dist/index.d.ts')))
    throw new Error(`${dir} is not built. Run \`npm run build\` first.`)
  const into = mkdtempSync(join(tmpdir(), 'recollect-api-'))
  try {
    mkdirSync(join(into, 'temp'))
    const entry = join(into, 'entry.d.ts')
    const manifest = readJson(`${dir}/package.json`)
    const entries = entriesOf(manifest)
    writeFileSync(
      entry,
      combined(entries, (types) => path(dir, types)),
    )
    invoke(
      ExtractorConfig.prepare({
        configObject: configuration(dir, into, entry),
        configObjectFullPath: undefined,
        packageJsonFullPath: path(dir, 'package.json'),
      }),
    )
    const report = readFileSync(join(into, 'report.api.md'), 'utf8')
    return {
      name: manifest.name,
      entries,
      report,
      model: JSON.parse(readFileSync(join(into, 'model.json'), 'utf8')),
    }
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}
