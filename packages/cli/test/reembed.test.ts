import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

const COUNT = 30

/** A configuration with an embedder that counts letters; `down` makes it fail. */
function configure(dir: string, { model = 'letters', down = false } = {}): void {
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(dir, 'recollect.config.ts'),
    `const vectorOf = (text: string) => {
      const vector = new Float32Array(26)
      for (const char of text.toLowerCase()) if (char >= 'a' && char <= 'z') vector[char.charCodeAt(0) - 97]! += 1
      return vector
    }
    export default {
      embedder: {
        model: '${model}',
        dimensions: 26,
        embed: async (texts: readonly string[]) => {
          if (${String(down)}) throw new Error('the server is down.')
          return texts.map(vectorOf)
        },
      },
    }`,
  )
}

async function told(): Promise<string> {
  const dir = emptyDirectory()
  const input = Array.from({ length: COUNT }, (_, at) => `stressed ${String(at)}`).join('\n')
  await recollect(dir, ['remember'], { input })
  return dir
}

describe('reembed', () => {
  it('computes what is missing, tells how far it is, and finds nothing the second time', async () => {
    const dir = await told()
    configure(dir)
    const { code, out, err } = await recollect(dir, ['reembed', '--batch', '7'])
    expect({ code, out: out.trim() }).toEqual({ code: 0, out: `Embedded ${String(COUNT)} messages.` })
    expect(err.trim().split('\n').at(-1)).toBe(`${String(COUNT)}/${String(COUNT)} messages`)
    expect((await recollect(dir, ['reembed'])).out).toContain('Every message has a vector')
    const found = JSON.parse((await recollect(dir, ['recall', 'desserts', '--json'])).out)
    expect(found.hits[0].tiers.vector).toBe(1)
  })

  it('replaces the vectors of another model', async () => {
    const dir = await told()
    configure(dir)
    await recollect(dir, ['reembed'])
    configure(dir, { model: 'other' })
    const { out } = await recollect(dir, ['reembed', '--lang', 'zh'])
    expect(out).toContain(`为 ${String(COUNT)} 条消息计算了向量`)
    expect(out).toContain(`删除了其他模型的 ${String(COUNT)} 个向量`)
  })

  it('stops after the batch on Ctrl-C and goes on where it was', async () => {
    const dir = await told()
    configure(dir)
    let stop = () => {}
    const stopped = await recollect(dir, ['reembed', '--batch', '10'], {
      onInterrupt: (wish) => (stop = wish),
      onMessage: () => stop(),
    })
    expect(stopped).toMatchObject({
      code: 130,
      out: expect.stringContaining(`Stopped after 10 of ${String(COUNT)}`),
    })
    const rest = JSON.parse((await recollect(dir, ['reembed', '--json', '--all-scopes'])).out)
    expect(rest).toMatchObject({ stopped: false, scopes: [{ scope: 'default', done: COUNT - 10 }] })
  })

  it('says what is missing when no embedder is configured', async () => {
    const { code, err } = await recollect(await told(), ['reembed'])
    expect({ code, says: err.includes('embedder') }).toEqual({ code: 2, says: true })
  })

  it('says why when the embedder does not answer, and remember keeps messages all the same', async () => {
    const dir = await told()
    configure(dir, { down: true })
    const { code, err } = await recollect(dir, ['reembed'])
    expect({ code, says: err.includes('the server is down') }).toEqual({ code: 1, says: true })
    const kept = await recollect(dir, ['remember', 'I live in Berlin'])
    expect(kept.code).toBe(0)
    expect(kept.err).toContain('1 message kept without a vector (the server is down.)')
    expect((await recollect(dir, ['ask', 'Where do I live?'])).out).toContain('Berlin')
  })
})

describe('the embedder of a configuration', () => {
  it('is shown by its model', async () => {
    const dir = emptyDirectory()
    configure(dir)
    const { values } = JSON.parse((await recollect(dir, ['config', '--json'])).out)
    expect(values.embedder).toEqual({
      value: 'letters',
      source: { from: 'file', name: 'recollect.config.ts' },
    })
  })

  it('is refused when it is none', async () => {
    const dir = emptyDirectory()
    writeFileSync(join(dir, 'recollect.config.json'), JSON.stringify({ embedder: 'openai' }))
    const { code, err } = await recollect(dir, ['remember', 'x'])
    expect({ code, says: err.includes('must be an embedder') }).toEqual({ code: 2, says: true })
  })
})
