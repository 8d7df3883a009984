/** Of a session, under its scope. */
export const pathOf = (id: string): string => `/sessions/${encodeURIComponent(id)}`
