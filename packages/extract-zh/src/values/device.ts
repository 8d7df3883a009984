import { ANYONE } from '@recollect/core/extraction'
import type { FoundValue, NewValue, ValueType } from '@recollect/rules'
import { GOT } from '../lexicon/changes/new-values.ts'
import { BRANDS, DEVICE_KINDS } from '../lexicon/things/things.ts'
import { oneOf } from '../text/patterns.ts'
import { facetOf } from '../text/device.ts'
import { whoseIn } from './whose.ts'

const KINDS = new Set(Object.values(DEVICE_KINDS).flat())
const MAKES = BRANDS.filter((brand) => !KINDS.has(brand) && !/机$/u.test(brand))
const NEW = new RegExp(oneOf(GOT), 'u')
const AFTER =
  /^(?:手机|电脑|手表)?(?:今天|昨天|刚|终于|总算)?(?:到手|到了|到货|入手)?(?:了|啦|的|!|。|\s){0,2}$/u
const NOT_HAD =
  /多少钱|价格|元|块|贵|便宜|还是|想|要不要|考虑|如果|差点|没买|没换|没上|退了|给(?!我)[^,]{0,4}(?:买|换|下单)|对比|相比|评测|发布会|推荐|壳|膜|充电器|以前|之前|当年|借|羡慕|种草|吗|[?]/u

/** 老公给我下单的: who is given it has it. */
const GIVEN_ME = /(?:送|给|帮)(?:了)?我/u

function read({ value, before, after, earlier, message }: FoundValue): NewValue | null {
  const facet = facetOf(undefined, value)
  const near = earlier.slice(-60) + before
  if (facet === undefined || !/\d|pro|max/u.test(value) || !AFTER.test(after)) return null
  if (!NEW.test(message) || NOT_HAD.test(near + after)) return null
  const whose = GIVEN_ME.test(near) ? 'user' : whoseIn(near)
  return whose === null ? null : { whose: whose === ANYONE ? 'user' : whose, facet }
}

/** 干脆上了iPhone 16; 老公给我下单的Mate 70今天到手. */
export const device: ValueType = {
  slot: 'device',
  anchors: MAKES,
  pattern: new RegExp(
    `(?<![a-z])(?<value>(?:${oneOf(MAKES)})(?:\\s?(?:[a-z]{0,6}\\d{1,4}[a-z]{0,3}|pro|max|plus|ultra|mini|air|se)(?![a-z\\d])){1,4})`,
    'gu',
  ),
  read,
}
