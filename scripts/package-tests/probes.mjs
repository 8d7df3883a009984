/** What the README of the server asks by curl. @param {string} url @returns {Promise<string | null>} */
export async function answersOf(url) {
  const post = async (/** @type {string} */ what, /** @type {unknown} */ body) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await globalThis.fetch(`${url}/v1/scopes/alice/${what}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return answer.text()
  }
  await post('messages', { messages: ['我住在长沙', 'I like green tea'] })
  const answer = await post('answer', { query: '我住在哪里？' })
  return answer.includes('长沙') ? null : `the server answered ${answer}`
}

/** @param {string} url @returns {Promise<string | null>} */
export async function pageOf(url) {
  const answer = await globalThis.fetch(url)
  const text = await answer.text()
  return answer.ok && text.includes('<script') ? null : `the page was answered with ${answer.status}: ${text}`
}
