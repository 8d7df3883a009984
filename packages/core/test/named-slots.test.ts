import { describe, expect, it } from 'vitest'
import { openMemory } from './support/memory.ts'

async function noted() {
  const opened = await openMemory()
  await opened.alice.put({ slot: 'handover-note', value: 'ask Kim before restarting the gateway' })
  await opened.alice.put({ slot: 'wifiPassword', value: 'tulip' })
  await opened.alice.put({ slot: 'gate.code', value: '4711', entity: 'user.wife' })
  return opened
}

describe('a fact written under a name of its own', () => {
  it.each([
    ['What is the handover note?', 'fact: ask Kim before restarting the gateway'],
    ['the HANDOVER note', 'fact: ask Kim before restarting the gateway'],
    ['WiFi password', 'fact: tulip'],
    ['What is my wifiPassword?', 'fact: tulip'],
    ['What is the handoverNote?', 'fact: ask Kim before restarting the gateway'],
    ['Where is the wifi password?', 'fact: tulip'],
    ['What is the gate code of my wife?', 'fact: 4711'],
  ])('is found by the words of its slot: %s', async (question, text) => {
    const { alice } = await noted()
    const { answer, trace } = await alice.recall(question, { trace: true })
    expect(answer).toMatchObject({ text, evidence: 'strong' })
    expect(trace?.tiers[0]).toMatchObject({ tier: 'card', ran: true, code: 'named' })
  })

  it('is found by the words of its value, less surely', async () => {
    const { alice } = await noted()
    const { answer, trace } = await alice.recall('Do we ask Kim before restarting?', {
      trace: true,
    })
    expect(answer).toMatchObject({ text: 'fact: ask Kim before restarting the gateway', evidence: 'weak' })
    expect(trace?.tiers[0]).toMatchObject({ code: 'named_value' })
    expect(trace?.evidence.code).toBe('card_words')
  })

  it.each([
    ['What is the note?'],
    ['What is the password of the router at work?'],
    ['Who is Kim Novak married to?'],
  ])('is no answer to %s', async (question) => {
    const { alice } = await noted()
    expect((await alice.answer(question)).evidence).not.toBe('strong')
  })

  it("is not told of somebody else's", async () => {
    const { alice } = await noted()
    expect((await alice.answer('What is the gate code?')).evidence).toBe('none')
    expect((await alice.answer('What is the wifi password of my boss?')).evidence).toBe('none')
  })

  it('gives way to a fact of the slot that is asked for', async () => {
    const { alice } = await noted()
    await alice.put({ slot: 'memo', value: 'live and let live' })
    expect((await alice.answer('Where do I live?')).evidence).toBe('none')
    await alice.put({ slot: 'live', value: 'nothing of the kind' })
    await alice.remember('I live in Rome')
    expect((await alice.answer('Where do I live?')).text).toBe('fact: Rome')
  })

  it('is answered from its history: what it was before, and that it is gone', async () => {
    const { alice, clock } = await noted()
    clock.set(clock.now() + 1000)
    await alice.put({ slot: 'wifiPassword', value: 'rose', relation: 'updates' })
    expect((await alice.answer('What is the wifi password?')).text).toBe('fact: rose')
    expect((await alice.answer('What was the wifi password before?')).text).toBe('past: tulip')
    clock.set(clock.now() + 1000)
    await alice.put({ slot: 'wifiPassword', value: 'rose', relation: 'retracts' })
    const { answer, hits } = await alice.recall('What is the wifi password?')
    expect(answer.evidence).toBe('none')
    expect(hits).toEqual([])
  })
})
