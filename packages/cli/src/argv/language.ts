import { LANGS } from '../text/index.ts'
import type { Lang } from '../text/index.ts'

export type Env = Readonly<Record<string, string | undefined>>

/** The first locale variable that is set decides, as in POSIX: Chinese for `zh*`, otherwise English. */
export function localeLanguage(env: Env): Lang {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  return /^zh/iu.test(locale) ? 'zh' : 'en'
}

/** The language to speak before the command line is understood: for help and usage errors. */
export function earlyLanguage(argv: readonly string[], env: Env): Lang {
  const at = argv.findLastIndex((word) => word === '--lang' || word.startsWith('--lang='))
  const given = at < 0 ? env['RECOLLECT_LANG'] : (argv[at]?.split('=')[1] ?? argv[at + 1])
  return LANGS.find((lang) => lang === given) ?? localeLanguage(env)
}
