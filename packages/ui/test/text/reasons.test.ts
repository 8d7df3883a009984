import { describe, expect, it } from 'vitest'
import { en } from '../../web/src/text/en/index.ts'
import { zh } from '../../web/src/text/zh/index.ts'
import { allIn, sourcesOf } from '../support/sources.ts'

const REFINERS = ['packages/extract-zh/src/refiners', 'packages/extract-en/src/refiners'].map(sourcesOf)
const CORE = [
  'extract/put-right.ts',
  'extract/overlap.ts',
  'extract/extract-facts.ts',
  'custom',
  'version',
].map((path) => sourcesOf(`packages/core/src/${path}`))
const KNOWLEDGE = [sourcesOf('packages/knowledge/src/evolution')]
const RULES = ['engine', 'pack'].map((path) => sourcesOf(`packages/rules/src/${path}`))

const ALL = [...REFINERS, ...CORE, ...KNOWLEDGE, ...RULES].join('\n')
const STRING = `(?:'(?<found>[^'\\n]+)'|"(?<double>[^"\\n]+)"|\`(?<template>[^\`\\n]+)\`)`

/** `"${value}" names nothing` as it comes for some value. */
const filled = (template: string): string =>
  template.replaceAll(/\$\{[^}]*\}/gu, (name) => (/MAX|Threshold/u.test(name) ? '5' : '宁波'))

const reasonsIn = (text: string, before: string): readonly string[] =>
  [...text.matchAll(new RegExp(`${before}${STRING}`, 'gu'))].map(({ groups }) =>
    filled(groups?.['found'] ?? groups?.['double'] ?? groups?.['template'] ?? ''),
  )

/** Refiners that work their reason out in a function of their own return it there. */
const worked = REFINERS.flatMap((text) =>
  reasonsIn(text, String.raw`(?:return|\?)\s+(?:[^'"\n;]*\? )?`).filter(
    (one) => /^[a-z][a-z', ]+$/u.test(one) && one.includes(' '),
  ),
)
const REASONS = [
  ...new Set([
    ...reasonsIn(ALL, String.raw`(?:\bdrop: |\breason: |const (?:flood|reason|KNOWN) = )`),
    ...worked,
  ]),
]
const REFINER_IDS = allIn(REFINERS.join('\n'), /(?:id: |dropFields\()'(?<found>(?:zh|en)\/[a-z-]+)'/gu)

describe('why a statement was left out', () => {
  it('is found in the sources', () => {
    expect(REASONS).toContain('a tag question')
    expect(REASONS).toContain("somebody else's words")
    expect(REASONS).toContain('points at what was named before')
    expect(REASONS).toContain('said by mistake: 宁波 is meant')
    expect(REASONS.length).toBeGreaterThan(70)
  })

  it.each(REASONS)('is told in Chinese: %s', (reason) => {
    const told = zh.chat.reason('', reason)
    expect(told).not.toBe(reason)
    expect(told).toMatch(/\p{sc=Han}/u)
    expect(told).not.toMatch(/[a-z] [a-z]/u)
  })

  it('keeps the values of the message', () => {
    expect(zh.chat.reason('put-right', 'said by mistake: 宁波 is meant')).toBe('说错了，应为“宁波”')
    expect(zh.chat.reason('en/trim-value', '"$& stuff" names nothing')).toContain('“$& stuff”')
  })

  it('is told by what dropped it when it is worded anew', () => {
    for (const by of REFINER_IDS.filter((id) => /\/(?:drop|given|trim|cut-r|inherit|resolve)/u.test(id)))
      expect([by, zh.chat.reason(by, 'in words of tomorrow')]).not.toEqual([by, 'in words of tomorrow'])
    expect(zh.chat.reason('mine/own', 'in my words')).toBe('in my words')
  })

  it('stays as the library words it in English', () => {
    for (const reason of REASONS) expect(en.chat.reason('', reason)).toBe(reason)
  })
})
