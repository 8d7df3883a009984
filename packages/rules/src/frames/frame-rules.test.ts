import { slotRegistry } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { describe, expect, it } from 'vitest'
import { ruleExtractor } from '../engine/rule-extractor.ts'
import { frameRules } from './frame-rules.ts'
import type { FrameGrammar } from './grammar.ts'
import { foldAccents, meaningTable, wordTable } from './words.ts'

const fold = foldAccents('ñ')

/** Spanish leaves out the pronoun, and a single accent tells "hablo" from "habló". */
const grammar: FrameGrammar = {
  language: 'es',
  fold,
  subjects: {
    me: { says: '(yo) (ya)', after: 'y, pero, ahora', usual: true },
    kin: { says: 'mi {kin}', entity: 'user.{kin}' },
    pet: { says: 'mi {pet}', entity: 'user.pet', facet: '{pet}' },
  },
  tables: {
    kin: meaningTable('sister: hermana; father: padre, papá'),
    pet: wordTable('perro, gata'),
    state: meaningTable('relationship_status: casado, casada; diet: vegano'),
  },
  phrases: { in: 'en, en_el, en_la' },
  adverbs: 'ahora, también',
  classes: {
    PLACE: String.raw`(?<value>\p{L}[\p{L} ]{1,30}?)(?: desde (?<when>\d{4}))?$`,
    YEARS: String.raw`(?<value>\d{1,3}) años`,
    WORD: String.raw`(?<value>\p{L}{2,20})$`,
  },
}

const SHEET = `
  # location.live 92 0.93
  vivo/resido | {in}: PLACE | location
  vive | {in}: PLACE | location | of=kin
  vivía | {in}: PLACE | location | past
  + Vivo en Lugo = Lugo
  + Mi hermana vive en Lugo = Lugo | of=user.sister
  - Mi vecino vivo en Lugo

  # location.left
  no vivo más | {in}: PLACE | location | over
  + No vivo más en Lugo = Lugo | over
  - No vivo en Lugo

  # language.speak
  hablo | : WORD | language
  + Hablo gallego = gallego
  - Habló gallego

  # age.is
  tengo/tiene | : YEARS | age | of=me,kin,pet
  + Tengo 30 años = 30
  - Tengo 30 anos

  # state.is
  estoy/soy | : {state} | {state}
  + Estoy casada = casada | slot=relationship_status
  - Estoy cansada

  # employer.left
  dejé (por_fin) mi trabajo/empleo | | employer | over
  + Dejé mi trabajo = | over
  - Dejé mi paraguas

  # nickname.call
  me llaman | : WORD | nickname | of=- proper
  + Me llaman Pepe = Pepe
  - Me llaman mucho

  # event.married
  me casé | | event_relationship | whole
  + Me casé = Me casé
  - Me cansé
`

const rules = frameRules(grammar, SHEET)
const extractor = ruleExtractor({
  pack: 'es@0.0.0',
  fold,
  segment: { sentenceEnd: /[.!?]/gu, clauseEnd: /,/gu },
  rules,
  refiners: [],
  times: { read: () => [] },
})
const context = { saidAt: 0, zone: 'UTC', slots: slotRegistry() }
const read = (text: string) =>
  extractor
    .extract(normalizeText(text), context)
    .drafts.map(({ slot, value, entity, relation, ...draft }) => ({
      fact: `${entity} ${slot}=${value}`,
      relation,
      ...draft,
    }))
const facts = (text: string) => read(text).map(({ fact }) => fact)
const made = (sheet: string) => () => frameRules(grammar, sheet)

