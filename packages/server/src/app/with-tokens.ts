/** Apps that ask for a token: they may be reached from other machines. */
const apps = new WeakSet<object>()

export const noteTokens = (app: object): void => {
  apps.add(app)
}

/** Whether `createServer` made this app, with tokens. */
export const asksForTokens = (app: object): boolean => apps.has(app)
