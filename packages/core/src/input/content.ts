/** What SDKs call a part that is text; responses of OpenAI tell who it is from. */
const TEXTS: ReadonlySet<unknown> = new Set(['text', 'input_text', 'output_text'])

/**
 * What a message of an SDK says in text: its content, or the parts of it that are text, one a line. Images, files, reasoning and calls of
 * tools are left out. Empty where there is none. Pure.
 */
export function textOfContent(content: unknown): string {
  if (typeof content === 'string') return content
  const parts: readonly unknown[] = Array.isArray(content) ? content : []
  return parts.flatMap(textIn).join('\n')
}

function textIn(part: unknown): string | readonly [] {
  if (typeof part === 'string') return part
  if (typeof part !== 'object' || part === null || !('type' in part) || !('text' in part)) return []
  return TEXTS.has(part.type) && typeof part.text === 'string' ? part.text : []
}
