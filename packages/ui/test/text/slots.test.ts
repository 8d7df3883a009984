import { describe, expect, it } from 'vitest'
import { slotRegistry } from '@recollect/core/extraction'
import { en } from '../../web/src/text/en/index.ts'
import { zh } from '../../web/src/text/zh/index.ts'
import { attributeName, slotName } from '../../web/src/parts/slot-name.ts'
import { allIn, sourcesOf } from '../support/sources.ts'

const PACKS = ['packages/extract-zh/src', 'packages/extract-en/src'].map(sourcesOf).join('\n')

const KIN = ['zh', 'en'].flatMap((language) => {
  const [, table = ''] =
    /(?:KIN|RELATIONS): [^=]*= (?:byName\()?\{(.*?)\n\}/su.exec(
      sourcesOf(`packages/extract-${language}/src/lexicon/people/kinship.ts`),
    ) ?? []
  return allIn(table, /^ {2}(?<found>[a-z_]+):/gmu)
})
const NAMED = allIn(PACKS, /'user\.(?<found>[a-z_]+)'/gu)
const PEOPLE = [...new Set([...KIN, ...NAMED])].filter(
  (name) => !['age', 'employer', 'location'].includes(name),
)

const KINDS = allIn(
  sourcesOf('packages/extract-en/src/lexicon/tastes/favorites.ts'),
  /: '(?<found>[a-z]+)',/gu,
).map((kind) => `favorite_${kind}`)
const MEMBERS = [
  ...allIn(PACKS, /'(?<found>(?:event|favorite)_[a-z_]+)'/gu),
  ...KINDS,
  ...KIN.flatMap((kin) => [`family.${kin}`, `relation.${kin}`]),
]
const OWN = slotRegistry()
  .all()
  .map(({ name }) => name)
  .filter((name) => !name.endsWith('*'))

describe('what facts are about', () => {
  it('is found in the packs', () => {
    expect(PEOPLE).toEqual(expect.arrayContaining(['pet', 'mother_in_law', 'godchild', 'nanny']))
    expect(MEMBERS).toEqual(expect.arrayContaining(['event_move', 'event_work', 'favorite_team']))
  })

  it('has a Chinese name for every attribute', () => {
    for (const slot of [...OWN, ...new Set(MEMBERS)])
      expect([slot, slotName(slot, zh.slots)]).toEqual([slot, expect.not.stringMatching(/[a-z]/iu)])
  })

  it('has a Chinese name for everybody a fact may be of', () => {
    for (const who of PEOPLE)
      expect([who, attributeName(`user.${who}`, 'name', zh.slots)]).toEqual([
        who,
        expect.not.stringMatching(/[a-z]/iu),
      ])
    expect(attributeName('user.pet', 'name', zh.slots)).toBe('宠物的姓名')
    expect(slotName('event_move', zh.slots)).toBe('搬家')
  })

  it('has an English name that is no name of a field', () => {
    for (const slot of [...OWN, ...MEMBERS])
      expect([slot, slotName(slot, en.slots)]).toEqual([slot, expect.not.stringMatching(/[_.]/u)])
    for (const who of PEOPLE) expect(attributeName(`user.${who}`, 'name', en.slots)).not.toMatch(/[_.]/u)
    expect(slotName('event_other', en.slots)).toBe('event')
    for (const event of allIn(PACKS, /'(?<found>event_[a-z]+)'/gu))
      expect(slotName(event, en.slots)).not.toMatch(/^event ./u)
  })
})
