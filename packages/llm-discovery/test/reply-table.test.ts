import { startModelServer } from '@recollect/testkit/model-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openAiModel } from '../src/index.ts'
import { readReply } from '../src/json/read-reply.ts'
import { personalFacts } from '../src/replies/facts.ts'
import { failureOf } from './support/with-api.ts'

const fact = (value: string) => ({
  ...{ message: 0, slot: 'location', entity: 'user', value, quote: `I live in ${value}` },
  ...{ polarity: 'positive', tense: 'current', when: null, confidence: 0.9 },
})
const json = JSON.stringify
const LYON = fact('Lyon')
const RIGHT = json({ facts: [LYON] })
const DRAFT = json({ facts: [fact('Rome')] })
const NOTHING = json({ facts: [] })
const twice = json(RIGHT)
const cutAt = (text: string, part: string) => text.slice(0, text.indexOf(part))
const TWO = json({ facts: [LYON, fact('Rome')] })

/** A model that answers with this body, through the client and a server of its own. */
async function asked(body: string, type = 'application/json') {
  const server = await startModelServer({ reply: () => '' })
  onTestFinished(() => server.close())
  server.misbehave(() => ({ kind: 'body', body, type }))
  const model = openAiModel({
    baseURL: server.url,
    apiKey: 'k',
    model: 'scripted',
    maxRetries: 0,
    retryDelay: 1,
  })
  return model.generate({ system: 's', user: 'u' }, { schema: personalFacts })
}

const bodyOf = (message: object, finish = 'stop') =>
  json({ choices: [{ index: 0, message, finish_reason: finish }] })
const says = (content: unknown, finish?: string) => bodyOf({ role: 'assistant', content }, finish)
const calls = (given: unknown) => ({
  tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: given } }],
})
const events = (...deltas: object[]) =>
  [
    ...deltas.map((delta) => `data: ${json({ choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`),
    'data: [DONE]\n\n',
  ].join('')

