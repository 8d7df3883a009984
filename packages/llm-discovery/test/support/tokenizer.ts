export const SPECIAL = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', '[MASK]']

/** A WordPiece tokenizer as BERT's: words in pieces, every Chinese character by itself. */
export function tokenizerJson(vocabulary: readonly string[]) {
  const id = (token: string) => vocabulary.indexOf(token)
  const special = (token: string) => ({ SpecialToken: { id: token, type_id: 0 } })
  const frame = (token: string) => [token, { id: token, ids: [id(token)], tokens: [token] }]
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: SPECIAL.map((content) => ({
      id: id(content),
      content,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
      special: true,
    })),
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [special('[CLS]'), { Sequence: { id: 'A', type_id: 0 } }, special('[SEP]')],
      pair: [],
      special_tokens: Object.fromEntries([frame('[CLS]'), frame('[SEP]')]),
    },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(vocabulary.map((token) => [token, id(token)])),
    },
  }
}
