import type { Engine } from '../engine.ts'
import type { SemanticReader, StoredNode } from '@recollect/core/store'
import { keyForm, keyWords } from './key-form.ts'

/** By form, then by words. Of several with the same words the one that was there first. Two index look-ups. */
export async function nodeByForms(
  engine: Engine,
  semantic: SemanticReader,
  key: string,
): Promise<StoredNode | null> {
  const [byForm] = await semantic.find('node_key', keyForm(engine, key), 1)
  if (byForm !== undefined) return semantic.node(byForm)
  const words = keyWords(engine, key)
  const byWords = words === '' ? [] : await semantic.find('node_words', words, MOST)
  const first = byWords.at(-1)
  return first === undefined ? null : semantic.node(first)
}

const MOST = 1000
