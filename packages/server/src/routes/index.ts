export { apiRoutes } from './api-routes.ts'
export { docsRoutes } from './docs.ts'
export type { Asked, Route } from './route.ts'
