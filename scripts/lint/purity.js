const restrictedGlobals = (names, message) => ['error', ...names.map((name) => ({ name, message }))]

/** Everything a host adds to the language: none of it exists everywhere, and most of it is hidden input or output. */
const HOST_GLOBALS = [
  'Buffer',
  'TextDecoder',
  'TextEncoder',
  'XMLHttpRequest',
  '__dirname',
  '__filename',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'document',
  'fetch',
  'global',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'require',
  'self',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
  'window',
]

const CLOCK = 'Time is an argument: take it from the injected clock.'
const CLOCK_SYNTAX = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: CLOCK },
  { selector: "CallExpression[callee.name='Date']", message: CLOCK },
]
const CLOCK_PROPERTIES = [{ object: 'Date', property: 'now', message: CLOCK }]
const ENVIRONMENT = [
  {
    object: 'process',
    property: 'env',
    message: 'A library reads no environment: take it as an option. The CLI reads it.',
  },
  { object: 'process', property: 'exit', message: 'A library does not end the process of its caller.' },
]

/** Libraries are given time and settings; only the command and the apps look for them. */
export const noEnvironment = (tests) => ({
  files: ['{packages,examples}/*/src/**/*.ts'],
  ignores: [
    ...tests,
    'packages/cli/**',
    // Programs, which read the environment for a key as the command does.
    'examples/{ai-sdk-chat,langgraph-agent,openai-chat}/**',
    'packages/core/src/util/clock.ts',
    // Variables of Postgres' own (PGSSLMODE), which its driver reads as well.
    'packages/store-postgres/src/connect/address.ts',
    // A test set-up, which lies in src because it is shared.
    'packages/test-postgres/src/vitest/global-setup.ts',
  ],
  rules: {
    'no-restricted-syntax': ['error', ...CLOCK_SYNTAX],
    'no-restricted-properties': ['error', ...CLOCK_PROPERTIES, ...ENVIRONMENT],
  },
})

/** Portable packages see no host at all. The type check without `lib.dom` and Node types says the same; this says why. */
export const noHiddenInput = (portable, tests) => ({
  files: portable.map((name) => `{packages,examples}/${name}/src/**/*.ts`),
  ignores: tests,
  rules: {
    'no-restricted-globals': restrictedGlobals(
      HOST_GLOBALS,
      'This package runs in Node, Bun, Deno, a worker and a browser: it uses the language and what it is given.',
    ),
  },
})

export const nodeGlobals = Object.fromEntries(
  ['Buffer', 'URL', 'clearInterval', 'clearTimeout', 'console', 'process', 'setInterval', 'setTimeout'].map(
    (name) => [name, 'readonly'],
  ),
)
