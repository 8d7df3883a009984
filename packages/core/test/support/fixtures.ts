import type { MemoryCard, MemoryItem } from '../../src/index.ts'
import type { CardDraft, Detection } from '../../src/extraction/index.ts'
import { NOON } from './memory.ts'

let count = 0
const nextId = () => {
  count += 1
  return `00000000-0000-7000-9000-${String(count).padStart(12, '0')}`
}

export function aCard(given: Partial<MemoryCard> = {}): MemoryCard {
  const entity = given.entity ?? 'user'
  const slot = given.slot ?? 'location'
  return {
    scope: 'alice',
    id: nextId(),
    seq: 1,
    kind: 'profile',
    entity,
    slot,
    value: 'Paris',
    polarity: 'positive',
    facet: null,
    versionKey: `${entity}:${slot}`,
    valueKey: '',
    version: 1,
    parentId: null,
    relation: 'sets',
    active: true,
    contested: false,
    correctedBy: null,
    when: null,
    normal: null,
    eventDate: null,
    validFrom: NOON,
    validTo: null,
    expiresAt: null,
    recordedAt: NOON,
    supersededAt: null,
    lastSeenAt: NOON,
    seenAt: [],
    confidence: 0.9,
    itemId: null,
    span: null,
    session: null,
    rule: 'ty/location.live',
    pack: 'ty@1.0.0',
    extra: null,
    ...given,
  }
}

export function aDraft(given: Partial<CardDraft> = {}): CardDraft {
  return {
    kind: 'profile',
    entity: 'user',
    slot: 'location',
    value: 'Paris',
    polarity: 'positive',
    relation: 'sets',
    tense: 'current',
    facet: null,
    when: null,
    normal: null,
    eventDate: null,
    validFrom: null,
    validTo: null,
    confidence: 0.9,
    span: { start: 0, end: 5 },
    rule: 'ty/location.live',
    priority: 90,
    pack: 'ty@1.0.0',
    notes: [],
    ...given,
  }
}

export function anItem(given: Partial<MemoryItem> = {}): MemoryItem {
  return {
    scope: 'alice',
    id: nextId(),
    seq: 1,
    role: 'user',
    speaker: null,
    text: 'I live in Paris',
    session: null,
    saidAt: NOON,
    recordedAt: NOON,
    key: null,
    factType: null,
    active: true,
    parentId: null,
    version: 1,
    extractedBy: 'ty@1.0.0',
    unread: [],
    metadata: null,
    ...given,
  }
}

export function aDetection(given: Partial<Detection> = {}): Detection {
  return {
    type: 'generic',
    also: [],
    entity: 'user',
    slots: [],
    facet: null,
    about: '',
    value: null,
    time: null,
    isQuestion: true,
    language: 'ty',
    rule: 'ty/generic',
    confidence: 0.9,
    ...given,
  }
}
