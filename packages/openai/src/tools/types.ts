import type { OpenAI } from 'openai'
import type { RunnableToolFunction } from 'openai/lib/RunnableFunction'

/** A tool by which a model uses a memory. */
export type MemoryToolName = 'recall' | 'remember' | 'facts' | 'forget'

/** Tools by which a model uses a memory, in the forms of both APIs. */
export interface MemoryTools {
  /** For `chat.completions.create({ tools })`. */
  readonly chat: OpenAI.ChatCompletionFunctionTool[]
  /** For `responses.create({ tools })`. */
  readonly responses: OpenAI.Responses.FunctionTool[]
  /** For `chat.completions.runTools({ tools })`, which calls them by itself. */
  readonly runnable: RunnableToolFunction<string>[]
  /** The same tools, some of them. */
  only(...names: readonly MemoryToolName[]): MemoryTools
  /**
   * Answers the calls of a completion, in order: messages to be sent after it. `messages` is the conversation it was asked with. Calls of
   * other tools are left to you. What the memory refuses is told to the model.
   */
  answerChat(
    message: Pick<OpenAI.ChatCompletionMessage, 'tool_calls'>,
    messages: readonly OpenAI.ChatCompletionMessageParam[],
  ): Promise<OpenAI.ChatCompletionToolMessageParam[]>
  /** The same for a response: items to be sent after its output. `input` is what it was asked with. */
  answerResponse(
    response: Pick<OpenAI.Responses.Response, 'output'>,
    input: string | OpenAI.Responses.ResponseInput,
  ): Promise<OpenAI.Responses.ResponseInputItem.FunctionCallOutput[]>
}