const CONTENTS: readonly (readonly [string, unknown])[] = [
  ['is plain', RIGHT],
  ['stands in a fence', `\`\`\`json\n${RIGHT}\n\`\`\``],
  ['stands in a fence without an end', `\`\`\`json\n${RIGHT}`],
  ['has prose around it', `Here it is [1]:\n${RIGHT}\nI hope this helps [2].`],
  ['has Chinese prose around it', `好的，结果如下：\n${RIGHT}\n如需修改请告诉我。`],
  ['follows a draft', `Draft: ${NOTHING}\nFinal: ${RIGHT}`],
  ['follows a draft with another fact', `First I thought ${DRAFT}. On reflection:\n${RIGHT}`],
  ['follows a draft that breaks off', `Draft: {"facts":[{"slot":"likes"\n\nFinal: ${RIGHT}`],
  ['is the second of two fences', `\`\`\`json\n${NOTHING}\n\`\`\`\nCorrected:\n\`\`\`json\n${RIGHT}\n\`\`\``],
  ['follows an example of another shape', `Shape: {"type":"object"}\n${RIGHT}`],
  ['is followed by a list of numbers', `${RIGHT}\n[1, 2, 3]`],
  ['follows <think>', `<think>${NOTHING}</think>\n${RIGHT}`],
  ['follows <thinking>', `<thinking>\n${DRAFT}\n</thinking>${RIGHT}`],
  ['follows thoughts without a beginning', `${DRAFT} no</think>${RIGHT}`],
  ['follows thoughts twice', `<think>a</think><think>${DRAFT}</think>${RIGHT}`],
  ['stands before thoughts', `${RIGHT}<think>was ${DRAFT} better?</think>`],
  ['follows [THINK]', `[THINK]${NOTHING}[/THINK]${RIGHT}`],
  ['follows <seed:think>', `<seed:think>${DRAFT}</seed:think>${RIGHT}`],
  ['follows ◁think▷', `◁think▷${DRAFT}◁/think▷${RIGHT}`],
  ['follows <|begin_of_thought|>', `<|begin_of_thought|>${DRAFT}<|end_of_thought|>${RIGHT}`],
  ['follows <|START_THINKING|>', `<|START_THINKING|>${DRAFT}<|END_THINKING|>${RIGHT}`],
  ['follows <reasoning>', `<reasoning>${DRAFT}</reasoning><answer>${RIGHT}</answer>`],
  [
    'stands in the final channel',
    `<|channel|>analysis<|message|>${DRAFT}<|end|><|start|>assistant<|channel|>final<|message|>${RIGHT}<|return|>`,
  ],
  [
    'stands in the final channel before more analysis',
    `<|channel|>final <|constrain|>json<|message|>${RIGHT}<|end|><|start|>assistant<|channel|>analysis<|message|>${DRAFT}`,
  ],
  [
    'stands in a call of the commentary channel',
    `<|channel|>analysis<|message|>hm<|end|><|start|>assistant<|channel|>commentary to=functions.f <|constrain|>json<|message|>${RIGHT}<|call|>`,
  ],
  [
    'comes in parts',
    [
      { type: 'text', text: RIGHT.slice(0, 20) },
      { type: 'text', text: RIGHT.slice(20) },
    ],
  ],
  ['comes in parts that are texts', [RIGHT.slice(0, 20), RIGHT.slice(20)]],
  ['comes in a part of JSON', [{ type: 'output_json', json: { facts: [LYON] } }]],
  ['comes as an object', { facts: [LYON] }],
  ['is under "result"', json({ result: { facts: [LYON] } })],
  ['is under "data"', json({ data: { facts: [LYON] } })],
  ['is under two names', json({ response: { data: { facts: [LYON] } } })],
  ['is under "facts" twice', json({ facts: { facts: [LYON] } })],
  ['is under the name of the shape', json({ personal_facts: { facts: [LYON] } })],
  ['is a call of a tool in words', json({ name: 'personal_facts', arguments: { facts: [LYON] } })],
  ['is a list under "result"', json({ result: [LYON] })],
  ['is in a list by itself', json([{ facts: [LYON] }])],
  ['is encoded twice', twice],
  ['is encoded three times', json(twice)],
  ['is encoded under a name', json({ result: RIGHT })],
  ['has its list encoded', json({ facts: json([LYON]) })],
  ['has its quotes escaped alone', RIGHT.replaceAll('"', '\\"')],
  ['is encoded in a fence', `\`\`\`json\n${twice}\n\`\`\``],
  ['is one bare fact', json(LYON)],
  ['is a bare list', json([LYON])],
  ['has one fact in place of a list', json({ facts: LYON })],
  ['has facts by number', json({ facts: { 1: LYON } })],
  [
    'has its names in other words',
    json({ Facts: [{ Attribute: 'location', Value: 'Lyon', Evidence: 'I live in Lyon' }] }),
  ],
  ['has Chinese names', json({ 事实: [{ 槽位: 'location', 值: 'Lyon', 原文: 'I live in Lyon' }] })],
  ['has single quotes', `{'facts': [{'slot': 'location', 'value': 'Lyon', 'quote': 'I live in Lyon'}]}`],
  ['has trailing commas', `{"facts":[{"slot":"location","value":"Lyon","quote":"I live in Lyon",},],}`],
  ['has no commas', `{"facts":[{"slot":"location" "value":"Lyon" "quote":"I live in Lyon"}]}`],
  [
    'has comments',
    `{"facts":[ // found\n{"slot":"location", /* a city */ "value":"Lyon","quote":"I live in Lyon"}]}`,
  ],
  ['has bare names', `{facts:[{slot:"location",value:"Lyon",quote:"I live in Lyon"}]}`],
  [
    'has words of Python',
    `{"facts":[{"slot":"location","value":"Lyon","quote":"I live in Lyon","when":None}]}`,
  ],
  ['has NaN', `{"facts":[{"slot":"location","value":"Lyon","quote":"I live in Lyon","confidence":NaN}]}`],
  ['has curly quotes', `{“facts”: [{“slot”: “location”, “value”: “Lyon”, “quote”: “I live in Lyon”}]}`],
  [
    'has Chinese punctuation',
    `{"facts"：[{"slot"："location"，"value"："Lyon"，"quote"："I live in Lyon"}]}`,
  ],
  [
    'has quotes that are not escaped',
    `{"facts":[{"slot":"location","value":"Lyon","quote":"I said "I live in Lyon" once"}]}`,
  ],
  [
    'has raw line breaks in texts',
    `{"facts":[{"slot":"location","value":"Lyon","quote":"I live\nin Lyon"}]}`,
  ],
  ['has a byte order mark', `\ufeff${RIGHT}`],
  ['has a name twice', `{"facts":[],"facts":[${json(LYON)}]}`],
]

