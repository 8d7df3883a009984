import { slotRegistry, extractFacts } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

const context = { saidAt: Date.UTC(2026, 5, 15), zone: 'UTC', slots: slotRegistry() }
const read = (text: string) => extractFacts([english()], normalizeText(text), context)
const TYPED = new Set([
  ...[
    'name',
    'nickname',
    'age',
    'location',
    'hometown',
    'employer',
    'workplace',
    'occupation',
    'phone',
    'email',
    'pet',
  ],
])
const typed = (text: string) =>
  read(text)
    .drafts.filter(
      ({ slot, tense, relation }) => TYPED.has(slot) && tense === 'current' && relation !== 'retracts',
    )
    .map(({ slot, value }) => `${slot}=${value}`)

describe('a value that is not of its slot’s type is no fact', () => {
  it.each([
    // Employers, jobs and home towns of which something is said.
    ...[
      'My company is growing fast',
      'my company laptop is slow',
      'my workplace is noisy',
      'our company policy is strict',
    ],
    ...[
      'my job is gone',
      'my job is stressful',
      'my career is going well',
      'my hometown is boring',
      'my hometown is tiny',
    ],
    // Names that are none.
    ...[
      'my name tag is lost',
      'My name badge fell off',
      'My name got misspelled',
      'my hometown is freezing in winter',
      'My name is important to me',
      'hey its marcus again',
    ],
    ...['I go by bus', 'I go by train', 'my phone number is private', 'my email is broken'],
    // Words with an animal in them.
    ...[
      'my canary word is bumblebee',
      'my guinea pig experiment failed',
      'what a rabbit hole, my rabbit hole of a weekend',
      'my bird feeder is empty',
      'my fish tank is leaking',
      'my cat tree is broken',
    ],
    // How and where somebody works or lives.
    ...[
      'I work in my pajamas',
      'I work in shorts',
      'I work in a cubicle',
      'I work nights',
      'I work part time',
    ],
    ...[
      'I work from home on Fridays',
      'I work with Tom',
      'I work in silence',
      "I'm a bit of a photographer",
      'I work days',
      'I work in the mornings',
    ],
    ...[
      'I moved to management',
      'I moved to the marketing team',
      'I live on coffee',
      'I live on noodles',
      'I live in fear',
    ],
    // Ages to come, and lengths of time.
    ...["I'm 38 next week", "I'm 40 tomorrow", "I'm thirty years in the city", "I'm twenty years married"],
  ])('%s', (text) => {
    expect(typed(text)).toEqual([])
  })
})

describe('a value goes to the slot it is of', () => {
  it.each([
    ['I work in Leeds', ['workplace=Leeds']],
    ['My sister works in Rotterdam', ['workplace=Rotterdam']],
    ['I work as a chef in Leeds', ['occupation=chef', 'workplace=Leeds']],
    ['I work in HR for a logistics company in Rotterdam', ['occupation=HR', 'employer=logistics company']],
    ['I work in marketing at Shell', ['occupation=marketing', 'employer=Shell']],
    ['I work at Tesco', ['employer=Tesco']],
    ['my company is Acme', ['employer=Acme']],
    ['my job title is now CTO', ['occupation=CTO']],
    ['my hometown is still Porto', ['hometown=Porto']],
    ["My name is Dr. Ann O'Neil", ["name=Dr. Ann O'Neil"]],
    ['My name is Prof. Karen Hill', ['name=Prof. Karen Hill']],
    ['My phone number is (555) 010-9999', ['phone=(555) 010-9999']],
    ['Just moved to Edinburgh from Bristol to start my PhD', ['location=Edinburgh']],
    ['I live on a farm', ['location=farm']],
    ["I'm 38", ['age=38']],
  ])('%s', (text, expected) => {
    expect(typed(text)).toEqual(expected)
  })

  it('is told of among what was rejected', () => {
    expect(read('I work in Leeds').rejected).toMatchObject([
      { by: 'type', reason: 'held back: "Leeds" is a place, the slot employer wants an organisation' },
    ])
  })
})

describe('what is no statement of the user', () => {
  it.each([
    "write me a short story in first person where I'm a dragon living in Peru",
    'make up a poem for kids in which I live in Oslo',
    'draft a scene for my play where I work at Acme as a nurse',
  ])('is left out where it is ordered to be made up: %s', (text) => {
    expect(typed(text)).toEqual([])
  })

  it.each(['my daughter called yesterday', 'my sister called last night', 'my son called twice'])(
    'has no name in it: %s',
    (text) => {
      expect(typed(text)).toEqual([])
    },
  )

  it('is not what a story is wanted for', () => {
    expect(typed('write me a story for my son, I live in Oslo')).toEqual(['location=Oslo'])
  })
})
