const MOST = 1000

/** Questions whose answers wait for tools, by the response that asked for them: the next request names it and has no question. */
export function pendingQuestions() {
  const questions = new Map<string, string>()
  return {
    of: (response: string | null): string | null =>
      response === null ? null : (questions.get(response) ?? null),
    put: (response: string, question: string) => {
      questions.set(response, question)
      const [oldest] = questions.keys()
      if (questions.size > MOST && oldest !== undefined) questions.delete(oldest)
    },
  }
}