const BODIES: readonly (readonly [name: string, body: string, type?: string])[] = [
  ['in reasoning_content', bodyOf({ content: null, reasoning_content: RIGHT })],
  ['in reasoning', bodyOf({ content: '', reasoning: `so: ${DRAFT}\nanswer: ${RIGHT}` })],
  ['in the arguments of a call', bodyOf({ content: null, ...calls(RIGHT) }, 'tool_calls')],
  ['in arguments that are an object', bodyOf({ content: '', ...calls({ facts: [LYON] }) })],
  ['in a call beside prose', bodyOf({ content: 'Let me note that.', ...calls(RIGHT) })],
  ['in an old call of a function', bodyOf({ content: null, function_call: { name: 'f', arguments: RIGHT } })],
  ['in what the server parsed', bodyOf({ content: null, parsed: { facts: [LYON] } })],
  ['as the text of a completion', json({ choices: [{ text: RIGHT, finish_reason: 'stop' }] })],
  [
    'in a call that is streamed',
    events(
      { tool_calls: [{ index: 0, function: { name: 'f', arguments: '' } }] },
      { tool_calls: [{ index: 0, function: { arguments: RIGHT.slice(0, 30) } }] },
      { tool_calls: [{ index: 0, function: { arguments: RIGHT.slice(30) } }] },
    ),
    'text/event-stream',
  ],
  [
    'in thoughts that are streamed',
    events({ reasoning_content: RIGHT.slice(0, 30) }, { reasoning_content: RIGHT.slice(30) }),
    'text/event-stream',
  ],
]

describe('a reply is read', () => {
  it.each(CONTENTS)('that %s', async (_, content) => {
    const { value, truncated } = await asked(says(content))
    expect(value.facts.map((one) => one.value)).toEqual(['Lyon'])
    expect({ truncated, rejected: value.rejected }).toEqual({ truncated: false, rejected: [] })
  })

  it.each(BODIES)('that stands %s', async (_, body = '', type = 'application/json') => {
    const { value } = await asked(body, type)
    expect(value.facts.map((one) => one.value)).toEqual(['Lyon'])
  })

  it('of one fact a line, all of them', async () => {
    const { value } = await asked(says(`${json(LYON)}\n${json(fact('Rome'))}`))
    expect(value.facts.map((one) => one.value)).toEqual(['Lyon', 'Rome'])
  })

  it.each([
    ['in its list', cutAt(TWO, ',"quote":"I live in Rome"')],
    ['in its list, with thoughts before it', `<think>${DRAFT}</think>${cutAt(TWO, 'Rome"')}`],
    ['when it was encoded twice', json(TWO).slice(0, json(TWO).indexOf('Rome'))],
    ['by something else', `${cutAt(TWO, ',{"message"')}, and so on`],
  ])('as far as it is whole where it breaks off %s, and says so', async (_, content) => {
    const { value, truncated } = await asked(says(content, 'length'))
    expect(value.facts.map((one) => one.value)).toEqual(['Lyon'])
    expect(truncated).toBe(true)
  })
})

describe('a reply is refused with the reason', () => {
  it.each<[string, string, RegExp]>([
    [
      'without JSON',
      says('I found nothing.'),
      /holds no JSON, where the shape personal_facts was asked for/u,
    ],
    [
      'of another shape',
      says('{"tracks":[{"title":"x"}]}'),
      /holds JSON that is not of the shape personal_facts/u,
    ],
    ['of a list of something else', says('[{"title":"x"}]'), /holds JSON that is not of the shape/u],
    ['that is a number', says('42'), /holds no JSON/u],
    ['that is empty', says('  '), /gave an empty reply/u],
    ['that is cut off in its thoughts', says(`<think>${DRAFT}`, 'length'), /Raise maxTokens/u],
    [
      'whose thoughts are cut off elsewhere',
      bodyOf({ content: '', reasoning_content: DRAFT }, 'length'),
      /Raise maxTokens/u,
    ],
    ['with drafts alone', says(`<|channel|>analysis<|message|>${DRAFT}<|end|>`), /holds no JSON/u],
    ['that declines', bodyOf({ content: null, refusal: 'no' }), /declined to answer/u],
  ])('%s', async (_, body, message) => {
    expect(String(await failureOf(asked(body)))).toMatch(message)
  })
})

describe('a reply of any length', () => {
  /** Characters looked at while a text is read. */
  function lookedAt(text: string): number {
    let count = 0
    const { charAt } = String.prototype
    String.prototype.charAt = function (at: number) {
      count += 1
      return Reflect.apply(charAt, this, [at])
    }
    try {
      readReply(text, personalFacts)
    } finally {
      String.prototype.charAt = charAt
    }
    return count
  }

  it.each(['{', '[', '{"a":"', '["', '{/*', '{"a":{', '{"facts":[{"a":"', '"', '<think>', '{}'])(
    'is read with work that grows with its length, of nothing but %s',
    (part) => {
      const [short, long] = [4_000, 40_000].map(
        (length) => lookedAt(part.repeat(length / part.length)) / length,
      )
      expect(long).toBeLessThan((short ?? 0) * 1.5 + 1)
    },
  )
})
