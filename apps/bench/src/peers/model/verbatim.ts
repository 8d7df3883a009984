const NEW_MESSAGES = /^## New Messages\n(?<said>[\s\S]*?)\n\n## Observation Date\n/mu
const ROLE = /^(?<role>user|assistant): /u

/** What mem0's extraction is answered: the new messages, word for word. The best any model could keep of them. */
export function verbatim({ user }: { readonly user: string }): string {
  const said = NEW_MESSAGES.exec(user)?.groups?.['said'] ?? ''
  const role = ROLE.exec(said)?.groups?.['role'] ?? 'user'
  const text = said.replace(ROLE, '')
  return JSON.stringify({ memory: text === '' ? [] : [{ id: '0', text, attributed_to: role }] })
}
