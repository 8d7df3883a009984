const AT = '/v1/scopes/{scope}'

/** Calls of core's API that list what there is, and the routes that do. */
const ROUTES: readonly (readonly [call: RegExp, path: string])[] = [
  [/^items\.list\(\)$/u, '/items'],
  [/^cards\.list\(\)$/u, '/cards'],
  [/^changes\.list\(\)$/u, '/changes'],
  [/^sessions\.list\(\)$/u, '/sessions'],
  [/^episodes\.list\(\)$/u, '/episodes'],
  [/^nodes\.list\(\)$/u, '/nodes'],
  [/^sessions\.topics\(\)$/u, '/log/topics'],
  [/^working\.all\(\)$/u, '/sessions/{id}/working'],
  [/^session\(.*\)\.recent\(\)$/su, '/sessions/{id}/turns'],
]

function routeOf(call: string): string {
  const path = ROUTES.find(([pattern]) => pattern.test(call))?.[1]
  return path === undefined ? call : `GET ${AT}${path}`
}

/** Next steps at the end of core's messages, each with what a client of this API does instead. Names in front of them stay as they are. */
const STEPS: readonly (readonly [step: RegExp, told: (...found: string[]) => string])[] = [
  [
    /^(.*\bList (?:what there is|them) with )(.*)\.$/su,
    (_, before = '', calls = '') => `${before}${calls.split(' and ').map(routeOf).join(' and ')}.`,
  ],
  [
    /^(.*)\bsessions\.merge\((\[.*\]), (".*")\)\.$/su,
    (_, before = '', from = '', into = '') =>
      `${before}POST ${AT}/log/merge with {"from":${from},"into":${into}}.`,
  ],
  [
    /\bpass \{ dependents: 'undo' \} to undo them too\.$/u,
    () => 'send "dependents":"undo" to undo them too.',
  ],
  [/\bPass a Date, (epoch milliseconds or ISO 8601 .*)$/su, (_, rest = '') => `Pass ${rest}`],
  [/\bCall \.normalize\('NFC'\) on it\.$/u, () => 'Send it in NFC.'],
]

/** A message of core for who speaks to it by routes. Pure. */
export const inRestWords = (message: string): string =>
  STEPS.reduce((told, [step, words]) => told.replace(step, words), message)