describe('rules made of frames', () => {
  it('have the id, priority, confidence and anchors that their block gives', () => {
    expect(rules[0]).toMatchObject({ id: 'es/location.live', priority: 92, confidence: 0.93 })
    expect(rules[0]?.anchors).toEqual(['vivo', 'resido', 'vive', 'vivia'])
    expect(rules[1]).toMatchObject({ priority: 90, confidence: 0.9 })
  })

  it('read what their own examples say, and nothing in what they are to leave alone', () => {
    for (const { examples, counterExamples } of rules) {
      for (const { text, cards } of examples) {
        const [{ value, slot, entity = 'user' } = { value: '', slot: '' }] = cards
        expect([text, facts(text)]).toEqual([text, [`${entity} ${slot}=${value}`]])
      }
      for (const text of counterExamples) expect([text, facts(text)]).toEqual([text, []])
    }
  })

  it('say what options say: that it was, is denied, is over', () => {
    expect(read('Vivía en Lugo')).toMatchObject([{ fact: 'user location=Lugo', tense: 'past' }])
    expect(read('No vivo más en Lugo')).toMatchObject([{ relation: 'retracts' }])
  })

  it('know whom they are said of, and the kind of a thing', () => {
    expect(facts('Mi papá vive en Lugo')).toEqual(['user.father location=Lugo'])
    expect(read('Mi gata tiene 3 años')).toMatchObject([{ fact: 'user.pet age=3', facet: 'gata' }])
  })

  it('let adverbs stand after the words of a predicate, and optional words be there or not', () => {
    expect(facts('Vivo ahora también en Lugo')).toEqual(['user location=Lugo'])
    expect(facts('Dejé por fin mi empleo')).toEqual(['user employer='])
  })

  it('take the words of a date apart from the value', () => {
    expect(read('Vivo en Lugo desde 2019')).toMatchObject([{ fact: 'user location=Lugo', when: '2019' }])
  })
})

describe('a language that leaves out the subject', () => {
  it.each(['Vivo en Lugo', 'Yo vivo en Lugo', 'Y vivo en Lugo', 'Ahora vivo en Lugo'])(
    'reads "%s"',
    (text) => {
      expect(facts(text)).toEqual(['user location=Lugo'])
    },
  )

  it.each(['No vivo en Lugo', 'El vecino vivo en Lugo', 'Vive en Lugo', 'Vivos en Lugo'])(
    'leaves "%s"',
    (text) => {
      expect(facts(text)).toEqual([])
    },
  )
})

describe('accents', () => {
  it('may be left out by who types', () => {
    expect(facts('vivia en Lugo')).toEqual(['user location=Lugo'])
    expect(facts('Mi papa vive en Lugo')).toEqual(['user.father location=Lugo'])
  })

  it('are never added: another accent makes another word', () => {
    expect(facts('Hablo gallego')).toEqual(['user language=gallego'])
    expect(facts('Habló gallego')).toEqual([])
  })

  it('are kept on letters of their own', () => {
    expect(facts('Tengo 30 años')).toEqual(['user age=30'])
    expect(facts('Tengo 30 anos')).toEqual([])
    expect(fold('mañana también')).toBe('mañana tambien')
  })
})

describe('a sheet that is wrong', () => {
  it.each([
    ['vivo | : WORD | location', /# slot\.sense/u],
    ['# a.b\nvivo | : PLAZE | location\n+ a = b\n- c', /the class PLAZE/u],
    ['# a.b\nvivo {nowhere} | : WORD | location\n+ a = b\n- c', /called \{nowhere\}/u],
    ['# a.b\nvivo | : WORD | location | of=them\n+ a = b\n- c', /"them"/u],
    ['# a.b\nvivo | : WORD PLACE | location\n+ a = b\n- c', /one class/u],
    ['# a.b\n(vivo) | : WORD | location\n+ a = b\n- c', /no word of its own/u],
    ['# a.b\nvivo | : WORD | location\n+ a\n- c', /what is said = the value/u],
    ['# a.b\nvivo | : WORD | location\n- c', /at least one example/u],
  ])('is refused with what to write: %j', (sheet, message) => {
    expect(made(sheet)).toThrow(message)
  })
})
