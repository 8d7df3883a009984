import type { SemanticNode } from '@recollect/core'
import type { RelationshipType } from '@recollect/core/store'
import { safe } from '../safe.ts'
import { short } from '../short.ts'
import type { View } from '../view.ts'

const DIGITS = 2
const LONG = 120

/** Confidence, strength and scores, 0–1. */
export const share = (value: number): string => value.toFixed(DIGITS)

/** Words that prove something, in the quotation marks that Chinese and English share. */
export const proof = (text: string): string => `“${short(text, LONG)}”`

/** `John's research: planning of agents` */
export const keyAndValue = ({ key, value }: Pick<SemanticNode, 'key' | 'value'>, view: View): string =>
  view.text.trace.line(view.colors.cyan(safe(key)), safe(value))

/** `— part of →`; from the other end its converse. */
export const edgeName = (type: RelationshipType, { text }: View, back = false): string =>
  (back ? text.knowledge.relationshipsBack : text.knowledge.relationships)[type]

const MICROS = 1_000_000
const MONEY = { minimumFractionDigits: 2, maximumFractionDigits: 6 }

/** Millionths of a currency as an amount; empty for nothing. */
export const amount = (micros: number): string =>
  micros === 0 ? '' : (micros / MICROS).toLocaleString('en-US', MONEY)
