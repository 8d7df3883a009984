import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ClientOptions } from 'openapi-fetch'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { Later } from './server.ts'

/** What somebody writes against the generated types. */
export const PROGRAM = `
import createClient from 'openapi-fetch'
import type { components, paths } from './schema.ts'

type Card = components['schemas']['MemoryCard']

export async function run(baseUrl: string) {
  const client = createClient<paths>({ baseUrl })
  const path = { scope: '小明' }
  await client.POST('/v1/scopes/{scope}/messages', {
    params: { path },
    body: { messages: [{ text: '我住在长沙', session: 'chat' }, 'I like green tea'] },
  })
  const found = await client.POST('/v1/scopes/{scope}/recall', {
    params: { path },
    body: { query: '我住在哪里？', limit: 3 },
  })
  const cards = await client.GET('/v1/scopes/{scope}/cards', {
    params: { path, query: { active: true, limit: 5 } },
  })
  const rows: readonly Card[] = cards.data?.rows ?? []
  const missing = await client.GET('/v1/scopes/{scope}/cards/{id}', {
    params: { path: { ...path, id: 'none' } },
  })
  const card: Card | null | undefined = found.data?.answer.card
  return {
    answer: found.data?.answer.text,
    slot: card?.slot,
    slots: rows.map(({ slot }) => slot).sort(),
    problem: missing.error?.code,
  }
}
`

/** Places for generated code: where Node and TypeScript find the packages it imports. */
export async function clientDir(later: Later): Promise<string> {
  const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))
  await mkdir(cache, { recursive: true })
  const dir = await mkdtemp(join(cache, 'client-'))
  later(() => rm(dir, { recursive: true, force: true }))
  return dir
}

/** The types of a document, as openapi-typescript writes them. */
export async function typesOf(document: string): Promise<string> {
  return astToString(await openapiTS(document))
}

/** What the compiler says of programs beside the generated types, one list a program. */
export async function complaints(
  dir: string,
  types: string,
  programs: readonly string[],
): Promise<readonly (readonly string[])[]> {
  await writeFile(join(dir, 'schema.ts'), types)
  const files = programs.map((_, at) => join(dir, `program-${String(at)}.ts`))
  await Promise.all(files.map((file, at) => writeFile(file, programs[at] ?? '')))
  const checked = ts.createProgram(files, {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    // Without the types of browsers, which take longer than all others: the program names none of them.
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
  })
  return files.map((file) =>
    [
      ...checked.getSyntacticDiagnostics(checked.getSourceFile(file)),
      ...checked.getSemanticDiagnostics(checked.getSourceFile(file)),
    ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  )
}

/** Runs a program: its types are left out. */
export async function runProgram(dir: string, program: string, { baseUrl }: ClientOptions): Promise<unknown> {
  const file = join(dir, 'program.mjs')
  const { outputText } = ts.transpileModule(program, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  })
  await writeFile(file, outputText)
  const made: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const run: unknown = Object(made).run
  return typeof run === 'function' ? Reflect.apply(run, null, [baseUrl]) : null
}
