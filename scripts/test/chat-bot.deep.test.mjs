import { describe, expect, it } from 'vitest'
import { bundled } from '../docs/bundle.mjs'
import { moduleOf } from '../docs/module-of.mjs'
import { pageOf } from '../docs/pages.mjs'
import { atReaders } from '../docs/reader.mjs'
import { TRANSCRIPTS } from './chat-bot-transcripts.mjs'

/** What the bot of the guide says to lines, one after the other: its block as it stands in the page, without the lines it shows. */
const saidBy = (/** @type {string} */ name, /** @type {readonly string[]} */ lines) =>
  atReaders(async (folder) => {
    const page = pageOf(name)
    const block = page.blocks.find(({ text }) => text.includes('async function reply'))
    if (!block) throw new Error(`${name} has no bot.`)
    const bot = block.text.replaceAll(/^console\.log\(.*$/gmu, '')
    const run = `globalThis.chatBotSaid = []\nfor (const line of ${JSON.stringify(lines)}) globalThis.chatBotSaid.push(await reply(line))`
    const [module] = moduleOf(page, { ...block, text: `${bot}\n${run}` })
    if (!module) throw new Error(`The bot of ${name} is no module.`)
    const load = await bundled(folder, [module])
    await load(module)
    return Reflect.get(globalThis, 'chatBotSaid')
  })

describe.each(TRANSCRIPTS)('the bot of $page', ({ page, turns }) => {
  it('says what it should over thirty turns', { timeout: 120_000 }, async () => {
    expect(turns.length).toBeGreaterThanOrEqual(30)
    const said = await saidBy(
      page,
      turns.map(([line = '']) => line),
    )
    expect(turns.map(([line], at) => [line, said[at]])).toEqual(turns)
  })

  it('names no slot as it is written in code, and repeats no line', () => {
    for (const [line, reply] of turns) {
      expect(reply).not.toMatch(/favorite_|event_|family\.|user\.|undefined|null|\{|is ,/u)
      expect(reply).not.toBe(line)
    }
  })
})
