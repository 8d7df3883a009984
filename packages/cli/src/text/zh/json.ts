import type { Rule } from '../translated.ts'
import { translated } from '../translated.ts'

/** What V8 finds wrong with JSON; places are told from 1. */
const RULES: readonly Rule[] = [
  [/^Un(?:expected end of|terminated)/u, () => '没有写完'],
  [/ at position (\d+)/u, (place) => `第 ${String(Number(place) + 1)} 个字符处有误`],
  [/^Unexpected token '(.{1,2})'/su, (token) => `不该有“${token ?? ''}”`],
]

export const jsonDetail = (detail: string): string => translated(detail, RULES) ?? '写法有误'
