import type { Rule } from '../translated.ts'

const WHERE = String.raw`^(\S{1,500})`

/** 模型为什么没有给出结果。 */
export const modelErrors: readonly Rule[] = [
  [
    /^No whole answer from (\S{1,500}) within (\d{1,12}) ms/u,
    (where, ms) =>
      `${where} 在 ${ms} 毫秒内没有给出完整的回答。请稍后再试，在配置里调大 model.timeout，或换一个更快的模型。`,
  ],
  [
    /^The connection to (\S{1,500}) failed \((?:unknown reason|([^)]{1,100}))\)/u,
    (where, reason) =>
      `连不上 ${where}${reason === '' ? '' : `（${reason}）`}。请检查 --model-url（OPENAI_BASE_URL），确认服务器在运行，然后再运行一次。`,
  ],
  [
    /^What (\S{1,500}) answered cannot be read/u,
    (where) =>
      `${where} 的回答无法读取。请确认 --model-url（OPENAI_BASE_URL）指向兼容 OpenAI 的接口，通常以 /v1 结尾。`,
  ],
  [
    new RegExp(String.raw`${WHERE} refused the key \((\d{3})\)`, 'u'),
    (where, status) => `${where} 拒绝了密钥（${status}）。请检查 OPENAI_API_KEY 以及它的使用权限。`,
  ],
  [
    new RegExp(String.raw`${WHERE} has no such model or address \((\d{3})\)`, 'u'),
    (where, status) =>
      `${where} 没有这个模型或地址（${status}）。请检查模型名称 --model（OPENAI_MODEL）和地址 --model-url（OPENAI_BASE_URL）。`,
  ],
  [
    new RegExp(String.raw`${WHERE} takes no more requests for now \((\d{3})\)`, 'u'),
    (where, status) => `${where} 暂时不再接受请求（${status}）。请稍后再运行，或检查账户的配额。`,
  ],
  [
    new RegExp(String.raw`${WHERE} failed \((\d{3})\)`, 'u'),
    (where, status) => `${where} 出错了（${status}）。请稍后再运行。`,
  ],
  [
    /^"([^"]{1,500})" declined to answer/u,
    (model) => `模型 ${model} 拒绝回答。同样的文字还会被拒绝：请换一个模型。`,
  ],
  [
    /^A content filter held back the reply of "([^"]{1,500})"/u,
    (model) => `内容过滤扣下了模型 ${model} 的回答。请换一个没有过滤的模型，或忘记这条消息。`,
  ],
  [
    /^The reply of "([^"]{1,500})" was cut off/u,
    (model) => `模型 ${model} 的回答被截断了。请在配置里调大 model.maxTokens：先思考再回答的模型需要更多。`,
  ],
]
