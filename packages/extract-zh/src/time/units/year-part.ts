import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import type { Season } from '@recollect/core/text'
import type { Fields, Found, Unit, YearPart } from '../fields.ts'
import { matchAt, opens } from '../fields.ts'
import type { Now } from '../now.ts'
import { isHabitual } from '../context.ts'
import { NUMERALS, readNumber } from '../number.ts'

const PARTS: ReadonlyMap<string, YearPart> = new Map([
  ['上半年', 'first_half'],
  ['下半年', 'second_half'],
  ['初', 'start'],
  ['中', 'middle'],
  ['底', 'end'],
  ['末', 'end'],
  ['尾', 'end'],
  ['暑假', 'summer_break'],
  ['暑期', 'summer_break'],
  ['寒假', 'winter_break'],
])
const OF_A_YEAR =
  /年?(?<part>上半年|下半年|(?:初(?![中一二三级恋次])|中(?![国秋考学文旬央])|底|末|尾)|暑假|暑期|寒假)/uy
const BARE = new RegExp(
  `(?<![${NUMERALS}同当那每某])(?:(?<half>上半年|下半年|暑假|暑期|寒假)(?!工|作业|班|档)|年(?<part>初(?![${NUMERALS}])|中(?![国秋考学文旬央])|底|末|尾))`,
  'uy',
)
const SEASONS: Names<Season> = byName({ 春: 'spring', 夏: 'summer', 秋: 'autumn', 冬: 'winter' })
const SEASON_OF_A_YEAR =
  /[初早仲盛深晚]?(?<season>[春夏秋冬])(?:[天季](?!班|赛)|(?![节令奥晚运招考游装卷至分后捺眠泳虫瓜]))(?:里|末)?/uy
const BARE_SEASON =
  /(?:[初早仲盛深晚]?(?<season>[春夏秋冬])[天季](?!班|赛|装|款|限定)|[初早暮]春|[盛初仲]夏|[深初晚]秋|[寒隆初]冬)(?:里|的时候)?/uy
const QUARTER = /第?(?<count>[一二三四1-4])季度|q(?<short>[1-4])(?![a-z\d])/uy
const QUARTER_BESIDE = /(?<which>上|下|这|本)个?季度/uy
const BESIDE: Names<number> = byName({ 上: -1, 下: 1, 这: 0, 本: 0 })

/** Halves, beginnings and ends of years, seasons, school holidays and quarters. */
export const yearPart: Unit = {
  starts: '年初中底末尾上下暑寒早仲盛深晚暮隆春夏秋冬第一二三四1234q这本',
  read: (text, at, said, now) =>
    quarter(text, at, said, now) ?? season(text, at, said) ?? part(text, at, said),
}

function part(text: string, at: number, said: Fields): Found | null {
  const match = matchAt(said.year === undefined ? BARE : OF_A_YEAR, text, at)
  const name = PARTS.get(match?.groups?.['part'] ?? match?.groups?.['half'] ?? '')
  return match && name ? { end: at + match[0].length, fields: { yearPart: name } } : null
}

function season(text: string, at: number, said: Fields): Found | null {
  const match = matchAt(opens(said) ? BARE_SEASON : SEASON_OF_A_YEAR, text, at)
  if (!match || (opens(said) && isHabitual(text, at, at + match[0].length))) return null
  const name = SEASONS[match.groups?.['season'] ?? match[0].slice(1, 2)]
  return name ? { end: at + match[0].length, fields: { season: name } } : null
}

function quarter(text: string, at: number, said: Fields, now: Now): Found | null {
  const match = matchAt(QUARTER, text, at)
  const count = readNumber(match?.groups?.['count'] ?? match?.groups?.['short'] ?? '')
  if (match && count) return { end: at + match[0].length, fields: { quarter: count } }
  const beside = opens(said) ? matchAt(QUARTER_BESIDE, text, at) : null
  const offset = BESIDE[beside?.groups?.['which'] ?? '']
  if (!beside || offset === undefined) return null
  return {
    end: at + beside[0].length,
    fields: { year: now.year, quarter: Math.ceil(now.month / 3) + offset },
  }
}
