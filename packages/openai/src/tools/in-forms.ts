import type { OpenAI } from 'openai'
import type { RunnableToolFunction } from 'openai/lib/RunnableFunction'
import type { MemoryTool } from './define-tool.ts'
import { outputOf } from './output-of.ts'
import { spokenIn } from './spoken-in.ts'
import type { MemoryTools } from './types.ts'

/** Tools in the forms of both APIs. */
export function inForms(tools: readonly MemoryTool[]): MemoryTools {
  const called = (name: string) => tools.find((tool) => tool.name === name)
  return {
    chat: tools.map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters },
    })),
    responses: tools.map(({ name, description, parameters }) => ({
      type: 'function',
      name,
      description,
      parameters,
      strict: false,
    })),
    runnable: tools.map(runnable),
    only: (...names) => inForms(tools.filter(({ name }) => names.some((one) => one === name))),
    answerChat: async (message, messages) => {
      const spoken = spokenIn(messages)
      const answers: OpenAI.ChatCompletionToolMessageParam[] = []
      for (const call of message.tool_calls ?? []) {
        const tool = call.type === 'function' ? called(call.function.name) : undefined
        if (call.type !== 'function' || tool === undefined) continue
        const content = await outputOf(tool, call.function.arguments, spoken)
        answers.push({ role: 'tool', tool_call_id: call.id, content })
      }
      return answers
    },
    answerResponse: async ({ output }, input) => {
      const spoken = spokenIn(input)
      const answers: OpenAI.Responses.ResponseInputItem.FunctionCallOutput[] = []
      for (const item of output) {
        const tool = item.type === 'function_call' ? called(item.name) : undefined
        if (item.type !== 'function_call' || tool === undefined) continue
        const told = await outputOf(tool, item.arguments, spoken)
        answers.push({ type: 'function_call_output', call_id: item.call_id, output: told })
      }
      return answers
    },
  }
}

const runnable = (tool: MemoryTool): RunnableToolFunction<string> => ({
  type: 'function',
  function: {
    name: tool.name,
    description: tool.description,
    parameters: tool.parameters,
    function: (argumentsJson, runner) => outputOf(tool, argumentsJson, spokenIn(runner.messages)),
  },
})
