import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { lookupModel } from './onnx.ts'
import { SPECIAL, tokenizerJson } from './tokenizer.ts'

/** Words and what they are about; a column of the model each. */
const TOPICS = {
  cat: ['cat', 'kitten', 'purr', '##s', '猫', '喵'],
  home: ['live', 'moved', 'flat', '住', '搬', '家'],
  work: ['job', 'office', 'hired', '工', '作', '班'],
  drink: ['coffee', 'tea', 'drink', '喝', '茶', '啡'],
}
const FILLERS = ['i', 'my', 'the', 'a', 'is', 'to', 'do', '我', '的', '了', '在', '吗']
const topics = Object.values(TOPICS)

export const WIDTH = topics.length + 2
export const VOCABULARY = [...SPECIAL, ...topics.flat(), ...FILLERS]

/** Row of the table for a token. Padding's is large, so that it shows where it is let in. */
export function rowOf(token: string): number[] {
  if (token === '[PAD]') return Array.from({ length: WIDTH }, () => -100)
  const about = topics.map((words) => (words.includes(token) ? 1 : 0))
  return [...about, token === '[CLS]' ? 0.5 : 0.1, token === '[SEP]' ? 0.5 : 0]
}

export interface TinyModel {
  readonly config?: Record<string, unknown>
  readonly tokenizerConfig?: Record<string, unknown>
  /** Files besides, or in place of, the usual ones; null leaves one out. */
  readonly files?: Readonly<Record<string, string | Buffer | null>>
}

export const weights = (outputs: Parameters<typeof lookupModel>[1] = ['last_hidden_state']) =>
  lookupModel(VOCABULARY.map(rowOf), outputs)

/** A folder with a working model of a few kB, gone after the test. */
export function tinyModel({ config, tokenizerConfig, files }: TinyModel = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'recollect-tiny-model-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const all: TinyModel['files'] = {
    'config.json': JSON.stringify({ model_type: 'bert', hidden_size: WIDTH, ...config }),
    'tokenizer.json': JSON.stringify(tokenizerJson(VOCABULARY)),
    'tokenizer_config.json': JSON.stringify({
      tokenizer_class: 'BertTokenizer',
      model_max_length: 64,
      pad_token: '[PAD]',
      ...tokenizerConfig,
    }),
    'onnx/model.onnx': weights(),
    ...files,
  }
  for (const [name, content] of Object.entries(all)) {
    if (content === null) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}
