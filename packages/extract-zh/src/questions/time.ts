const PAST = /以前|之前|从前|曾经|过去|原来|原先|小时候|当年|上一[个份次]|曾用|那时|从哪.{0,2}搬/u
const CURRENT = /现在|目前|最新|当前|如今|眼下|而家|近来|还(?:是|在|住|叫|有|会|抽|喝|喜欢|单身)/u

/** Whether a question asks for what was or for what is. */
export function timeOf(text: string): 'past' | 'current' | null {
  if (PAST.test(text)) return 'past'
  return CURRENT.test(text) ? 'current' : null
}
